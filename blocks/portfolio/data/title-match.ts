/**
 * Whether a title holds what a visitor typed, in any case, and whatever quotes, dashes and spaces a typographer has set. The server finds by the same
 * rule (src/portfolio/title-search.php).
 */
const folded = new Map< string, string >();

/* Every letter that is typed matches all titles again. */
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
