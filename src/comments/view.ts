/** Loads the comments script on intent, or if the browser has a draft for this site. */
import { loadDeferred } from '../client/deferred/deferred';
import { onIntent } from '../client/trigger/intent';
import { keys } from '../client/store/store';
import { queueEvents } from '../client/trigger/replay';
import { DRAFTS } from './kept';
import { moveAtOnce } from './move';
import './comments.scss';

const queue = queueEvents(
	document.documentElement,
	( control ) =>
		control.matches( '.comment-reply-link' ) &&
		!! load() &&
		moveAtOnce( control )
);

const load = () =>
	loadDeferred( 'comments' ).then( () => {
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
