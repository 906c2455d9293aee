/** Loads the comments script on intent, or if the browser has a draft for this site. */
import { loadDeferred } from '../client/deferred/deferred';
import { keys } from '../client/store/store';
import { onIntent } from '../client/trigger/intent';
import { queueEvents } from '../client/trigger/replay';
import { DRAFTS } from './kept';
import { moveAtOnce } from './move';
import './comments.scss';

/** Longer than most touches: their click comes first. */
const TOUCH_MS = 300;

const queue = queueEvents(
	document.documentElement,
	( control ) =>
		control.matches( '.comment-reply-link' ) &&
		moveAtOnce( control ) &&
		// Not in the frame that has to show the form.
		!! requestAnimationFrame( () => setTimeout( load ) )
);

const load = () =>
	loadDeferred( 'comments' ).then( () => {
		queue.replay();
		queue.stop();
	}, queue.release );

if ( keys( DRAFTS ).length ) {
	load();
} else {
	onIntent(
		document,
		( hasTime ) => ( hasTime ? load() : setTimeout( load, TOUCH_MS ) ),
		( target ) => target.closest( '#respond,.comment-reply-link' )
	);
}
