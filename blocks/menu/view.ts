/** Loads what a menu does once a visitor comes near it. Until then its sheet opens as a native popover, and sub-menus by hover and focus in CSS. */
import { behaviour } from '../../src/client/behavior/behaviour';
import {
	attachDeferred,
	loadDeferred,
} from '../../src/client/deferred/deferred';
import type * as Menu from './deferred/menu';
import './states.scss';

behaviour(
	'menu',
	{ isHover: true },
	attachDeferred( 'focus', () => loadDeferred< typeof Menu >( 'menu' ) )
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
