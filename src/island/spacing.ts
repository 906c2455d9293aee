/** Takes out of an island's HTML what only made its source readable, before React compares it with its own. */
const KEEPS_SPACING = 'pre,textarea,script,style';

/**
 * Removes comments and text of nothing but white space, which minifiers take away and formatters put in. A component therefore never sets a space
 * alone between two elements; it uses a gap.
 */
export function withoutSpacing( element: Element ): void {
	const walker = document.createTreeWalker( element );
	const found: ChildNode[] = [];
	while ( walker.nextNode() ) {
		const node = walker.currentNode;
		const isSpacing =
			node instanceof Comment ||
			( node instanceof Text &&
				! /\S/.test( node.data ) &&
				! node.parentElement?.closest( KEEPS_SPACING ) );
		if ( isSpacing ) {
			found.push( node );
		}
	}
	found.forEach( ( node ) => node.remove() );
}
