import { decoded } from './decoded';

/** Target element of a hash within `root`, with the browser's algorithm: by the raw id, else by the decoded one. */
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
