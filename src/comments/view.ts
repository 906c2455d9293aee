/** Brings what comments do once a visitor uses the page, or has left a draft on this site. */
import { loadLate } from '../island/load-late';
import { keys } from '../store/store';
import { queueEvents } from '../trigger/replay';
import { triggers } from '../trigger/triggers';
import { DRAFTS } from './kept';
import './comments.scss';

const queue = queueEvents( document.documentElement, ( control ) => {
	const isReply = control.matches( '.comment-reply-link' );
	if ( isReply ) {
		load();
	}
	return isReply;
} );

const load = () =>
	loadLate( 'comments' ).then( () => {
		queue.replay();
		queue.stop();
	}, queue.release );

triggers[ keys( DRAFTS ).length ? 'load' : 'used' ]( document.body, load );
