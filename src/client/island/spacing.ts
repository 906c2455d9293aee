/** Takes out of an island's HTML what others have put there on the way, before React compares it with its own. */

const KEEPS_SPACING = 'pre,textarea';

/** Around pictures of an optimiser: a copy for visitors without scripts, other formats. */
const WRAPPERS = 'noscript,source,picture';

/**
 * Removes comments and text of nothing but white space, which minifiers take away and formatters put in, and what optimisers put around pictures. A
 * component therefore never sets a space alone between two elements; it uses a gap. The pictures stay the same elements.
 */
export function withoutSpacing( element: Element ): void {
	const walker = document.createTreeWalker( element );
	const found: ChildNode[] = [];
	while ( walker.nextNode() ) {
		const node = walker.currentNode;
		const isForeign =
			node instanceof Comment ||
			( node instanceof Text &&
				! /\S/.test( node.data ) &&
				! node.parentElement?.closest( KEEPS_SPACING ) ) ||
			( node instanceof Element && node.matches( WRAPPERS ) );
		if ( isForeign ) {
			found.push( node );
		}
	}
	found.forEach( ( node ) =>
		node.replaceWith(
			...( node.nodeName === 'PICTURE' ? node.childNodes : [] )
		)
	);
}

/**
 * Notes the words that the browser has translated.
 * @return Puts them back where React has written the page's own. What it writes later is another text, and takes their place.
 */
export function keepTranslation( element: Element ): () => void {
	const words = [ ...element.querySelectorAll( ':not(font)>font' ) ].map(
		( word ) => [ word.parentElement, word ] as const
	);
	return () =>
		words.forEach(
			( [ parent, word ] ) =>
				word.isConnected || parent?.replaceChildren( word )
		);
}
