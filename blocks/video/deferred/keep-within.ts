/** Begins a video at its start, and pauses or repeats it at its end. A visitor who goes on beyond the end is not held back. */
import type { Options } from '../options';

/** More than between two events of a video that plays, less than a visitor skips. */
const STEP = 1.5;

export function keepWithin(
	media: HTMLMediaElement,
	{ start, end, loop }: Pick< Options, 'start' | 'end' | 'loop' >
): void {
	let before = start;
	const toStart = () => {
		media.currentTime = start;
		before = start;
	};
	if ( start > 0 ) {
		// Not before: Chromium would count as played what it skips.
		media.addEventListener( 'loadedmetadata', toStart, { once: true } );
	}
	if ( loop && start + end === 0 ) {
		media.loop = true;
		return;
	}
	media.addEventListener( 'timeupdate', () => {
		const now = media.currentTime;
		const isCrossed = before < end && now >= end && now - before < STEP;
		before = now;
		if ( isCrossed && loop ) {
			toStart();
		} else if ( isCrossed ) {
			media.pause();
		}
	} );
	if ( loop ) {
		media.addEventListener( 'ended', () => {
			toStart();
			media.play();
		} );
	}
}
