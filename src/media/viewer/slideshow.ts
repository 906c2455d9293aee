/** The slides in an open viewer: shows the first one, moves between them, and loads the neighbors of the current one. */
import type { Overlay } from '../../client/overlay/overlay';
import { nextFrame } from '../../client/trigger/next-frame';
import type { Chrome } from './around/chrome';
import { watchIdle } from './around/idle';
import { contentFailed, type Size } from './content/content';
import type { slidesIn as SlidesIn, Slides } from './content/slides';
import type { Direction, ViewerOptions } from './entry';
import { kindOf, pageMaker } from './kinds';
import { pagesFrom, preload, type Pages } from './pages';
import { notice, replaceFailed } from './part';
import type { Settings } from './settings';

interface Opened {
	options: ViewerOptions;
	settings: Settings;
	around: Chrome;
	overlay: Overlay;
	isRtl: boolean;
	/** Called when a slide has loaded, or its image has failed. */
	onLoad: () => void;
	/** Aborted when it closes, and when its last animation has finished. */
	closing: AbortSignal;
	closed: AbortSignal;
}

interface View extends Opened {
	slides: Slides;
	pages: Pages;
	/** Updates everything that depends on the current slide. */
	update: ( isAsked: boolean ) => void;
}

const CONTROLS =
	'.frontage-viewer__controls, .frontage-viewer__button, .frontage-viewer__caption > *';

/** Clicks on everything else close. */
const SHOWN =
	'.frontage-viewer img, .frontage-viewer__film, .frontage-viewer__frame, .frontage-viewer__node, .frontage-viewer__notice';

/** @return Moves to the next or the previous slide. */
export function showSlides(
	slidesIn: typeof SlidesIn,
	opened: Opened
): ( direction: Direction ) => void {
	const { options, settings, around, overlay, closing } = opened;
	const { dialog, stage } = around;
	const makePage = pageMaker( settings, around.width );
	const first = makePage( options.entry );
	let size: Size = 'desktop';
	let steps = Promise.resolve();
	/** Queued: two presses while a page is loading move by two. A failed step does not block the others. */
	const step = ( direction: Direction ) => {
		steps = steps.then( () => go( view, direction ) ).catch( reportError );
	};
	const resize = ( wanted: Size ) => {
		size = wanted;
		around.size( size );
		pages.current.content?.resize?.( size );
	};
	const update = ( isAsked: boolean ) => {
		const { entry, content } = pages.current;
		dialog.setAttribute( 'data-kind', kindOf( entry ) );
		around.entry( entry );
		try {
			content?.show( isAsked );
		} catch ( error ) {
			reportError( error );
			replaceFailed( slides.current, contentFailed( entry, settings ) );
		}
		resize( size );
		// It is painted before its neighbors are loaded.
		nextFrame().then( () => loadNeighbors( view ) );
	};
	const slides = slidesIn( stage, {
		first: first.slide,
		isMoving: ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches,
		isRtl: opened.isRtl,
		onStep: step,
		onDismiss: overlay.close,
		onLoad: ( hasFailed ) => endLoading( view, hasFailed ),
	} );
	opened.closed.addEventListener( 'abort', slides.end );
	const pages = pagesFrom( first, options.sequence, makePage, slides );
	const view = { ...opened, slides, pages, update };
	closing.addEventListener( 'abort', () => pages.current.content?.hide() );
	stage.addEventListener( 'click', ( event ) => {
		if ( isBeside( event ) && ! slides.isDragging ) {
			overlay.close();
		}
	} );
	around.onSize( resize );
	watchIdle( dialog, CONTROLS, closing );
	update( options.isAsked );
	return step;
}

function endLoading(
	{ around, onLoad, pages, settings, slides }: View,
	hasFailed: boolean
) {
	const { imageFailed, openImage } = settings.labels;
	if ( hasFailed ) {
		replaceFailed(
			slides.current,
			notice( imageFailed, pages.current.entry.src, openImage )
		);
	}
	around.dialog.setAttribute( 'data-state', hasFailed ? 'failed' : 'ready' );
	onLoad();
}

async function loadNeighbors( {
	around,
	options: { sequence },
	overlay,
	pages,
	settings,
	slides,
}: View ) {
	const { entry } = pages.current;
	const known = sequence.count( entry );
	around.count( known );
	const [ at = 0, total = 0 ] = known ?? [];
	around.ways( at > 1, at < total );
	const preloadFrom = ( direction: Direction, count: number ) =>
		preload( sequence, entry, direction, count, () => {
			if ( entry === pages.current.entry ) {
				slides.prepare( direction > 0 );
			}
		} );
	try {
		const isCurrent = overlay.isOpen && ( await pages.grow() );
		if ( isCurrent && overlay.isOpen ) {
			around.count( sequence.count( entry ) );
			around.ways( pages.has( -1 ), pages.has( 1 ) );
			await preloadFrom( 1, settings.after );
			await preloadFrom( -1, settings.before );
		}
	} catch {
		// The buttons stay enabled: pressing one retries.
	}
}

async function go( view: View, direction: Direction ) {
	const { around, overlay, pages, slides } = view;
	const { dialog } = around;
	if ( ! pages.has( direction ) ) {
		dialog.setAttribute( 'data-state', 'loading' );
		await pages.grow().catch( () => false );
		dialog.setAttribute( 'data-state', 'ready' );
	}
	if ( ! pages.has( direction ) || ! overlay.isOpen ) {
		return;
	}
	pages.current.content?.hide();
	trapFocus( around );
	pages.move( direction );
	const { entry } = pages.current;
	if ( ! slides.show( pages.index ) ) {
		dialog.setAttribute( 'data-state', 'loading' );
	}
	// Navigating to a page counts as a request for it; a video would start by itself.
	view.update( entry.kind !== 'film' );
	const opener = entry.opener() ?? view.options.entry.opener();
	if ( opener ) {
		overlay.giveFocusTo( opener );
	}
	await nextFrame();
	pages.release();
	if ( overlay.isOpen ) {
		overlay.rename( entry.address() );
	}
}

/** The focused element is removed or hidden together with the slide. */
function trapFocus( { dialog, stage }: Chrome ) {
	const { activeElement } = document;
	if (
		! dialog.contains( activeElement ) ||
		stage.contains( activeElement )
	) {
		dialog.focus();
	}
}

/** By the event's path, because a clicked button may have been removed. */
const isBeside = ( event: Event ) =>
	event
		.composedPath()
		.every( ( at ) => ! ( at instanceof Element && at.matches( SHOWN ) ) );
