/** Arrow keys, Home and End among tabs, with automatic activation. */
import type { Pair } from './pairs';

export function moveByKeys(
	list: HTMLElement,
	pairs: Pair[],
	select: ( index: number ) => void,
	signal: AbortSignal
): void {
	list.addEventListener(
		'keydown',
		( event ) => {
			const at = pairs.findIndex( ( { link } ) => link === event.target );
			const isRtl = getComputedStyle( list ).direction === 'rtl';
			const to = destination( event.key, at, pairs.length, isRtl );
			const hasModifier =
				event.ctrlKey ||
				event.metaKey ||
				event.altKey ||
				event.shiftKey;
			if ( at >= 0 && to !== undefined && ! hasModifier ) {
				event.preventDefault();
				select( to );
				pairs[ to ]?.link.focus();
			}
		},
		{ signal }
	);
}

/** Index of the tab that a key moves to; undefined for other keys. */
export function destination(
	key: string,
	at: number,
	count: number,
	isRtl: boolean
): number | undefined {
	const forth = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case forth:
			return ( at + 1 ) % count;
		case back:
			return ( at - 1 + count ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		// A link has no default action for it, and the page would scroll.
		case ' ':
			return at;
		default:
			return undefined;
	}
}
