/**
 * Opens what lies over the page (menu, search, log-in, share, an opened item) so that every way out works, and works once. The trouble it prevents: a
 * button, Escape, a click beside, the browser's Back and a phone's close gesture all close, and the last of them closes a dialog without telling the
 * history. A close that forgets its entry leaves a Back that does nothing; one that takes it away twice leaves the site. So there is one end, the
 * element's own `close` event, to which every way leads; what has to be put back (history, scrolling, focus) is put back there and nowhere else. The
 * browser does the rest: `<dialog>` and `popover` keep their own stack, of which Escape closes the top one, and a modal dialog keeps the focus
 * inside.
 */
import { subscribe } from '../address/address';
import type { Parameters } from '../address/grammar';
import { enter, isEntered, leave, rename, type Entry } from './entries';
import { lockScroll } from './scroll-lock';

export interface OverlayOptions {
	/** Gets the focus back. Without it the browser gives it to whatever had it. */
	opener?: HTMLElement | null;
	/** Called once, when it is closed and the focus is back. */
	onClose?: () => void;
	/**
	 * Gives it an entry in the history, which what covers the page has. `isEntered` says that the present entry is the one: the visitor came by
	 * Forward, or reloaded.
	 */
	history?: { parameters?: Parameters; isEntered?: boolean };
}

export interface Overlay {
	close: () => void;
	readonly isOpen: boolean;
	/** Gives its entry another address, without adding to the history. */
	rename: ( parameters: Parameters ) => void;
	/** Another element gets the focus than the opener. */
	giveFocusTo: ( element: HTMLElement ) => void;
}

interface Opened {
	entry: Entry | null;
	close: () => void;
}

/** What is open, the topmost last. */
const opened: Opened[] = [];

/**
 * Opens a dialog (modal, over a page that holds still) or a popover (beside what the visitor goes on using).
 * @param element A connected `<dialog>`, or an element with `popover`. Inside, a click on `[data-frontage-overlay-close]` closes.
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

	const close = () => {
		if ( isModal ) {
			element.close();
		} else if ( element.matches( ':popover-open' ) ) {
			element.hidePopover();
		}
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
			const isItsOwn = event.target === element;
			if ( isItsOwn && ( isModal || isClosing( event ) ) ) {
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
		const { parameters = {}, isEntered: isThere = false } = options.history;
		self.entry = enter( parameters, isThere );
	}
	opened.push( self );
	try {
		if ( isModal ) {
			lockScroll();
			element.showModal();
		} else {
			element.showPopover();
		}
	} catch ( error ) {
		end();
		throw error;
	}
	whenRemoved(
		element,
		() => {
			close();
			end();
		},
		signal
	);

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

/** Also when it comes back at once, as what is moved does: the browser has taken it from the top, and says nothing. */
function whenRemoved(
	element: HTMLElement,
	callback: () => void,
	signal: AbortSignal
) {
	const observer = new MutationObserver( ( records ) => {
		const isRemoved = records.some( ( { removedNodes } ) =>
			[ ...removedNodes ].some(
				( node ) => node === element || node.contains( element )
			)
		);
		if ( isRemoved || ! element.isConnected ) {
			callback();
		}
	} );
	observer.observe( element.ownerDocument, {
		childList: true,
		subtree: true,
	} );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}

const isClosing = ( event: Event ) =>
	'newState' in event && event.newState === 'closed';

/** A click on the backdrop is one on the dialog itself, outside its box; a text selection that ends there is none. */
function closeBeside(
	dialog: HTMLDialogElement,
	close: () => void,
	signal: AbortSignal
) {
	const isBeside = ( { target, clientX: x, clientY: y }: MouseEvent ) => {
		const { left, right, top, bottom } = dialog.getBoundingClientRect();
		return (
			target === dialog &&
			( x < left || x > right || y < top || y > bottom )
		);
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

/* Back, or a page that comes back from the browser's cache on another entry: whatever has no entry any more closes, the topmost first. */
subscribe( ( change ) => {
	if ( change === 'written' ) {
		return;
	}
	for ( const { entry, close } of [ ...opened ].reverse() ) {
		if ( entry && ! isEntered( entry ) ) {
			close();
		}
	}
} );
