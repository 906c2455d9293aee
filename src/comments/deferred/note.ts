/** Says things: beside a field of the form, and to a screen reader. */
import { nextFrame } from '../../client/trigger/next-frame';
import { around, textOf } from './form';

let region: HTMLElement | undefined;

/** A region that is on the page before it speaks is heard by every screen reader. */
export function prepareRegion(): HTMLElement {
	region = document.createElement( 'p' );
	region.className = 'frontage-comments__region';
	region.setAttribute( 'role', 'status' );
	// What is said next must not swallow it.
	region.setAttribute( 'aria-atomic', 'false' );
	document.body.append( region );
	return region;
}

/** A frame later: what a visitor sees comes first, and where the focus goes is said before it. */
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
	/** Says itself where the focus goes: the button is gone by then. */
	run: () => void;
}

export interface Note {
	/** An error is told at once, by the note itself; anything else by the region, when the screen reader is free. */
	isError?: boolean;
	content: ( string | Node )[];
	act?: Act;
	/** The field that it is about; the text where there is no other. */
	field?: Element | null;
}

const notes = new WeakMap< HTMLFormElement, HTMLElement >();

/** Shows it in place of what was said before. */
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
	const place = field ?? textOf( form );
	if ( place ) {
		around( place ).after( element );
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
