/**
 * How a list of items changes when one of them is moved.
 */
export interface Entry {
	id: number;
	/** Plain text. */
	title: string;
	/** Address of a small picture, or empty. */
	thumbnail: string;
	/** In the owner's language; empty for what is published. */
	status: string;
}

/**
 * The list with one entry elsewhere.
 *
 * @param entries The list.
 * @param from    Where the entry is, from 0.
 * @param to      Where it is to be; what lies outside means the nearest end.
 * @return A new list, or the same one where nothing moves.
 */
export function moved< Thing >(
	entries: Thing[],
	from: number,
	to: number
): Thing[] {
	const target = Math.min( Math.max( to, 0 ), entries.length - 1 );
	if ( target === from ) {
		return entries;
	}
	const rest = entries.filter( ( _, at ) => at !== from );
	return [
		...rest.slice( 0, target ),
		...entries.slice( from, from + 1 ),
		...rest.slice( target ),
	];
}

/**
 * Where a dragged entry would go: before the first other row whose middle is below the pointer.
 *
 * @param middles Vertical middles of all rows, top to bottom, in pixels.
 * @param from    Which row is dragged.
 * @param y       Where the pointer is, in the same pixels.
 */
export function targetOf( middles: number[], from: number, y: number ): number {
	return middles.filter( ( middle, at ) => at !== from && middle < y ).length;
}
