/** Moves the form below a comment, in the frame of the click, while the script that completes a reply is loading. */
import { HOME } from './kept';

/** With several forms, or several text areas in one, all is left to that script. Returns true, for queueEvents(). */
export function moveAtOnce( link: Element ): true {
	const byData = ( name: string ) =>
		document.querySelectorAll( `[id="${ link.getAttribute( name ) }"]` );
	const [ below, twin ] = byData( 'data-belowelement' );
	const [ form, other ] = byData( 'data-respondelement' );
	if ( below && form && ! twin && ! other ) {
		if ( ! document.getElementById( HOME ) ) {
			const home = document.createElement( 'template' );
			home.id = HOME;
			form.before( home );
		}
		putBelow( form, below );
		const [ text, more ] = form.querySelectorAll( 'textarea' );
		if ( ! more ) {
			text?.focus();
		}
	}
	return true;
}

/** Puts the form below a comment's content: in a list, inside its item, before the replies. */
export function putBelow( form: Element, below: Element ): void {
	if ( below.localName === 'li' ) {
		insert( below, form, below.querySelector( ':scope>ol,:scope>ul' ) );
	} else if ( below.parentNode ) {
		insert( below.parentNode, form, below.nextSibling );
	}
}

/** Uses moveBefore() if available, which does not reload a captcha's frame. */
export function insert( parent: Node, node: Node, next: Node | null ): void {
	const move: Node[ 'insertBefore' ] =
		Reflect.get( parent, 'moveBefore' ) ?? parent.insertBefore;
	move.call( parent, node, next );
}
