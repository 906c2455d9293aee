/** What a menu does once a visitor has come near it: its sheet on phones, its sub-menus, arrow keys. */
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
	// Before anything opens: what CSS has opened waits until then, and has no place to be measured.
	nav.setAttribute( 'data-state', 'ready' );
	const menus = subMenus( nav, isHover );
	const detachSheet = sheet( nav, menus.closeAll );
	nav.addEventListener( 'keydown', moveByArrows, { signal } );
	nav.addEventListener(
		'click',
		( { target } ) => {
			if ( target instanceof Element && linkInPage( target ) ) {
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
