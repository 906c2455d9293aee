/**
 * Shows a slide over the page, with all others of its sequence after and before it: images, pages and sites in a frame, videos, elements of the page,
 * fetched markup. It is independent of the source of its slides.
 */
import { nextFrame } from '../../client/trigger/next-frame';
import { openOverlay, type Overlay } from '../../client/overlay/overlay';
import { chrome } from './around/chrome';
import { contentFailed, type Size } from './content/content';
import { filmContent } from './content/film';
import { frameContent } from './content/frame';
import { nodeContent } from './content/node';
import { pictureOf, type Direction, type Entry, type Sequence } from './entry';
import { adopt, growFrom } from './grow';
import { watchIdle } from './around/idle';
import { followPinch } from './around/pinched';
import { loadSlides } from './content/load-slides';
import type * as Slides from './content/slides';
import { pagesFrom, preload, type Page } from './pages';
import { notice, part, replaceFailed } from './part';
import { viewerSettings } from './settings';
import './viewer.scss';

export interface ViewerOptions {
	/** Shown first. */
	entry: Entry;
	sequence: Sequence;
	/** Whether the user has requested this very slide; a shared link causes no third-party request. */
	isAsked: boolean;
	/** Name of the history entry that was pushed for it. */
	entered?: string;
	/** A popover that shows the slide's thumbnail already; it is moved into the viewer. */
	early?: HTMLImageElement;
	onClose: () => void;
}

/** Values of `data-kind`, and the function that creates the content; GLightbox renders images itself. */
const KINDS = {
	image: [ 'picture', undefined ],
	film: [ 'film', filmContent ],
	page: [ 'frame', frameContent ],
	frame: [ 'frame', frameContent ],
	inline: [ 'node', nodeContent ],
	html: [ 'node', nodeContent ],
} as const;

/** Clicks on everything else close. */
const SHOWN =
	'.frontage-viewer img, .frontage-viewer__film, .frontage-viewer__frame, .frontage-viewer__node, .frontage-viewer__notice';

/** @throws If the first slide cannot be shown; then nothing stays open. */
export async function openViewer( options: ViewerOptions ): Promise< void > {
	const isRtl =
		getComputedStyle( document.documentElement ).direction === 'rtl';
	const settings = viewerSettings();
	const around = chrome( { settings, isRtl } );
	const { dialog, stage } = around;
	const { entry } = options;
	const placeholder = options.early ?? part( 'img', 'before', { alt: '' } );
	const closing = new AbortController();
	const early: Direction[] = [];
	let overlay: Overlay | undefined;
	let endSlides = () => {};
	// Navigation before the slides have loaded is queued.
	let onStep = ( direction: Direction ): void => {
		early.push( direction );
	};
	around.onStep( ( direction ) => onStep( direction ) );
	document.body.append( dialog );
	followPinch( dialog, stage, closing.signal );
	try {
		const grown = growFrom( entry, placeholder, () => {
			if ( options.early ) {
				adopt( options.early, entry, dialog );
			}
			if ( placeholder.src ) {
				stage.append( placeholder );
			}
			overlay = openOverlay( dialog, {
				opener: entry.opener(),
				history: {
					parameters: entry.address(),
					entered: options.entered,
				},
				onClose() {
					closing.abort();
					const animations = dialog.getAnimations( {
						subtree: true,
					} );
					Promise.allSettled(
						animations.map( ( { finished } ) => finished )
					).then( () => {
						endSlides();
						dialog.remove();
					} );
					options.onClose();
				},
			} );
			// Not the first button: the dialog's label is announced, and keys work immediately.
			dialog.focus();
			return overlay;
		} );
		const [ { slidesIn } ] = await Promise.all( [
			loadSlides(),
			// The thumbnail is painted before them.
			placeholder.src && nextFrame(),
		] );
		if ( grown.result.isOpen ) {
			show( grown.result, grown.finished, slidesIn );
		}
	} catch ( error ) {
		overlay?.close();
		dialog.remove();
		throw error;
	}

	function show(
		opened: Overlay,
		hasGrown: Promise< unknown >,
		slidesIn: ( typeof Slides )[ 'slidesIn' ]
	) {
		const makePage = ( of: Entry ): Page => {
			const make = KINDS[ of.kind ][ 1 ];
			if ( ! make ) {
				return { entry: of, slide: pictureOf( of ) };
			}
			const content = make( {
				entry: of,
				settings,
				onWidth: around.width,
			} );
			return { entry: of, content, slide: { element: content.element } };
		};
		let size: Size = 'desktop';
		let steps = Promise.resolve();
		const { sequence } = options;
		const first = makePage( entry );
		const slides = slidesIn( stage, {
			first: first.slide,
			isMoving: ! matchMedia( '(prefers-reduced-motion: reduce)' )
				.matches,
			isRtl,
			onStep: step,
			onDismiss: opened.close,
			onLoad,
		} );
		endSlides = slides.end;
		const pages = pagesFrom( first, sequence, makePage, slides );
		closing.signal.addEventListener( 'abort', () => {
			pages.current.content?.hide();
		} );
		stage.addEventListener( 'click', closeBeside );
		around.onSize( resize );
		watchIdle(
			dialog,
			'.frontage-viewer__controls, .frontage-viewer__button, .frontage-viewer__caption > *',
			closing.signal
		);
		update( options.isAsked );
		onStep = step;
		early.forEach( step );

		/** Updates everything that depends on the current slide. */
		function update( isAsked: boolean ) {
			const { entry: current, content } = pages.current;
			dialog.setAttribute( 'data-kind', KINDS[ current.kind ][ 0 ] );
			around.entry( current );
			try {
				content?.show( isAsked );
			} catch ( error ) {
				reportError( error );
				replaceFailed(
					slides.current,
					contentFailed( current, settings )
				);
			}
			resize( size );
			// It is painted before its neighbors are loaded.
			nextFrame().then( loadNeighbours );
		}

		async function loadNeighbours() {
			const { entry: current } = pages.current;
			const known = sequence.count( current );
			around.count( known );
			const [ at = 0, total = 0 ] = known ?? [];
			around.ways( at > 1, at < total );
			try {
				const isCurrent = opened.isOpen && ( await pages.grow() );
				if ( isCurrent && opened.isOpen ) {
					around.count( sequence.count( current ) );
					around.ways( pages.has( -1 ), pages.has( 1 ) );
					await preloadFrom( current, 1, settings.after );
					await preloadFrom( current, -1, settings.before );
				}
			} catch {
				// The buttons stay enabled: pressing one retries.
			}
		}

		function preloadFrom(
			from: Entry,
			direction: Direction,
			count: number
		) {
			return preload( sequence, from, direction, count, () => {
				if ( from === pages.current.entry ) {
					slides.prepare( direction > 0 );
				}
			} );
		}

		/** Queued: two presses while a page is loading move by two. A failed step does not block the others. */
		function step( direction: Direction ) {
			steps = steps.then( () => go( direction ) ).catch( reportError );
		}

		async function go( direction: Direction ) {
			if ( ! pages.has( direction ) ) {
				dialog.setAttribute( 'data-state', 'loading' );
				await pages.grow().catch( () => false );
				dialog.setAttribute( 'data-state', 'ready' );
			}
			if ( ! pages.has( direction ) || ! opened.isOpen ) {
				return;
			}
			pages.current.content?.hide();
			trapFocus();
			pages.move( direction );
			const { entry: current } = pages.current;
			if ( ! slides.show( pages.index ) ) {
				dialog.setAttribute( 'data-state', 'loading' );
			}
			// Navigating to a page counts as a request for it; a video would start by itself.
			update( current.kind !== 'film' );
			const opener = current.opener() ?? entry.opener();
			if ( opener ) {
				opened.giveFocusTo( opener );
			}
			await nextFrame();
			pages.release();
			if ( opened.isOpen ) {
				opened.rename( current.address() );
			}
		}

		/** The focused element is removed or hidden together with the slide. */
		function trapFocus() {
			const { activeElement } = document;
			if (
				! dialog.contains( activeElement ) ||
				stage.contains( activeElement )
			) {
				dialog.focus();
			}
		}

		function onLoad( hasFailed: boolean ) {
			const { imageFailed, openImage } = settings.labels;
			if ( hasFailed ) {
				replaceFailed(
					slides.current,
					notice( imageFailed, pages.current.entry.src, openImage )
				);
			}
			dialog.setAttribute( 'data-state', hasFailed ? 'failed' : 'ready' );
			hasGrown.then( () => placeholder.remove() );
		}

		function resize( wanted: Size ) {
			size = wanted;
			around.size( size );
			pages.current.content?.resize?.( size );
		}

		/** By the event's path, because a clicked button may have been removed. */
		function closeBeside( event: Event ) {
			const isBeside = event
				.composedPath()
				.every(
					( at ) => ! ( at instanceof Element && at.matches( SHOWN ) )
				);
			if ( isBeside && ! slides.isDragging ) {
				opened.close();
			}
		}
	}
}
