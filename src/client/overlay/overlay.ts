/**
 * Opens what lies over the page (menu, search, login, share, an opened item) so that every way out works, and works once. The trouble it prevents: a
 * button, Escape, a click beside, the browser's Back and a phone's close gesture all close, and the last of them closes a dialog without telling the
 * history. A close that forgets its entry leaves a Back that does nothing; one that takes it away twice leaves the site. So there is one end, to
 * which every way leads, the element's own `close` event too; what has to be put back (history, scrolling, focus) is put back there and nowhere else. The
 * browser does the rest: `<dialog>` and `popover` keep their own stack, of which Escape closes the top one, and a modal dialog keeps the focus
 * inside.
 */
import { back, covers, settled, subscribe } from '../address/address';
import type { Parameters } from '../address/grammar';
import { enter, isEntered, leave, rename, type Entry } from './entries';
import { lockScroll } from './scroll-lock';
import { wayOut } from './way-out';

export interface OverlayOptions {
	/** Gets the focus back. Without it the browser gives it to whatever had it. */
	opener?: HTMLElement | null;
	/** Called once, when it is closed and the focus is back. */
	onClose?: () => void;
	/**
	 * Gives it an entry in the history, which what covers the page has. `entered` names the one that is there already: the visitor came by
	 * Forward, or reloaded. Who has left it meanwhile is shown nothing.
	 */
	history?: { parameters?: Parameters; entered?: string };
}

export interface Overlay {
	/** Resolves when the history stands still: whoever goes on to another page waits for it. */
	close: () => Promise< void >;
	readonly isOpen: boolean;
	/** Gives its entry another address, without adding to the history. */
	rename: ( parameters: Parameters ) => void;
	/** Another element gets the focus than the opener. */
	giveFocusTo: ( element: HTMLElement ) => void;
}

interface Opened {
	entry: Entry | null;
	close: () => Promise< void >;
}

/** What is open, the topmost last. */
const opened: Opened[] = [];
/** It stays in view while its link is followed. */
let isLeaving = false;

/**
 * Opens a dialog (modal, over a page that holds still) or a popover (beside what the visitor goes on using).
 * @param element A connected `<dialog>`, perhaps open as a popover so far, or an element with `popover`. Inside, a click on `[data-frontage-overlay-close]` closes.
 */
export function openOverlay(
	element: HTMLElement,
	options: OverlayOptions = {}
): Overlay {
	const isModal = element instanceof HTMLDialogElement;
	const listening = new AbortController();
	const { signal } = listening;
	let { opener } = options;
	let isOpen = true;

	/* The element's own event comes later, and Forward may come between. */
	const close = () => {
		if ( isModal ) {
			element.close();
		} else if ( element.matches( ':popover-open' ) ) {
			element.hidePopover();
		}
		end();
		return settled();
	};
	const self: Opened = { entry: null, close };

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
	element.addEventListener(
		isModal ? 'close' : 'toggle',
		( event ) => {
			// A dialog's `close` has no state.
			const { target, newState }: Partial< ToggleEvent > = event;
			if ( target === element && newState !== 'open' ) {
				end();
			}
		},
		{ signal }
	);
	element.addEventListener(
		'click',
		( { target } ) => {
			if (
				target instanceof Element &&
				target.closest( '[data-frontage-overlay-close]' )
			) {
				close();
			}
		},
		{ signal }
	);
	if ( isModal ) {
		closeBeside( element, close, signal );
	}

	if ( options.history ) {
		const { parameters = {}, entered } = options.history;
		self.entry = enter( parameters, entered );
	}
	opened.push( self );
	try {
		if ( isModal ) {
			showModal( element );
		} else {
			element.showPopover();
		}
	} catch ( error ) {
		end();
		throw error;
	}
	whenRemoved( element, close, signal );
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
		giveFocusTo( next ) {
			opener = next;
		},
	};
}

function showModal( dialog: HTMLDialogElement ) {
	lockScroll();
	// It was seen before, by a button of HTML or to be seen at once. In one turn, so that it stays in view.
	if ( dialog.popover && dialog.matches( ':popover-open' ) ) {
		dialog.hidePopover();
	}
	dialog.showModal();
}

/** Also when it comes back at once, as what is moved does: the browser has taken it from the top, and says nothing. */
function whenRemoved(
	element: HTMLElement,
	callback: () => void,
	signal: AbortSignal
) {
	const observer = new MutationObserver( ( records ) => {
		const isRemoved = records.some( ( { removedNodes } ) =>
			[ ...removedNodes ].some( ( node ) => node.contains( element ) )
		);
		if ( isRemoved || ! element.isConnected ) {
			callback();
		}
	} );
	observer.observe( document, {
		childList: true,
		subtree: true,
	} );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}

/** A click on the backdrop is one on the dialog itself, outside its box; a text selection that ends there is none. */
function closeBeside(
	dialog: HTMLDialogElement,
	close: () => void,
	signal: AbortSignal
) {
	const isBeside = ( { target, clientX: x, clientY: y }: MouseEvent ) => {
		// Where its box is, the browser may have to lay out the page for.
		if ( target !== dialog ) {
			return false;
		}
		const { left, right, top, bottom } = dialog.getBoundingClientRect();
		return x < left || x > right || y < top || y > bottom;
	};
	let began = false;
	dialog.addEventListener(
		'pointerdown',
		( event ) => {
			began = isBeside( event );
		},
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( event ) => {
			if ( began && isBeside( event ) ) {
				close();
			}
		},
		{ signal }
	);
}

/** Back, or a page that comes back from the browser's cache on another entry: whatever has no entry any more closes, the topmost first. */
function closeLeft() {
	for ( const { entry, close } of [ ...opened ].reverse() ) {
		if ( entry && ! isEntered( entry ) ) {
			close();
		}
	}
}

/* The page below is what the next one follows in the history: Back leads to it, with nothing open, and from it. */
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
		goOn();
		isLeaving = false;
	}
}

subscribe( ( change ) => {
	if ( change !== 'written' && ! isLeaving ) {
		closeLeft();
	}
} );
window.addEventListener( 'click', leaveFirst );
window.addEventListener( 'submit', leaveFirst );
// The browser may keep the page, and show it again.
window.addEventListener( 'pagehide', closeLeft );

/* What covered the page before a reload is gone, but for what the address names. */
if ( covers().length && ! /-item=/.test( location.search ) ) {
	back( covers().length );
}
