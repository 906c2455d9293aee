/** Comments, loaded on intent. Uses delegated listeners on the document: comments may be added later, and there may be thousands. */
import { provide } from '../../client/deferred/provide';
import { isPlainClick } from '../../client/events/plain-click';
import { forgetSignedIn } from '../kept';
import { keepDraft, restoreDraft, restoreDrafts } from './draft';
import { commentFormOf } from './form';
import { prepareRegion } from './note';
import { cancelReply, moveForm, replyBy } from './reply';
import { markNative, sendInPlace } from './send';

function answerClick( event: MouseEvent ) {
	const { target } = event;
	if ( ! ( target instanceof Element ) ) {
		return;
	}
	if ( target.closest( 'a[href*="action=logout"]' ) ) {
		forgetSignedIn();
	}
	if ( ! isPlainClick( event ) ) {
		return;
	}
	const link = target.closest< HTMLElement >( 'a.comment-reply-link' );
	const cancel = link ? null : target.closest( '#cancel-comment-reply-link' );
	if ( ( link && replyBy( link ) ) || ( cancel && cancelReply( cancel ) ) ) {
		event.preventDefault();
	}
}

function answerKey( event: KeyboardEvent ) {
	const { target, key } = event;
	if (
		! ( target instanceof Element ) ||
		event.defaultPrevented ||
		event.isComposing
	) {
		return;
	}
	// Also for the cancel link, which is next to the form.
	if ( key === 'Escape' && cancelReply( target ) ) {
		event.preventDefault();
	}
	const form = commentFormOf( target );
	const isSending =
		key === 'Enter' &&
		( event.ctrlKey || event.metaKey ) &&
		! ( target instanceof HTMLAnchorElement );
	if ( form && isSending ) {
		event.preventDefault();
		form.requestSubmit(
			form.querySelector< HTMLElement >(
				'[type="submit"],button:not([type])'
			)
		);
	}
}

function withForm( work: ( form: HTMLFormElement ) => void ) {
	return ( { target }: Event ) => {
		const form = target instanceof Element ? commentFormOf( target ) : null;
		if ( form ) {
			work( form );
		}
	};
}

document.addEventListener( 'click', answerClick );
document.addEventListener( 'keydown', answerKey );
document.addEventListener( 'input', withForm( keepDraft ) );
// Also in a form that was added later.
document.addEventListener( 'focusin', withForm( restoreDraft ) );
document.addEventListener( 'submit', sendInPlace );
document.addEventListener( 'formdata', markNative );
prepareRegion();
restoreDrafts();

// Themes and plugins with their own reply links call core's function.
Object.assign( window, { addComment: { init() {}, moveForm } } );
provide( { comments: true } );
