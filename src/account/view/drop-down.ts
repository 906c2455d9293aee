/** Opens the menu of an account by click and hover, closes it by Escape or whatever else a visitor goes on with, and keeps it inside the window. */
import { disclosure } from '../../disclosure/disclosure';
import { openOnHover } from '../../disclosure/hover';
import { wasClickMissed } from '../../disclosure/missed-click';
import { shiftOf } from '../../menu/view/placement';

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
	panel.addEventListener( 'frontage-disclosure-toggle', () => {
		panel.removeAttribute( 'style' );
		panel.style.setProperty(
			'--frontage-shift',
			`${ shiftOf(
				panel.getBoundingClientRect(),
				document.documentElement.clientWidth
			) }px`
		);
	} );
	const menu = disclosure( button, panel, {
		area: account,
		isTransient: () => true,
	} );
	const detachHover = openOnHover( account, menu, () => isHover );
	// Whoever has come into it before the script, or has asked for it, stays there.
	if ( panel.matches( ':focus-within' ) || wasClickMissed( button ) ) {
		menu.open();
	}
	account.setAttribute( 'data-state', 'ready' );
	return () => {
		account.removeAttribute( 'data-state' );
		detachHover();
		menu.detach();
	};
}
