/** Moving items in an ordered list. */
export interface Entry {
	id: number;
	/** Plain text. */
	title: string;
	/** URL of a thumbnail, or empty. */
	thumbnail: string;
	/** Translated status; empty for published items. */
	status: string;
}

/**
 * Moves one row of a list.
 *
 * @param entries The list.
 * @param from    Current index, from 0.
 * @param to      New index, clamped to the list.
 * @return A new list, or the same one if nothing moves.
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
 * Target index of a dragged row: before the first other row whose middle is below the pointer.
 *
 * @param middles Vertical middles of all rows, top to bottom, in pixels.
 * @param from    Index of the dragged row.
 * @param y       Position of the pointer, in the same pixels.
 */
export function targetOf( middles: number[], from: number, y: number ): number {
	return middles.filter( ( middle, at ) => at !== from && middle < y ).length;
}
