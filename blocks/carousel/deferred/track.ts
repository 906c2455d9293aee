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

	/** Pixels to the right from where a slide stands once the row has snapped to it. */
	function away( slide = track ): number {
		const row = track.getBoundingClientRect();
		const box = slide.getBoundingClientRect();
		const padding = parseFloat( styles.paddingInlineStart );
		return isRtl()
			? box.right - row.right + padding
			: box.left - row.left - padding;
	}

	const align = ( index: number ) => {
		track.scrollLeft += away( slides[ index ] );
	};

	/** Ends the gliding; returns whether there was any. */
	function stop(): number {
		const ended = frame;
		cancelAnimationFrame( frame );
		frame = 0;
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
		isGliding: () => frame,

		/** Number of slides, by the name of a custom property. */
		count: ( name: 'slides' | 'step' ) =>
			Math.min(
				slides.length,
				parseInt(
					styles.getPropertyValue( `--frontage-carousel-${ name }` )
				) || 1
			),

		/** Index of the slide to which the row has snapped. */
		nearest() {
			const all = slides.map( ( slide ) => Math.abs( away( slide ) ) );
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
			const by = away( slides[ index ] );
			let begin = 0;
			function draw( now: number ) {
				begin ||= now;
				const left = Math.max( 0, 1 - ( now - begin ) / duration || 0 );
				track.scrollLeft = from + by * ( 1 - left ** 3 );
				if ( left ) {
					frame = requestAnimationFrame( draw );
				} else {
					stop();
					done();
				}
			}
			stop();
			track.style.scrollSnapType = 'none';
			frame = requestAnimationFrame( draw );
		},
	};
}
