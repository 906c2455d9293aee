/** Makes of a panel that covers the screen a modal dialog, as soon as its script is there: also while it is open, with what was typed. */
import type { openOverlay } from '../../../src/client/overlay/overlay';

/** @return Takes everything back. */
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
	// Which closes it, too.
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
