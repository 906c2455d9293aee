/**
 * Places of slides in the track, which scrolls. All is measured, because CSS alone decides how many slides a device shows and how wide they are. A loop
 * is a ring without clones: slides at one end of the row are moved to the other by `order`, and the row scrolls by as much, so that nothing is seen to move.
 */
export function trackOf( track: HTMLElement ) {
	const slides = [
		...track.querySelectorAll< HTMLElement >(
			':scope>.wp-block-frontage-carousel-slide,:scope>li'
		),
	];
	const styles = getComputedStyle( track );
	/** Index of the slide that stands first in the row. */
	let first = 0;
	let frame = 0;
	const isRtl = () => styles.direction === 'rtl';
	const within = ( index: number ) =>
		( index + slides.length ) % slides.length;
	const place = ( index: number ) => within( index - first );

	/** Pixels from where a slide stands once the row has snapped to it, to the right. */
	function away( index: number ): number {
		const [ row, slide ] = [ track, slides[ index ] ?? track ].map(
			( element ) => element.getBoundingClientRect()
		) as [ DOMRect, DOMRect ];
		const padding = parseFloat( styles.paddingInlineStart ) || 0;
		return isRtl()
			? slide.right - row.right + padding
			: slide.left - row.left - padding;
	}

	const align = ( index: number ) => {
		track.scrollLeft += away( index );
	};

	/** Ends the gliding; false if there was none. */
	function stop(): boolean {
		const wasMoving = frame > 0;
		cancelAnimationFrame( frame );
		frame = 0;
		track.style.scrollSnapType = '';
		return wasMoving;
	}

	return {
		slides,
		isRtl,
		within,
		place,
		align,
		stop,
		isGliding: () => frame > 0,

		/** Number of slides, by the name of a custom property. */
		count: ( name: 'slides' | 'step' ) =>
			Math.min(
				slides.length,
				parseInt(
					styles.getPropertyValue( `--frontage-carousel-${ name }` )
				) || 1
			),

		/** The slide that stands where a row snaps. */
		nearest: () =>
			slides
				.map( ( _, index ) => Math.abs( away( index ) ) )
				.reduce(
					( best, distance, index, all ) =>
						distance < ( all[ best ] ?? 0 ) - 1 ? index : best,
					0
				),

		/** Moves a slide to a place in the row, and with it the row, so that it stays where it is on the screen. */
		arrange( index: number, at: number ) {
			const before = away( index );
			first = within( index - at );
			slides.forEach( ( { style }, each ) => {
				style.order = each < first ? '1' : '';
			} );
			track.scrollLeft += away( index ) - before;
		},

		/** Scrolls to a slide in a time of its own, which a browser's smooth scrolling does not have. */
		glide( index: number, duration: number, done: () => void ) {
			const from = track.scrollLeft;
			const by = away( index );
			let begin = 0;
			const draw = ( now: number ) => {
				begin ||= now;
				const left = 1 - ( now - begin ) / duration;
				if ( left > 0 ) {
					track.scrollLeft = from + by * ( 1 - left ** 3 );
					frame = requestAnimationFrame( draw );
				} else {
					track.scrollLeft = from + by;
					stop();
					done();
				}
			};
			stop();
			track.style.scrollSnapType = 'none';
			frame = requestAnimationFrame( draw );
		},
	};
}
