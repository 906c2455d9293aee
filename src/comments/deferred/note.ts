/** Shows status messages: next to a field of the form, and in a live region. */
import { nextFrame } from '../../client/trigger/next-frame';
import { around, textOf } from './form';

let region: HTMLElement | undefined;

/** Live region: reliable only if it is in the page before its text. */
export function prepareRegion(): HTMLElement {
	region = document.createElement( 'p' );
	region.className = 'frontage-comments__region';
	region.setAttribute( 'role', 'status' );
	// The following announcement must not replace it.
	region.setAttribute( 'aria-atomic', 'false' );
	document.body.append( region );
	return region;
}

/** Waits for a frame: first paint and the announcement of the new focus have priority. */
export async function announce( words: string ): Promise< void > {
	const element = region ?? prepareRegion();
	const line = document.createElement( 'span' );
	line.textContent = words;
	await nextFrame();
	if ( element.childElementCount > 1 ) {
		element.firstElementChild?.remove();
	}
	element.append( line );
}

export interface Act {
	label: string;
	/** Moves the focus to the message: the button is removed by then. */
	run: () => void;
}

export interface Note {
	/** An error is announced immediately, by the message itself; anything else politely, by the live region. */
	isError?: boolean;
	content: ( string | Node )[];
	act?: Act;
	/** The field of the message; by default the text. */
	field?: Element | null;
}

const notes = new WeakMap< HTMLFormElement, HTMLElement >();

/** Replaces the previous message. */
export function showNote(
	form: HTMLFormElement,
	{ isError = false, content, act, field }: Note
): HTMLElement {
	hideNote( form );
	const element = document.createElement( 'div' );
	element.className = 'frontage-comments__note';
	element.append( ...content );
	if ( isError ) {
		element.setAttribute( 'role', 'alert' );
	} else {
		announce( element.textContent ?? '' );
	}
	if ( act ) {
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'frontage-comments__act';
		button.textContent = act.label;
		button.onclick = () => {
			hideNote( form );
			act.run();
		};
		element.append( ' ', button );
	}
	const target = field ?? textOf( form );
	if ( target ) {
		around( target ).after( element );
	} else {
		form.prepend( element );
	}
	notes.set( form, element );
	return element;
}

export function hideNote( form: HTMLFormElement ): void {
	notes.get( form )?.remove();
	notes.delete( form );
}

export function link( href: string, text: string ): HTMLAnchorElement {
	const element = document.createElement( 'a' );
	element.href = href;
	element.textContent = text;
	return element;
}
