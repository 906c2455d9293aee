/** Brings what comments do once a visitor is about to write one, or has left a draft on this site. */
import { loadLate } from '../client/island/load-late';
import { onIntent } from '../client/trigger/intent';
import { keys } from '../client/store/store';
import { queueEvents } from '../client/trigger/replay';
import { DRAFTS } from './kept';
import './comments.scss';

const queue = queueEvents(
	document.documentElement,
	( control ) => control.matches( '.comment-reply-link' ) && !! load()
);

const load = () =>
	loadLate( 'comments' ).then( () => {
		queue.replay();
		queue.stop();
	}, queue.release );

if ( keys( DRAFTS ).length ) {
	load();
} else {
	onIntent( document, load, ( target ) =>
		target.closest( '#respond,.comment-reply-link' )
	);
}
