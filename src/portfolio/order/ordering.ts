/** Moving items in an ordered list. */
export interface OrderedItem {
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
 * @param list The list.
 * @param from Current index, from 0.
 * @param to   New index, clamped to the list.
 * @return A new list, or the same one if nothing moves.
 */
export function moved< Thing >(
	list: Thing[],
	from: number,
	to: number
): Thing[] {
	const target = Math.min( Math.max( to, 0 ), list.length - 1 );
	if ( target === from ) {
		return list;
	}
	const rest = list.filter( ( _, at ) => at !== from );
	return [
		...rest.slice( 0, target ),
		...list.slice( from, from + 1 ),
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
