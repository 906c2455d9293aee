/** Opens the account's menu on click and hover, closes it on Escape, outside click or loss of focus, and keeps it inside the window. */
import { disclosure } from '../../../src/client/disclosure/disclosure';
import { openOnHover } from '../../../src/client/disclosure/hover';
import { wasClickMissed } from '../../../src/client/disclosure/missed-click';
import { shiftIntoWindow } from '../../../src/client/disclosure/shift-into-window';

export function attach(
	account: HTMLElement,
	{ isHover }: { isHover: boolean }
): () => void {
	const [ button, panel ] = account.children;
	if (
		! ( button instanceof HTMLElement ) ||
		! ( panel instanceof HTMLElement )
	) {
		return () => {};
	}
	account.setAttribute( 'data-state', 'ready' );
	const menu = disclosure( button, panel, {
		area: account,
		isTransient: () => true,
		place() {
			panel.removeAttribute( 'style' );
			panel.style.setProperty(
				'--frontage-shift',
				`${ shiftIntoWindow(
					panel.getBoundingClientRect(),
					document.documentElement.clientWidth
				) }px`
			);
		},
	} );
	// Open the menu if it was focused or its button was clicked before this script was loaded.
	const isWanted =
		panel.matches( ':focus-within' ) || wasClickMissed( button );
	const detachHover = openOnHover( account, menu, () => isHover );
	if ( isWanted ) {
		menu.open();
	}
	return () => {
		account.removeAttribute( 'data-state' );
		detachHover();
		menu.detach();
	};
}
