/**
 * Places of slides in the track, which scrolls. All is measured, because CSS alone decides how many slides a device shows and how wide they are. A loop
 * is a ring without clones: slides at one end of the row are moved to the other by `order`, and the row scrolls by as much, so that nothing is seen to move.
 */
export function trackOf( track: HTMLElement ) {
	const slides = slidesOf( track );
	const styles = getComputedStyle( track );
	/** Index of the slide that stands first in the row. */
	let first = 0;
	let cancel: undefined | ( () => void );
	const isRtl = () => styles.direction === 'rtl';
	const within = ( index: number ) =>
		( index + slides.length ) % slides.length;

	const align = ( index: number ) => {
		track.scrollLeft += away( track, slides[ index ] );
	};

	/** Ends the gliding; returns whether there was any. */
	function stop() {
		const ended = cancel;
		cancel?.();
		cancel = undefined;
		track.style.scrollSnapType = '';
		return ended;
	}

	return {
		slides,
		isRtl,
		within,
		align,
		stop,
		place: ( index: number ) => within( index - first ),
		isGliding: () => cancel,

		/** Number of slides, by the name of a custom property. */
		count: ( name: 'slides' | 'step' ) => {
			const count = styles.getPropertyValue(
				`--frontage-carousel-${ name }`
			);
			return Math.min( slides.length, parseInt( count ) || 1 );
		},

		/** Index of the slide to which the row has snapped. */
		nearest() {
			const all = slides.map( ( slide ) =>
				Math.abs( away( track, slide ) )
			);
			return all.indexOf( Math.min( ...all ) );
		},

		/** Moves a slide to a place in the row, and the row to the slide. */
		arrange( index: number, at: number ) {
			first = within( index - at );
			slides.forEach( ( { style }, each ) => {
				style.order = each < first ? '1' : '';
			} );
			align( index );
		},

		/** Scrolls to a slide in a time of its own, which a browser's smooth scrolling does not have. */
		glide( index: number, duration: number, done: () => void ) {
			const from = track.scrollLeft;
			const by = away( track, slides[ index ] );
			stop();
			track.style.scrollSnapType = 'none';
			cancel = ease( duration, ( left ) => {
				track.scrollLeft = from + by * ( 1 - left );
				if ( ! left ) {
					stop();
					done();
				}
			} );
		},
	};
}

export type Track = ReturnType< typeof trackOf >;

const slidesOf = ( track: HTMLElement ) => [
	...track.querySelectorAll< HTMLElement >(
		':scope>.wp-block-frontage-carousel-slide,:scope>li'
	),
];

/** Pixels to the right from where a slide stands once the row has snapped to it. */
function away( track: HTMLElement, slide = track ): number {
	const { direction, paddingInlineStart } = getComputedStyle( track );
	const row = track.getBoundingClientRect();
	const box = slide.getBoundingClientRect();
	const padding = parseFloat( paddingInlineStart );
	return direction === 'rtl'
		? box.right - row.right + padding
		: box.left - row.left - padding;
}

/** Draws what is left, from 1 to 0, frame by frame. Returns how to end it. */
function ease( duration: number, draw: ( left: number ) => void ) {
	let begin = 0;
	let frame = requestAnimationFrame( function next( now ) {
		begin ||= now;
		const left = Math.max( 0, 1 - ( now - begin ) / duration || 0 );
		if ( left ) {
			frame = requestAnimationFrame( next );
		}
		draw( left ** 3 );
	} );
	return () => cancelAnimationFrame( frame );
}
