/**
 * Whether a title contains the search text, ignoring case and typographic variants of quotes, dashes and spaces. Same rule as on the server
 * (src/portfolio/title-search.php).
 */
const folded = new Map< string, string >();

/* Cached, because each keystroke matches all titles again. */
function fold( text: string ): string {
	let known = folded.get( text );
	if ( known === undefined ) {
		known = folding( text );
		folded.set( text, known );
	}
	return known;
}

const folding = ( text: string ): string =>
	text
		.normalize( 'NFC' )
		.toLowerCase()
		.replace( /[‘’′]/g, "'" )
		.replace( /[“”„″]/g, '"' )
		.replace( /[–—]|-{2,3}/g, '-' )
		.replace( /…/g, '...' )
		.replace( /[\u00a0\u202f]/g, ' ' );

export const titleMatches = ( title: string, typed: string ): boolean =>
	fold( title ).includes( folding( typed.trim() ) );
