/** Gestures on the row itself: swipes, keys, and the browser's own scrolling. */
const KEYS: Record< string, number > = { ArrowLeft: -1, ArrowRight: 1 };

/** Milliseconds without scrolling that end it, where no event says so. */
const STILL = 150;

/** Pixels that make a swipe. */
const SWIPE = 30;

/** Calls back to step right or left, when a visitor takes hold, when the row has come to a stop, and at a new width. Returns how to end it. */
export function listen(
	row: HTMLElement,
	isFade: boolean,
	turn: ( way: number ) => void,
	grab: () => void,
	settle: () => void,
	resize: () => void
) {
	let timer = 0;
	let from = 0;
	let width = row.clientWidth;

	row.onkeydown = ( event ) => {
		const way = KEYS[ event.key ];
		const { target, altKey, ctrlKey, metaKey } = event;
		if ( way && target === row && ! ( altKey || ctrlKey || metaKey ) ) {
			event.preventDefault();
			turn( way );
		}
	};
	row.onpointerdown = ( { clientX } ) => {
		from = clientX;
		grab();
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
		if ( width !== row.clientWidth ) {
			width = row.clientWidth;
			resize();
		}
	} );
	observer.observe( row );
	return () => observer.disconnect();
}
