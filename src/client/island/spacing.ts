/** Normalizes an island's HTML that optimizers or proxies have changed, before React compares it. */

const KEEPS_SPACING = 'pre,textarea';

/** Optimizers wrap images: a `noscript` copy, other formats. */
const WRAPPERS = 'noscript,source,picture';

/**
 * Removes comments and whitespace-only text, which minifiers remove and formatters insert, and wrappers that optimizers put around images. A component
 * therefore never relies on a single space between two elements; it uses a gap. The `img` elements are kept.
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
 * Saves text that the browser has translated.
 * @return Restores the translation after React has written the original text. Later updates of React replace it.
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
