/** Minimum distance between a panel and the viewport's edges, in pixels. */
export const MARGIN = 8;

export interface Span {
	left: number;
	right: number;
}

/** Offset that moves a box into the viewport; its left edge has priority. */
export function shiftIntoWindow(
	{ left, right }: Span,
	width: number
): number {
	const back = Math.min( 0, width - MARGIN - right );
	return Math.max( back, MARGIN - left ) || 0;
}
