/** What a title or a name says, as a person reads it. */
export const plainText = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';
