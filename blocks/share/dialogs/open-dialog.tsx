/**
 * Opens dialogs so that they are seen in the next frame: first as a popover, beside a page that stays as it is, and a frame later as a modal dialog.
 * To make the page behind inert, the browser styles all of it anew.
 */
import { createRoot } from '@wordpress/element';
import { openOverlay, type Overlay } from '../../../src/client/overlay/overlay';
import { nextFrame } from '../../../src/client/trigger/next-frame';
import { Frame } from './frame';

/**
 * Opens a new dialog below its opener, whose block then answers clicks on services in it.
 * @return The dialog, which is gone once it is closed.
 */
export async function openDialog(
	opener: HTMLElement,
	heading: string,
	contentOf: ( close: () => Promise< void > ) => JSX.Element
): Promise< HTMLDialogElement > {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'frontage-share__dialog';
	dialog.setAttribute( 'aria-label', heading );
	dialog.popover = 'auto';
	opener.after( dialog );
	const root = createRoot( dialog );
	const opened: { overlay?: Overlay } = {};
	const content = contentOf( async () => opened.overlay?.close() );
	await new Promise< void >( ( resolve ) =>
		root.render(
			<Frame heading={ heading } onMount={ resolve }>
				{ content }
			</Frame>
		)
	);
	// React has no attribute for it.
	dialog.querySelector( 'input' )?.setAttribute( 'autofocus', '' );
	dialog.showPopover?.();
	opened.overlay = await makeModal( dialog, opener, () => {
		root.unmount();
		dialog.remove();
	} );
	return dialog;
}

/** Gives an open popover what covers the page has, in the next frame; not where the visitor has closed it by then. */
export async function makeModal(
	dialog: HTMLDialogElement,
	opener: HTMLElement,
	onClose: () => void
): Promise< Overlay | undefined > {
	await nextFrame();
	// Browsers without popovers show it only now.
	if ( dialog.popover && ! dialog.matches( ':popover-open' ) ) {
		if ( dialog.ownerDocument.activeElement === document.body ) {
			opener.focus();
		}
		onClose();
		return undefined;
	}
	return openOverlay( dialog, { opener, onClose, history: {} } );
}
