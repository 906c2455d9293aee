/** Finds the controls of a comment form by the names that core expects: themes and plugins change ids, and add fields. */
type Field = HTMLInputElement | HTMLTextAreaElement;

export const fieldOf = ( parent: ParentNode, name: string ): Field | null =>
	parent.querySelector< Field >( `[name="${ name }"]` );

/** The comment form that contains an element. */
export function commentFormOf( element: Element ): HTMLFormElement | null {
	const form = element.closest( 'form' );
	return form && fieldOf( form, 'comment_post_ID' ) ? form : null;
}

export const commentForms = (): HTMLFormElement[] =>
	[ ...document.querySelectorAll( 'form' ) ].filter( ( form ) =>
		fieldOf( form, 'comment_post_ID' )
	);

/** The comment field; not honeypots, nor a captcha's field. */
export function textOf( form: ParentNode ): HTMLTextAreaElement | null {
	const all = [
		...form.querySelectorAll< HTMLTextAreaElement >(
			'textarea:not([aria-hidden="true"])'
		),
	];
	// Checking visibility forces a layout, which takes milliseconds.
	const seen =
		all.length > 1 && all.find( ( text ) => text.checkVisibility?.() );
	return seen || ( all[ 0 ] ?? null );
}

/** URL that the form submits to; a control named `action` would hide the property. */
export const actionOf = ( form: HTMLFormElement ): URL =>
	new URL( form.getAttribute( 'action' ) ?? '', window.location.href );

/** Wrapper of a field in the form: the paragraph that core prints around each. */
export const around = ( field: Element ): Element =>
	field.closest( 'p' ) ?? field;
