/** Distance from a panel to the edges of the window, in pixels. */
export const MARGIN = 8;

export interface Span {
	left: number;
	right: number;
}

/** How far something has to move to be within the window; its left edge counts first. */
export function shiftIntoWindow(
	{ left, right }: Span,
	width: number
): number {
	const back = Math.min( 0, width - MARGIN - right );
	return Math.max( back, MARGIN - left ) || 0;
}
