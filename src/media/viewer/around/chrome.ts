/** Controls around a slide: title and caption, counter, and buttons. */
import type { Size } from '../content/content';
import type { Direction, Entry } from '../entry';
import { part } from '../part';
import type { Settings } from '../settings';
import { barIn } from './bar';
import { captionOf } from './caption';
import { isTaken } from './keys';
import { waysIn } from './ways';
import { zoom } from './zoom';

export interface ChromeOptions {
	settings: Settings;
	isRtl: boolean;
}

export interface Chrome {
	dialog: HTMLDialogElement;
	stage: HTMLElement;
	entry: ( entry: Entry ) => void;
	/** `[ 3, 60 ]`, or nothing while the position is unknown. */
	count: ( numbers?: [ current: number, total: number ] ) => void;
	/** Whether there is a previous and a next slide. */
	ways: ( back: boolean, forth: boolean ) => void;
	width: ( pixels: number ) => void;
	/** Updates the pressed state of the size buttons. */
	size: ( size: Size ) => void;
	/** By a button or an arrow key. */
	onStep: ( listener: ( direction: Direction ) => void ) => void;
	onSize: ( listener: ( size: Size ) => void ) => void;
}

export function chrome( {
	settings: { labels, zoom: milliseconds },
	isRtl,
}: ChromeOptions ): Chrome {
	const dialog = part( 'dialog', 'dialog', {
		class: 'frontage-viewer',
		style: `--frontage-zoom:${ milliseconds }ms`,
		tabindex: '-1',
	} );
	const stage = part( 'div', 'stage' );
	const zoomed = zoom( stage, labels );
	const caption = captionOf( labels );
	const ways = waysIn( dialog, labels, isRtl );
	const bar = barIn( dialog, labels, zoomed.buttons );
	dialog.append(
		stage,
		caption.element,
		...ways.buttons,
		bar.element,
		part( 'p', 'waiting', { 'aria-hidden': 'true' }, labels.loading )
	);

	// Before the listener for navigation: arrow keys move a zoomed image.
	dialog.addEventListener( 'keydown', ( event ) => {
		if ( ! isTaken( event, dialog ) && zoomed.press( event.key ) ) {
			event.preventDefault();
		}
	} );

	return {
		...caption,
		...ways,
		...bar,
		dialog,
		stage,
		entry( entry ) {
			zoomed.reset();
			caption.entry( entry );
			dialog.setAttribute( 'aria-label', entry.title || labels.untitled );
			bar.entry( entry );
		},
	};
}
