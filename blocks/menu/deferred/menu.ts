/** Enhances a menu on hover, focus or touch: its mobile sheet, its submenus, arrow keys. */
import { moveByArrows } from './arrow-keys';
import { linkInPage } from '../../../src/client/events/link-in-page';
import { sheet } from './sheet';
import { subMenus } from './sub-menus';

export function attach(
	nav: HTMLElement,
	{ isHover }: { isHover: boolean }
): () => void {
	const detached = new AbortController();
	const { signal } = detached;
	// Before anything opens: submenus opened by CSS are delayed until then, and are not rendered, so cannot be measured.
	nav.setAttribute( 'data-state', 'ready' );
	const menus = subMenus( nav, isHover );
	const detachSheet = sheet( nav, menus.closeAll );
	nav.addEventListener( 'keydown', moveByArrows, { signal } );
	nav.addEventListener(
		'click',
		( { target } ) => {
			if ( linkInPage( target ) ) {
				menus.closeAll();
			}
		},
		{ signal }
	);
	return () => {
		detached.abort();
		detachSheet();
		menus.detach();
		nav.removeAttribute( 'data-state' );
	};
}
