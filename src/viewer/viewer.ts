/**
 * Shows an opened item over the page, and all others of the gallery's filter behind and before it: pictures, pages and sites in
 * a frame, videos.
 */
import type { Parameters } from '../address/grammar';
import { destination, type Item } from '../gallery/item';
import { loadOverlay } from '../overlay/load-overlay';
import { chrome } from './chrome';
import type { Size } from './content/content';
import { filmContent } from './content/film';
import { frameContent } from './content/frame';
import { replaceFailed, slidesIn } from './content/slides';
import { growFrom } from './grow';
import { watchIdle } from './idle';
import { pagesFrom, preload, type Direction, type Page } from './pages';
import { notice, part } from './part';
import type { Sequence } from './sequence';
import type { Settings } from './settings';
import './viewer.scss';

/** What plays has its own use for the arrow keys. */
const PLAYER = '.frontage-viewer__film > div:not(.frontage-viewer__curtain)';

export interface ViewerOptions {
	item: Item;
	sequence: Sequence;
	settings: Settings;
	/** Whether the visitor has asked for this very item; a shared link asks nothing of other sites. */
	isAsked: boolean;
	/** Whether the present entry of the history is its own. */
	isEntered: boolean;
	opener?: HTMLElement;
	/** The parameters of the address that opens an item. */
	addressOf: ( item: Item ) => Parameters;
	/** The link of an item that the page shows; it gets the focus when the viewer closes. */
	linkOf: ( item: Item ) => HTMLElement | undefined;
	onClose: () => void;
}

/** How an item is shown: every word of `data-kind`. */
const KINDS = {
	image: 'picture',
	video: 'film',
	page: 'frame',
	iframe: 'frame',
} as const;

/** What is shown, and not the backdrop beside it. */
const SHOWN =
	'.frontage-viewer img, .frontage-viewer__film, .frontage-viewer__frame, .frontage-viewer__notice';

/**
 * Opens an item.
 *
 * @param options What, among what, and how it looks.
 */
export async function openViewer( options: ViewerOptions ): Promise< void > {
	const { sequence, settings, opener, addressOf } = options;
	const isRtl =
		getComputedStyle( document.documentElement ).direction === 'rtl';
	const closing = new AbortController();
	const { openOverlay } = await loadOverlay();
	let size: Size = 'desktop';
	let takeDown = () => dialog.remove();

	const around = chrome( { settings, isRtl, onStep: step, onSize: resize } );
	const { dialog, stage } = around;
	const poster = part( 'img', 'before', { alt: '' } );

	const pageOf = ( item: Item, place?: number ): Page => {
		const url = destination( item );
		if ( item.type === 'image' ) {
			const slide = { picture: url, alt: item.image?.alt ?? '' };
			return { item, place, slide };
		}
		const make = item.type === 'video' ? filmContent : frameContent;
		const content = make( { item, url, settings, onWidth: around.width } );
		return { item, place, content, slide: { element: content.element } };
	};
	document.body.append( dialog );
	const { result: overlay, rest } = await growFrom(
		options.item.type === 'image' ? opener?.querySelector( 'img' ) : null,
		poster,
		() => {
			if ( poster.src ) {
				stage.append( poster );
			}
			const opened = openOverlay( dialog, {
				opener,
				history: {
					parameters: addressOf( options.item ),
					isEntered: options.isEntered,
				},
				onClose: end,
			} );
			// Not the first button: the label of the dialog is read, and keys work at once.
			dialog.focus();
			return opened;
		}
	);
	if ( ! overlay.isOpen ) {
		return;
	}
	const pages = pagesFrom(
		pageOf( options.item, sequence.placeOf( options.item.id ) ),
		sequence,
		pageOf,
		( { slide }, direction ) => shown.add( slide, direction > 0 )
	);
	const shown = slidesIn( stage, {
		first: pages.present.slide,
		isMoving: ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches,
		isRtl,
		onStep: step,
		onThrow: overlay.close,
		onSettled: settle,
	} );
	closing.signal.addEventListener( 'abort', () =>
		pages.present.content?.hide()
	);
	takeDown = () => {
		shown.end();
		dialog.remove();
	};
	watchIdle(
		dialog,
		'.frontage-viewer__controls, .frontage-viewer__button',
		closing.signal
	);
	dialog.addEventListener( 'keydown', goByKey );
	stage.addEventListener( 'click', closeBeside );
	let steps = Promise.resolve();
	tell( options.isAsked );
	if ( pages.present.place === undefined ) {
		pages.locate().then( lookAround, () => {} );
	}

	/** Everything that depends on which one is shown. */
	function tell( isAsked: boolean ) {
		const { item, content } = pages.present;
		dialog.setAttribute( 'data-kind', KINDS[ item.type ] );
		around.title(
			item.title,
			item.type === 'image' ? item.link : destination( item )
		);
		content?.show( isAsked );
		resize( size );
		lookAround();
	}

	/** Brings what stands beside it, so that it is there when it is wanted. */
	async function lookAround() {
		const { place } = pages.present;
		const isKnown = place !== undefined;
		around.count( isKnown ? sequence.count( place ) : undefined );
		around.ways( isKnown, isKnown );
		if ( ! isKnown ) {
			return;
		}
		try {
			if ( ( await pages.grow() ) && overlay.isOpen ) {
				around.count( sequence.count( place ) );
				around.ways( pages.has( -1 ), pages.has( 1 ) );
				await preload( sequence, place, 1, settings.after );
				await preload( sequence, place, -1, settings.before );
			}
		} catch {
			// The buttons stay: whoever presses one tries again.
		}
	}

	/** One after the other: who presses twice while the list is loading wants to go two on. One that fails stops none. */
	function step( direction: Direction ) {
		steps = steps.then( () => go( direction ) ).catch( reportError );
	}

	async function go( direction: Direction ) {
		if ( ! pages.has( direction ) ) {
			dialog.setAttribute( 'data-state', 'loading' );
			await pages.grow().catch( () => false );
			dialog.setAttribute( 'data-state', 'ready' );
		}
		if ( ! pages.has( direction ) || ! overlay.isOpen ) {
			return;
		}
		pages.present.content?.hide();
		keepFocus();
		pages.move( direction );
		const { item } = pages.present;
		dialog.setAttribute( 'data-state', 'loading' );
		shown.show( pages.index );
		overlay.rename( addressOf( item ) );
		const link = options.linkOf( item ) ?? opener;
		if ( link ) {
			overlay.giveFocusTo( link );
		}
		// To look at a page is to ask for it; a film that begins by itself nobody has asked for.
		tell( item.type !== 'video' );
	}

	/** What had it may have gone, or goes out of sight with what was shown. */
	function keepFocus() {
		const { activeElement } = document;
		if (
			! dialog.contains( activeElement ) ||
			stage.contains( activeElement )
		) {
			dialog.focus();
		}
	}

	function settle( hasFailed: boolean ) {
		const { item } = pages.present;
		const { imageFailed, openImage } = settings.labels;
		if ( hasFailed ) {
			replaceFailed(
				shown.current,
				notice( imageFailed, destination( item ), openImage )
			);
		}
		dialog.setAttribute( 'data-state', hasFailed ? 'failed' : 'ready' );
		rest.then( () => poster.remove() );
	}

	function resize( wanted: Size ) {
		size = wanted;
		around.size( size );
		pages.present.content?.resize?.( size );
	}

	function goByKey( event: KeyboardEvent ) {
		const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
		const isElsewhere =
			altKey ||
			ctrlKey ||
			metaKey ||
			shiftKey ||
			( target instanceof Element && target.closest( PLAYER ) );
		if (
			! isElsewhere &&
			( key === 'ArrowLeft' || key === 'ArrowRight' )
		) {
			event.preventDefault();
			step( ( key === 'ArrowRight' ) === isRtl ? -1 : 1 );
		}
	}

	/** Beside what is shown there is only the backdrop. A button that has gone by now was there when the click began its way. */
	function closeBeside( event: Event ) {
		const isBeside = event
			.composedPath()
			.every(
				( at ) => ! ( at instanceof Element && at.matches( SHOWN ) )
			);
		if ( isBeside && ! shown.isDragging ) {
			overlay.close();
		}
	}

	function end() {
		closing.abort();
		const leaving = dialog.getAnimations( { subtree: true } );
		Promise.allSettled( leaving.map( ( { finished } ) => finished ) ).then(
			takeDown
		);
		options.onClose();
	}
}
