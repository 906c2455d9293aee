/**
 * The place of a carousel, and the ways to another. A loop is a ring without clones: slides at one end of the row are moved to the other by the styles,
 * and the row scrolls by as much, so that nothing is seen to move.
 */
import type { Options } from './options';
import { motionOf } from './motion';
import { away, countOf, nearest, wrap, type Slides } from './row';

/** Calls back with each new place, which is the index of the first slide that is shown. Returns room, rest, move, place and stop. */
export function stepsOf(
	row: HTMLElement,
	slides: Slides,
	{ isFade, isFinite, speed }: Options,
	reduced: MediaQueryList,
	onChange: () => void
) {
	const [ glide, stop ] = motionOf( row );
	let at = nearest( row, slides );
	/** Index of the slide that stands first in the row. */
	let first = 0;

	/** Number of slides that do not fit beside those that are shown. */
	const room = () => slides.length - countOf( row, slides, 'slides' );
	const clamp = ( index: number ) => Math.max( 0, Math.min( index, room() ) );
	const keepIn = ( index: number ) =>
		isFinite || ! room() ? clamp( index ) : wrap( index, slides );

	/** Moves the slide to a place in a loop's row, and the row so that it is seen where it was, or where it belongs. */
	function arrange( place: number, offset = 0 ) {
		if ( ! isFinite ) {
			first = wrap( at - place, slides );
			[ ...slides ].forEach( ( slide, index ) =>
				slide.toggleAttribute( 'data-is-past', index < first )
			);
		}
		row.scrollLeft += away( row, slides[ at ] ) - offset;
	}

	/** Stands still at a slide, in a loop with slides on both sides. */
	function rest( index = at ) {
		stop();
		at = keepIn( index );
		arrange( Math.floor( room() / 2 ) );
		onChange();
	}

	function move( by: number ) {
		if ( isFade ) {
			row.dataset.fades = 'on';
			rest( at + by );
			return;
		}
		if ( ! row.style.scrollSnapType ) {
			at = nearest( row, slides );
		}
		stop();
		const most = room();
		const to = wrap( at - first, slides ) + by;
		if ( to < 0 || to > most ) {
			arrange(
				clamp( by < 0 ? -by : most - by ),
				away( row, slides[ at ] )
			);
		}
		at = keepIn( at + by );
		onChange();
		glide(
			slides[ at ],
			reduced.matches || Math.abs( by ) > most ? 0 : speed,
			rest
		);
	}

	return [ room, rest, move, () => at, stop ] as const;
}
