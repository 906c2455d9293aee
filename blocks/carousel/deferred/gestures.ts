/** What a visitor does with the row itself: swipes, keys, and the browser's own scrolling. */
interface Acts {
	isFade: boolean;
	/** One step to the right or to the left. */
	turn: ( way: number ) => void;
	/** The visitor takes hold of the row. */
	grab: () => void;
	/** The row has come to a stop. */
	settle: () => void;
	resize: () => void;
}

/** Milliseconds without scrolling that end it, where no event says so. */
const STILL = 150;

/** Pixels that make a swipe. */
const SWIPE = 30;

/** Returns how to stop. */
export function listen(
	row: HTMLElement,
	{ isFade, turn, grab, settle, resize }: Acts
) {
	let isHeld = false;
	let timer = 0;
	let from = 0;
	let width = row.clientWidth;

	row.onkeydown = ( event ) => {
		const { key, target, altKey, ctrlKey, metaKey } = event;
		const way = [ 'ArrowLeft', '', 'ArrowRight' ].indexOf( key ) - 1;
		if (
			target === row &&
			! ( altKey || ctrlKey || metaKey || way % 2 === 0 )
		) {
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

	if ( 'onscrollend' in window ) {
		row.onscrollend = settle;
	} else {
		const wait = ( { touches }: Partial< TouchEvent > ) => {
			isHeld = touches ? touches.length > 0 : isHeld;
			clearTimeout( timer );
			timer = isHeld ? 0 : window.setTimeout( settle, STILL );
		};
		for ( const name of [
			'scroll',
			'touchstart',
			'touchend',
			'touchcancel',
		] ) {
			row.addEventListener( name, wait, { passive: true } );
		}
	}
	const observer = new ResizeObserver( () => {
		if ( width !== row.clientWidth ) {
			width = row.clientWidth;
			resize();
		}
	} );
	observer.observe( row );
	return () => observer.disconnect();
}
