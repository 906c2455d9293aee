/** Shows a comment that the site has taken, and leads the visitor to it. */
import { forgetDraft } from './draft';
import { textOf } from './form';
import { announce, link, showNote } from './note';
import type { Accepted } from './outcome';
import { placeComment } from './place';
import { goHome, respondAround } from './reply';
import { say } from './words';

const WAITING = '.comment-awaiting-moderation';

/** Whoever has written on meanwhile, so that the text is not what was sent, keeps it and stays there. */
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
	const comment = placeComment( id, page, respond );
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

/** After no answer the same was sent once more: the site has had it since the first time. */
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

/** It stands on another page of the comments, or nowhere yet. */
function tellBeside( form: HTMLFormElement, waits: boolean, url?: string ) {
	const shown = url ? 'elsewhere' : 'sent';
	return showNote( form, {
		content: [
			say( waits ? 'waits' : shown ),
			...( url ? [ ' ', link( url, say( 'see' ) ) ] : [] ),
		],
	} );
}
