/** Gestures on the row itself: swipes, keys, and the browser's own scrolling. */
import type { Track } from './track';

const KEYS: Record< string, number > = { ArrowLeft: -1, ArrowRight: 1 };

/** Milliseconds without scrolling that end it, where no event says so. */
const STILL = 150;

/** Pixels that make a swipe. */
const SWIPE = 30;

/** Calls back to step, when a visitor takes over, and to rest once the row has come to a stop or slides have a new width. */
export function listen(
	row: HTMLElement,
	track: Track,
	isFade: boolean,
	step: ( way: number ) => void,
	act: () => void,
	rest: ( index?: number ) => void,
	signal: AbortSignal
) {
	const turn = ( way: number ) => step( track.isRtl() ? -way : way );
	const settle = () => isFade || track.isGliding() || rest( track.nearest() );
	let timer = 0;
	let from = 0;
	let width = row.scrollWidth;

	row.onkeydown = ( event ) => {
		const way = KEYS[ event.key ];
		const { target, altKey, ctrlKey, metaKey } = event;
		if ( way && target === row && ! ( altKey || ctrlKey || metaKey ) ) {
			event.preventDefault();
			turn( way );
		}
	};
	// The browser scrolls to it.
	row.addEventListener( 'focusin', track.stop, { signal } );
	row.onpointerdown = ( { clientX } ) => {
		from = clientX;
		act();
		track.stop();
	};
	row.onpointerup = ( { clientX, pointerType } ) => {
		const by = from - clientX;
		// Elsewhere the row has scrolled.
		if ( isFade && pointerType === 'touch' && Math.abs( by ) > SWIPE ) {
			turn( Math.sign( by ) );
		}
	};
	const hasEnd = 'onscrollend' in row;
	row.onscrollend = settle;
	row.onscroll = () => {
		if ( ! hasEnd ) {
			clearTimeout( timer );
			timer = window.setTimeout( settle, STILL );
		}
	};
	const observer = new ResizeObserver( () => {
		if ( width !== row.scrollWidth ) {
			width = row.scrollWidth;
			rest();
		}
	} );
	observer.observe( row );
	// A device may show fewer slides in a row that keeps its width.
	track.slides.forEach( ( slide ) => observer.observe( slide ) );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
