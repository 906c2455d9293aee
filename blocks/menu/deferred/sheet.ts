/**
 * The mobile sheet that a menu's button opens: below the header (`dropdown`), or over the page from the side or full screen (`off-canvas`,
 * `full-width`).
 *
 * Over the page, the sheet is moved into a modal dialog and back: focus is trapped, the page does not scroll, and Escape, Back and a click on the
 * backdrop close it.
 */
import { disclosure } from '../../../src/client/disclosure/disclosure';
import { onToggle } from '../../../src/client/disclosure/on-toggle';
import { isPlainClick } from '../../../src/client/events/plain-click';
import {
	openOverlay,
	type Overlay,
	type OverlayOptions,
} from '../../../src/client/overlay/overlay';
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
	const isDropdown = () => nav.getAttribute( 'data-mobile' ) === 'dropdown';
	const wasOpen = panel.matches( ':popover-open' );
	const giveBack = withoutPopover( [ panel, button, closer ] );
	const toggle = disclosure( button, panel, {
		isTransient: isDropdown,
		place() {
			// The window has become wide: the items are shown in the header.
			if ( isBar( nav ) ) {
				close();
				cover.remove();
			} else if ( isDropdown() ) {
				placeBelowHeader( panel, nav );
			}
		},
	} );
	const cover = coverOf( nav, panel, wasOpen );
	const close = () => {
		const closed = cover.close();
		toggle.close();
		return closed;
	};

	onToggle( panel, detached.signal, ( isOpen ) => {
		if ( ! isOpen ) {
			close();
			onClose();
			cover.removeLater();
		} else if ( isDropdown() ) {
			cover.remove();
		} else {
			cover.open( { opener: button, onClose: toggle.close } );
		}
	} );
	closer?.addEventListener(
		'click',
		() => {
			close();
			button.focus( { preventScroll: true } );
		},
		detached
	);
	leaveByLinks( panel, close, detached.signal );
	document.addEventListener( 'frontage-header-type-change', close, detached );
	if ( wasOpen ) {
		toggle.open();
	}
	return () => {
		detached.abort();
		close();
		cover.remove();
		toggle.detach();
		giveBack();
	};
}

/**
 * The script replaces the native popover.
 * @return Restores it.
 */
function withoutPopover( elements: ( Element | null )[] ): () => void {
	const native = elements.flatMap( ( element ) =>
		[ 'popover', 'popovertarget' ].map( ( name ) => {
			const value = element?.getAttribute( name );
			element?.removeAttribute( name );
			return () =>
				typeof value === 'string' &&
				element?.setAttribute( name, value );
		} )
	);
	return () => native.forEach( ( restore ) => restore() );
}

/** The panel in a dialog over the page. An open one appears without a transition. */
function coverOf( nav: HTMLElement, panel: HTMLElement, isSeen: boolean ) {
	let dialog: HTMLDialogElement | undefined;
	let overlay: Overlay | undefined;
	let timer = 0;

	const remove = () => {
		window.clearTimeout( timer );
		dialog?.replaceWith( panel );
		dialog = undefined;
	};
	return {
		remove,
		removeLater() {
			timer = window.setTimeout( remove, LEAVING );
		},
		open( options: OverlayOptions ) {
			remove();
			dialog = document.createElement( 'dialog' );
			dialog.className = 'wp-block-frontage-menu__dialog';
			for ( const [ name, from ] of [
				[ 'data-kind', 'data-mobile' ],
				[ 'aria-label', 'aria-label' ],
			] as const ) {
				dialog.setAttribute( name, nav.getAttribute( from ) ?? '' );
			}
			if ( isSeen ) {
				isSeen = false;
				dialog.setAttribute( 'data-instant', '' );
				requestAnimationFrame( () =>
					dialog?.removeAttribute( 'data-instant' )
				);
			}
			panel.before( dialog );
			dialog.append( panel );
			overlay = openOverlay( dialog, { ...options, history: {} } );
		},
		close() {
			const closed = overlay?.close();
			overlay = undefined;
			return closed;
		},
	};
}

/** Goes back in the history before a link is followed; otherwise the navigation would be undone. */
function leaveByLinks(
	panel: HTMLElement,
	close: () => Promise< void > | undefined,
	signal: AbortSignal
) {
	panel.addEventListener(
		'click',
		( event ) => {
			const link = linkInPage( event.target );
			const closed = link && isPlainClick( event ) && close();
			if ( closed ) {
				event.preventDefault();
				event.stopPropagation();
				closed.then( () => link.click() );
			}
		},
		{ signal, capture: true }
	);
}
