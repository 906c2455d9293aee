/** Converts an HTML title or name to plain text. */
export const plainText = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';
