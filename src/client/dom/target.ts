/** The element within `root` that a hash names, as browsers find it: by the id as it is written, else by the decoded one. */
export function targetOf(
	root: ParentNode,
	hash: string
): Element | undefined {
	const named = [ ...root.querySelectorAll( '[id]:not([id=""])' ) ];
	const wanted = hash.slice( 1 );
	return (
		named.find( ( { id } ) => id === wanted ) ??
		named.find( ( { id } ) => id === decoded( wanted ) )
	);
}

/** A hash may hold anything. */
function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
