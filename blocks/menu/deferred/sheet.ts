/**
 * The mobile sheet that a menu's button opens: below the header (`dropdown`), or over the page from the side or full screen (`off-canvas`,
 * `full-width`).
 *
 * Over the page, the sheet is moved into a modal dialog and back: focus is trapped, the page does not scroll, and Escape, Back and a click on the
 * backdrop close it.
 */
import { disclosure } from '../../../src/client/disclosure/disclosure';
import { isPlainClick } from '../../../src/client/events/plain-click';
import { openOverlay, type Overlay } from '../../../src/client/overlay/overlay';
import { linkInPage } from '../../../src/client/events/link-in-page';
import { placeBelowHeader } from './placement';
import { isBar } from './sub-menus';

const PART = '.wp-block-frontage-menu__';
/** Milliseconds until the closing transition has ended, slightly longer than in the styles. */
const LEAVING = 220;

/** @return Removes the sheet's behavior. */
export function sheet( nav: HTMLElement, onClose: () => void ): () => void {
	const button = nav.querySelector< HTMLElement >( `${ PART }toggle` );
	const panel = nav.querySelector< HTMLElement >( `${ PART }sheet` );
	if ( ! button || ! panel ) {
		return () => {};
	}
	const closer = nav.querySelector< HTMLElement >( `${ PART }close` );
	const detached = new AbortController();
	const { signal } = detached;
	const isDropdown = () => nav.getAttribute( 'data-mobile' ) === 'dropdown';
	let dialog: HTMLDialogElement | undefined;
	let overlay: Overlay | undefined;
	let timer = 0;

	// The script replaces the native popover.
	const wasOpen = panel.matches( ':popover-open' );
	let hasTakenOver = false;
	const native = [ panel, button, closer ].flatMap( ( element ) =>
		[ 'popover', 'popovertarget' ].map( ( name ) => {
			const value = element?.getAttribute( name );
			element?.removeAttribute( name );
			return () =>
				typeof value === 'string' &&
				element?.setAttribute( name, value );
		} )
	);
	const toggle = disclosure( button, panel, {
		isTransient: isDropdown,
		place() {
			// The window has become wide: the items are shown in the header.
			if ( isBar( nav ) ) {
				close();
				putBack();
			} else if ( isDropdown() ) {
				placeBelowHeader( panel, nav );
			}
		},
	} );

	const putOver = () => {
		putBack();
		dialog = document.createElement( 'dialog' );
		dialog.className = 'wp-block-frontage-menu__dialog';
		for ( const [ name, from ] of [
			[ 'data-kind', 'data-mobile' ],
			[ 'aria-label', 'aria-label' ],
		] as const ) {
			dialog.setAttribute( name, nav.getAttribute( from ) ?? '' );
		}
		if ( wasOpen && ! hasTakenOver ) {
			hasTakenOver = true;
			dialog.setAttribute( 'data-instant', '' );
			requestAnimationFrame( () =>
				dialog?.removeAttribute( 'data-instant' )
			);
		}
		panel.before( dialog );
		dialog.append( panel );
		overlay = openOverlay( dialog, {
			opener: button,
			history: {},
			onClose: toggle.close,
		} );
	};
	const putBack = () => {
		window.clearTimeout( timer );
		dialog?.replaceWith( panel );
		dialog = undefined;
	};
	const close = () => {
		const closed = overlay?.close();
		overlay = undefined;
		toggle.close();
		return closed;
	};

	panel.addEventListener(
		'frontage-disclosure-toggle',
		( { target, detail } ) => {
			if ( target !== panel ) {
				return;
			}
			if ( ! detail.isOpen ) {
				close();
				onClose();
				timer = window.setTimeout( putBack, LEAVING );
			} else if ( isDropdown() ) {
				putBack();
			} else {
				putOver();
			}
		},
		{ signal }
	);
	closer?.addEventListener(
		'click',
		() => {
			close();
			button.focus( { preventScroll: true } );
		},
		{ signal }
	);
	// Go back in the history before the link is followed; otherwise the navigation would be undone.
	panel.addEventListener(
		'click',
		( event ) => {
			const link = toggle.isOpen && linkInPage( event.target );
			if ( ! link || ! isPlainClick( event ) ) {
				return;
			}
			if ( overlay ) {
				event.preventDefault();
				event.stopPropagation();
			}
			close()?.then( () => link.click() );
		},
		{ signal, capture: true }
	);
	document.addEventListener( 'frontage-header-type-change', close, {
		signal,
	} );
	if ( wasOpen ) {
		toggle.open();
	}
	return () => {
		detached.abort();
		close();
		putBack();
		toggle.detach();
		native.forEach( ( giveBack ) => giveBack() );
	};
}
