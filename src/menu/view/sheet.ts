/**
 * What a menu's button opens: below the header (`dropdown`), or over the page from the side or full (`off-canvas`, `full-width`).
 *
 * Over the page the sheet moves into a modal dialog and back, so that the focus stays inside, the page behind holds still, and Escape, Back and a
 * click beside it close it.
 */
import { disclosure } from '../../disclosure/disclosure';
import { isPlainClick } from '../../events/plain-click';
import { openOverlay, type Overlay } from '../../overlay/overlay';
import { linkInPage } from './link-in-page';
import { placeBelowHeader } from './placement';

const PART = '.wp-block-frontage-menu__';
/** Milliseconds until it has left, a little more than the styles take. */
const LEAVING = 220;
/** Milliseconds that going back in the history may take. */
const HISTORY = 300;

/** @return Takes everything back. */
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

	// From here on it is ours.
	const wasOpen = panel.matches( ':popover-open' );
	let hasTakenOver = false;
	panel.removeAttribute( 'popover' );
	for ( const control of [ button, closer ] ) {
		control?.removeAttribute( 'popovertarget' );
	}
	const toggle = disclosure( button, panel, { isTransient: isDropdown } );

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
		overlay?.close();
		overlay = undefined;
		toggle.close();
	};

	panel.addEventListener(
		'frontage-disclosure-toggle',
		( { target, detail } ) => {
			if ( target !== panel ) {
				return;
			}
			if ( ! detail.isOpen ) {
				overlay?.close();
				overlay = undefined;
				onClose();
				timer = window.setTimeout( putBack, LEAVING );
			} else if ( isDropdown() ) {
				putBack();
				placeBelowHeader( panel, nav );
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
	// The way back in the history has to be over before the link leads on, or it would lead back from there.
	panel.addEventListener(
		'click',
		( event ) => {
			const link =
				event.target instanceof Element && toggle.isOpen
					? linkInPage( event.target )
					: null;
			if ( ! link || ! isPlainClick( event ) ) {
				return;
			}
			if ( overlay ) {
				event.preventDefault();
				event.stopPropagation();
				afterHistory( () => link.click() );
			}
			close();
		},
		{ signal, capture: true }
	);
	document.addEventListener( 'frontage-header-type-change', close, {
		signal,
	} );
	// The window has become wide: the entries stand in the header.
	const visible = new ResizeObserver( () => {
		if ( toggle.isOpen && ! button.checkVisibility() ) {
			close();
			putBack();
		}
	} );
	visible.observe( button );
	if ( wasOpen ) {
		toggle.open();
	}
	return () => {
		detached.abort();
		visible.disconnect();
		close();
		putBack();
		toggle.detach();
	};
}

/** Calls back when the history has gone back and the browser has scrolled to where that leads, or neither had to be. */
function afterHistory( callback: () => void ) {
	const done = new AbortController();
	const once = () => {
		if ( ! done.signal.aborted ) {
			done.abort();
			callback();
		}
	};
	window.addEventListener(
		'popstate',
		() =>
			requestAnimationFrame( () =>
				requestAnimationFrame( () => window.setTimeout( once ) )
			),
		{ signal: done.signal }
	);
	window.setTimeout( once, HISTORY );
}
