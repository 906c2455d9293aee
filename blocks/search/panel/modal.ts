/** Turns a full-screen panel into a modal dialog once the script has loaded; an open panel stays open and keeps the typed text. */
import type { openOverlay } from '../../../src/client/overlay/overlay';

/** @return Restores the popover. */
export function modal(
	block: HTMLElement,
	openOver: typeof openOverlay
): () => void {
	const panel = block.querySelector( 'dialog' );
	const button = block.querySelector( 'button' );
	if ( ! panel || ! button ) {
		return () => {};
	}
	const open = () => {
		openOver( panel, { opener: button, history: {} } );
	};
	const wasOpen = panel.matches( ':popover-open' );
	// Also closes the popover.
	panel.popover = null;
	button.addEventListener( 'click', open );
	if ( wasOpen ) {
		open();
	}
	return () => {
		panel.close();
		button.removeEventListener( 'click', open );
		panel.popover = 'auto';
	};
}
