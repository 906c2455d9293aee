/**
 * Opens overlays (menu, search, login, share, lightbox) and closes them consistently. A button, Escape, a click outside, the browser's Back and a
 * phone's close gesture all close, and the last of them closes a dialog without a history change. A close that forgets its history entry leaves a Back
 * without effect; one that removes it twice leaves the site. Therefore all of them lead to one function, the element's own `close` event too, which
 * restores history, scrolling and focus. The browser does the rest: `<dialog>` and `popover` have their own stack, of which Escape closes the top one,
 * and a modal dialog traps the focus.
 */
import { back, covers, settled, subscribe } from '../address/address';
import type { Parameters } from '../address/grammar';
import { CLICK_TIMEOUT_MS } from '../trigger/click-timeout';
import {
	enter,
	isEntered,
	leave,
	rename,
	type OverlayEntry,
} from './history-entry';
import { lockScroll } from './scroll-lock';
import { wayOut } from './way-out';

export interface OverlayOptions {
	/** Focus returns to it. By default the browser restores the previous focus. */
	opener?: HTMLElement | null;
	/** Called once, after closing and restoring the focus. */
	onClose?: () => void;
	/**
	 * Pushes a history entry, for overlays that cover the page. `entered` names an existing one, reached by Forward or a reload. If the user has
	 * navigated away meanwhile, nothing opens.
	 */
	history?: { parameters?: Parameters; entered?: string };
}

export interface Overlay {
	/** Resolves when no traversal is pending: await it before navigating to another page. */
	close: () => Promise< void >;
	readonly isOpen: boolean;
	/** Changes the address of its history entry, without adding one. */
	rename: ( parameters: Parameters ) => void;
	/** Sets another element than the opener to return focus to. */
	giveFocusTo: ( element: HTMLElement ) => void;
}

interface Opened {
	entry: OverlayEntry | null | undefined;
	close: () => Promise< void >;
}

/** Open overlays, topmost last. */
const opened: Opened[] = [];
/** Stays visible while its link is followed. */
let isLeaving = false;

/**
 * Opens a dialog (modal, with scroll lock) or a popover (non-modal).
 * @param element A connected `<dialog>`, which may be open as a popover, or an element with `popover`. Inside, a click on `[data-frontage-overlay-close]` closes.
 */
export function openOverlay(
	element: HTMLElement,
	options: OverlayOptions = {}
): Overlay {
	const isModal = element instanceof HTMLDialogElement;
	const listening = new AbortController();
	const { history } = options;
	let { opener } = options;
	let isOpen = true;

	/* The element's own event is asynchronous, and Forward may happen in between. */
	const close = () => {
		if ( isModal ) {
			element.close();
		} else if ( element.matches( ':popover-open' ) ) {
			element.hidePopover();
		}
		end();
		return settled();
	};
	const self: Opened = {
		entry: history && enter( history.parameters ?? {}, history.entered ),
		close,
	};

	const end = () => {
		if ( ! isOpen ) {
			return;
		}
		isOpen = false;
		listening.abort();
		opened.splice( opened.indexOf( self ), 1 );
		if ( self.entry ) {
			leave( self.entry );
		}
		if ( isModal && opener?.isConnected ) {
			opener.focus( { preventScroll: opener === options.opener } );
		}
		options.onClose?.();
	};
	onceClosed( element, end, listening );
	closeOnClick( element, close, listening );

	opened.push( self );
	try {
		show( element );
	} catch ( error ) {
		end();
		throw error;
	}
	whenRemoved( element, close, listening );
	if ( self.entry && ! isEntered( self.entry ) ) {
		close();
	}

	return {
		close,
		get isOpen() {
			return isOpen;
		},
		rename: ( parameters ) =>
			self.entry && rename( self.entry, parameters ),
		giveFocusTo: ( next ) => ( opener = next ),
	};
}

/** The element's own event comes after every way out. */
function onceClosed(
	element: HTMLElement,
	callback: () => void,
	listening: AbortController
) {
	element.addEventListener(
		element instanceof HTMLDialogElement ? 'close' : 'toggle',
		( event ) => {
			// A dialog's `close` event has no state.
			const { target, newState }: Partial< ToggleEvent > = event;
			if ( target === element && newState !== 'open' ) {
				callback();
			}
		},
		listening
	);
}

function show( element: HTMLElement ) {
	if ( ! ( element instanceof HTMLDialogElement ) ) {
		element.showPopover();
		return;
	}
	lockScroll();
	// It was seen before, by a button of HTML or to be seen at once. In one turn, so that it stays in view.
	if ( element.matches( ':popover-open' ) ) {
		element.hidePopover();
	}
	element.showModal();
}

/** Also when it is reinserted immediately, as on a move: the browser has removed it from the top layer without an event. */
function whenRemoved(
	element: HTMLElement,
	callback: () => void,
	listening: AbortController
) {
	const observer = new MutationObserver( ( records ) => {
		const removed = records.flatMap( ( record ) => [
			...record.removedNodes,
		] );
		if (
			! element.isConnected ||
			removed.some( ( node ) => node.contains( element ) )
		) {
			callback();
		}
	} );
	observer.observe( document, {
		childList: true,
		subtree: true,
	} );
	listening.signal.addEventListener( 'abort', () => observer.disconnect() );
}

/**
 * On a click on a control that closes, or on the backdrop: it targets the element itself, outside its box; the end of a text selection does not
 * count.
 */
function closeOnClick(
	element: HTMLElement,
	close: () => void,
	listening: AbortController
) {
	const isBeside = ( { target, clientX: x, clientY: y }: MouseEvent ) => {
		// Reading its box may force a layout.
		if ( target !== element ) {
			return false;
		}
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return x < left || x > right || y < top || y > bottom;
	};
	let began = false;
	element.addEventListener(
		'pointerdown',
		( event ) => {
			began = isBeside( event );
		},
		listening
	);
	element.addEventListener(
		'click',
		( event ) => {
			const { target } = event;
			if (
				( target instanceof Element &&
					target.closest( '[data-frontage-overlay-close]' ) ) ||
				( began && isBeside( event ) )
			) {
				close();
			}
		},
		listening
	);
}

/** Open overlays whose history entry is not current. */
const lost = () =>
	opened.filter( ( { entry } ) => entry && ! isEntered( entry ) );

/** After Back, or a restore from the back/forward cache on another history entry: topmost first. */
const closeLeft = () =>
	lost()
		.reverse()
		.forEach( ( { close } ) => close() );

/** After a reload, or Forward to an overlay that Back has closed: leaves history entries without an overlay, unless the address names what to open. */
const leaveUnclaimed = () => {
	const count = covers().filter( ( name ) =>
		opened.every( ( { entry } ) => entry?.name !== name )
	).length;
	if ( count && ! /-item=/.test( location.search ) ) {
		back( count );
	}
};

/* The next page must follow the page's own history entry: Back then returns to it with nothing open. */
async function leaveFirst( event: Event ) {
	const entry = opened.find( ( one ) => one.entry )?.entry;
	const goOn = entry && wayOut( event );
	if ( ! goOn ) {
		return;
	}
	event.preventDefault();
	if ( ! isLeaving ) {
		isLeaving = true;
		leave( entry );
		await settled();
		isLeaving = false;
		// A download or an empty answer leaves the overlays open, and fires no event.
		setTimeout( () => {
			lost().forEach( ( one ) => {
				one.entry = one.entry && enter( one.entry.parameters );
			} );
		}, CLICK_TIMEOUT_MS );
		goOn();
	}
}

subscribe( ( change ) => {
	if ( change !== 'written' && ! isLeaving ) {
		closeLeft();
		leaveUnclaimed();
	}
} );
addEventListener( 'click', leaveFirst );
addEventListener( 'submit', leaveFirst );
// The page may return from the back/forward cache.
addEventListener( 'pagehide', closeLeft );
leaveUnclaimed();
