/** Loads what a menu does once a visitor comes near it. Until then its sheet opens as a native popover, and sub-menus by hover and focus in CSS. */
import { attachLater } from '../../src/client/behavior/attach-later';
import { behaviour } from '../../src/client/behavior/behaviour';
import { loadLate } from '../../src/client/island/load-late';
import type * as Menu from './deferred/menu';
import './states.scss';

behaviour(
	'menu',
	{ isHover: true },
	attachLater( 'focus', () => loadLate< typeof Menu >( 'menu' ) )
);

declare global {
	interface GlobalEventHandlersEventMap {
		/** Sent on the document by whoever wants all menus to open another way on phones; what is open closes. */
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
