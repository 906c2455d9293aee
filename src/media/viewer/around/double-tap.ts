/** Touch gestures that GLightbox's slides lack. */
interface Gesture {
	zoom: number;
	/** Minimum distance of a swipe. */
	direction?: string;
}

interface Signal {
	add: ( handler: ( event: Gesture ) => void ) => void;
	dispatch: ( event?: Gesture ) => void;
}

export type Touch = Record<
	'multipointStart' | 'multipointEnd' | 'pinch' | 'doubleTap' | 'swipe',
	Signal
>;

const DOUBLE_TAP_SCALE = 2.5;

/**
 * Zooms on a double tap, by synthetic pinch events, to keep GLightbox's scale in sync. `onSwipe` is called for a swipe on an image that is not zoomed.
 * @return Resets the zoom, which GLightbox would keep for the next image.
 */
export function zoomByDoubleTap(
	touch: Touch | undefined,
	onSwipe: ( direction?: string ) => void
): () => void {
	if ( ! touch ) {
		return () => {};
	}
	let base = 1;
	let scale = 1;
	let isZoomed = false;
	touch.multipointStart.add( () => {
		base = scale;
	} );
	touch.pinch.add( ( { zoom } ) => {
		isZoomed = base * zoom > 1;
		scale = isZoomed ? Math.min( 4.5, base * zoom ) : scale;
	} );
	const zoomTo = ( wanted: number ) => {
		touch.multipointStart.dispatch();
		touch.pinch.dispatch( { zoom: wanted / base } );
		touch.multipointEnd.dispatch();
	};
	const resetZoom = () => {
		if ( isZoomed ) {
			// The first resets its stored scale, which the second does not.
			zoomTo( 1.0001 );
			zoomTo( 0.5 );
		}
	};
	touch.swipe.add( ( { direction } ) => isZoomed || onSwipe( direction ) );
	touch.doubleTap.add( () =>
		isZoomed ? resetZoom() : zoomTo( DOUBLE_TAP_SCALE )
	);
	return resetZoom;
}
