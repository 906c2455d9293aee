/** Inserts an accepted comment and moves the focus to it. */
import { forgetDraft } from './draft';
import { textOf } from './form';
import { announce, link, showNote } from './note';
import type { Accepted } from './outcome';
import { insertComment } from './insert-comment';
import { goHome, respondAround } from './reply';
import { say } from './words';

const WAITING = '.comment-awaiting-moderation';

/** Text that the user has changed since sending it is kept, and the focus stays there. */
export function accept(
	form: HTMLFormElement,
	{ id, waits, page, url }: Accepted,
	sent: string
): void {
	const respond = respondAround( form );
	const isWritingOn = ( textOf( form )?.value ?? '' ) !== sent;
	const { activeElement } = document;
	const isStillHere =
		! isWritingOn &&
		( activeElement === document.body ||
			respond.contains( activeElement ) );
	const isShown = page.getElementById( `comment-${ id }` ) !== null;
	if ( ! isWritingOn ) {
		empty( form );
		goHome( respond );
	}
	const comment = insertComment( id, page, respond );
	const isWaiting = waits || !! comment?.querySelector( WAITING );
	const target =
		comment ?? tellBeside( form, isWaiting, isShown ? url : undefined );
	if ( comment ) {
		comment.setAttribute(
			'data-frontage-comment',
			isWaiting ? 'waiting' : 'new'
		);
		announce( say( isWaiting ? 'waits' : 'published' ) );
	}
	if ( isStillHere && target instanceof HTMLElement ) {
		target.tabIndex = -1;
		target.focus();
	}
}

/** The retry after a lost response was rejected as a duplicate: the first try was accepted. */
export function acceptUnseen( form: HTMLFormElement ): void {
	empty( form );
	goHome( respondAround( form ) );
	tellBeside( form, false );
}

function empty( form: HTMLFormElement ) {
	const text = textOf( form );
	forgetDraft( form );
	if ( text ) {
		text.value = '';
	}
}

/** The comment is on another page of comments, or not public yet. */
function tellBeside( form: HTMLFormElement, waits: boolean, url?: string ) {
	const shown = url ? 'elsewhere' : 'sent';
	return showNote( form, {
		content: [
			say( waits ? 'waits' : shown ),
			...( url ? [ ' ', link( url, say( 'see' ) ) ] : [] ),
		],
	} );
}
