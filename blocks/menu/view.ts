/**
 * Loads the deferred script of a menu on hover, focus or touch. Until then, its sheet opens as a native popover (`popovertarget`), and submenus
 * open on hover and focus by CSS (states/_bar.scss), until the script sets `data-state` (deferred/menu.ts).
 */
import { behavior } from '../../src/client/behavior/behavior';
import {
	attachDeferred,
	loadDeferred,
} from '../../src/client/deferred/deferred';
import type * as Menu from './deferred/menu';
import './states.scss';

behavior(
	'menu',
	{ isHover: true },
	attachDeferred( 'focus', () => loadDeferred< typeof Menu >( 'menu' ) )
);

declare global {
	interface GlobalEventHandlersEventMap {
		/** Dispatch on the document to change how all menus open on mobile; open menus close. */
		'frontage-header-type-change': CustomEvent< {
			type: 'off-canvas' | 'dropdown' | 'full-width';
		} >;
	}
}

document.addEventListener( 'frontage-header-type-change', ( { detail } ) =>
	document
		.querySelectorAll( '[data-frontage-menu]' )
		.forEach( ( menu ) => menu.setAttribute( 'data-mobile', detail.type ) )
);
