/** Finds the parts of a form for comments by what core expects to be sent: themes and plugins give them other ids, and add fields of their own. */
type Field = HTMLInputElement | HTMLTextAreaElement;

export const fieldOf = ( parent: ParentNode, name: string ): Field | null =>
	parent.querySelector< Field >( `[name="${ name }"]` );

/** The form for comments that an element stands in. */
export function commentFormOf( element: Element ): HTMLFormElement | null {
	const form = element.closest( 'form' );
	return form && fieldOf( form, 'comment_post_ID' ) ? form : null;
}

export const commentForms = (): HTMLFormElement[] =>
	[ ...document.querySelectorAll( 'form' ) ].filter( ( form ) =>
		fieldOf( form, 'comment_post_ID' )
	);

/** Where the visitor writes; not what catches robots, nor a captcha's own field. */
export function textOf( form: ParentNode ): HTMLTextAreaElement | null {
	const all = [
		...form.querySelectorAll< HTMLTextAreaElement >(
			'textarea:not([aria-hidden="true"])'
		),
	];
	// To ask what is seen takes the browser milliseconds.
	const seen =
		all.length > 1 && all.find( ( text ) => text.checkVisibility?.() );
	return seen || ( all[ 0 ] ?? null );
}

/** Where the form sends to; a field named `action` would hide the property. */
export const actionOf = ( form: HTMLFormElement ): URL =>
	new URL( form.getAttribute( 'action' ) ?? '', window.location.href );

/** What of the form stands around a field: the paragraph that core puts around each. */
export const around = ( field: Element ): Element =>
	field.closest( 'p' ) ?? field;
