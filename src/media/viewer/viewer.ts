/**
 * Shows a slide over the page, with all others of its sequence after and before it: images, pages and sites in a frame, videos, elements of the page,
 * fetched markup. It is independent of the source of its slides.
 */
import { nextFrame } from '../../client/trigger/next-frame';
import { openOverlay, type Overlay } from '../../client/overlay/overlay';
import { chrome } from './around/chrome';
import type { Direction, ViewerOptions } from './entry';
import { adopt, growFrom } from './grow';
import { followPinch } from './around/pinched';
import { loadSlides } from './content/load-slides';
import { part } from './part';
import { viewerSettings } from './settings';
import { showSlides } from './slideshow';
import './viewer.scss';

/** @throws If the first slide cannot be shown, which is logged here; then nothing stays open. */
export async function openViewer( options: ViewerOptions ): Promise< void > {
	const isRtl =
		getComputedStyle( document.documentElement ).direction === 'rtl';
	const settings = viewerSettings();
	const around = chrome( { settings, isRtl } );
	const { dialog, stage } = around;
	const placeholder = options.early ?? part( 'img', 'before', { alt: '' } );
	const closing = new AbortController();
	const closed = new AbortController();
	const early: Direction[] = [];
	let overlay: Overlay | undefined;
	// Navigation before the slides have loaded is queued.
	let onStep = ( direction: Direction ): void => {
		early.push( direction );
	};
	around.onStep( ( direction ) => onStep( direction ) );
	const loading = loadSlides();
	document.body.append( dialog );
	followPinch( dialog, stage, closing.signal );
	try {
		const grown = growFrom( options.entry, placeholder, () => {
			if ( options.early ) {
				adopt( options.early, options.entry, dialog );
			}
			if ( placeholder.src ) {
				stage.append( placeholder );
			}
			overlay = openDialog( dialog, options, closing, closed );
			return overlay;
		} );
		const [ { slidesIn } ] = await Promise.all( [
			loading,
			// The thumbnail is painted before them.
			placeholder.src && nextFrame(),
		] );
		if ( grown.result.isOpen ) {
			onStep = showSlides( slidesIn, {
				options,
				settings,
				around,
				overlay: grown.result,
				isRtl,
				onLoad: () => grown.finished.then( () => placeholder.remove() ),
				closing: closing.signal,
				closed: closed.signal,
			} );
			early.forEach( onStep );
		}
	} catch ( error ) {
		overlay?.close();
		dialog.remove();
		// The loader has logged its own failure.
		loading.then(
			() => reportError( error ),
			() => {}
		);
		throw error;
	}
}

/** `closing` is aborted when it closes, `closed` when its last animation has finished. */
function openDialog(
	dialog: HTMLDialogElement,
	{ entry, entered, onClose }: ViewerOptions,
	closing: AbortController,
	closed: AbortController
): Overlay {
	const overlay = openOverlay( dialog, {
		opener: entry.opener(),
		history: { parameters: entry.address(), entered },
		onClose() {
			closing.abort();
			const animations = dialog.getAnimations( { subtree: true } );
			Promise.allSettled(
				animations.map( ( { finished } ) => finished )
			).then( () => {
				closed.abort();
				dialog.remove();
			} );
			onClose();
		},
	} );
	// Not the first button: the dialog's label is announced, and keys work immediately.
	dialog.focus();
	return overlay;
}
