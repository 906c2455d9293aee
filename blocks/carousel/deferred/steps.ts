/** The place of a carousel, and the ways to another. Returns room, rest, move, place and step. */
import type { Track } from './track';

/** Calls back with each new place, which is the index of the first slide that is shown. */
export function stepsOf(
	track: Track,
	{
		isFade,
		isFinite,
		speed,
	}: { isFade: boolean; isFinite: boolean; speed: number },
	onChange: () => void
) {
	const { slides, count, within } = track;
	const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
	let at = track.nearest();

	/** Number of slides that do not fit beside those that are shown. */
	const room = () => slides.length - count( 'slides' );
	const keepIn = ( index: number ) =>
		isFinite || ! room()
			? Math.max( 0, Math.min( index, room() ) )
			: within( index );

	/** Stands still at a slide, in a loop with slides on both sides. */
	function rest( index = at ) {
		at = keepIn( index );
		track.stop();
		if ( ! isFade && ! isFinite ) {
			track.arrange( at, Math.floor( room() / 2 ) );
		}
		track.align( at );
		onChange();
	}

	function move( by: number ) {
		if ( isFade ) {
			rest( at + by );
			return;
		}
		const most = room();
		if ( ! track.stop() ) {
			at = track.nearest();
		}
		const to = track.place( at ) + by;
		if ( ! isFinite && ( to < 0 || to > most ) ) {
			track.arrange(
				at,
				by < 0 ? Math.min( -by, most ) : Math.max( most - by, 0 )
			);
		}
		at = keepIn( at + by );
		onChange();
		track.glide(
			at,
			reduced.matches || Math.abs( by ) > most ? 0 : speed,
			rest
		);
	}

	return [
		room,
		rest,
		move,
		() => at,
		() => Math.min( count( 'step' ), room() ),
	] as const;
}
