/** Submenus and mega panels of one menu: opened on click; in a menu bar also on hover and, for panels, on focus. */
import {
	disclosure,
	type Disclosure,
} from '../../../src/client/disclosure/disclosure';
import { openOnHover } from '../../../src/client/disclosure/hover';
import { wasClickMissed } from '../../../src/client/disclosure/missed-click';
import { place } from './placement';

export interface SubMenus {
	closeAll: () => void;
	detach: () => void;
}

export function subMenus( nav: HTMLElement, isHover: boolean ): SubMenus {
	const all: Disclosure[] = [];
	const undo: ( () => void )[] = [];
	const detached = new AbortController();
	const { signal } = detached;
	const isOpenByHover = () => isHover && isBar( nav );

	keepInPlace( nav, signal );
	for ( const button of nav.querySelectorAll< HTMLElement >(
		'.wp-block-frontage-menu__item > [aria-controls]'
	) ) {
		const item = button.parentElement;
		const panel = button.nextElementSibling;
		if ( ! item || ! ( panel instanceof HTMLElement ) ) {
			continue;
		}
		const one = disclosure( button, panel, {
			area: item,
			group: item.parentElement ?? nav,
			isTransient: () => isBar( nav ),
			place: () => isBar( nav ) && place( panel, nav ),
		} );
		all.push( one );
		undo.push( one.detach, openOnHover( item, one, isOpenByHover ) );
		if ( item.hasAttribute( 'data-panel' ) ) {
			openOnFocus( item, one, () => isBar( nav ), signal );
		}
		const isWanted =
			panel.matches( ':focus-within' ) || wasClickMissed( button );
		if ( isWanted && isBar( nav ) ) {
			one.open();
		}
	}
	return {
		closeAll: () => all.forEach( ( one ) => one.close() ),
		detach() {
			detached.abort();
			undo.forEach( ( each ) => each() );
		},
	};
}

/** Scroll anchoring: if a submenu above closes in the sheet, the pressed row stays under the pointer. */
function keepInPlace( nav: HTMLElement, signal: AbortSignal ) {
	let before = 0;
	const listen = ( capture: boolean ) =>
		nav.addEventListener(
			'click',
			( { target } ) => {
				const button = ( target as Element ).closest(
					'[aria-controls]'
				);
				const box =
					button?.closest( 'dialog' ) ??
					button?.closest( '.wp-block-frontage-menu__sheet' );
				if ( button && box ) {
					const { top } = button.getBoundingClientRect();
					box.scrollTop += capture ? 0 : top - before;
					before = top;
				}
			},
			{ signal, capture }
		);
	listen( true );
	listen( false );
}

/** Opens on keyboard focus of a menu item, but not when focus returns from its panel. */
function openOnFocus(
	item: HTMLElement,
	{ open, panel }: Disclosure,
	isEnabled: () => boolean,
	signal: AbortSignal
) {
	item.addEventListener(
		'focusin',
		( { target, relatedTarget } ) => {
			const isInside = ( node: EventTarget | null ) =>
				node instanceof Node && item.contains( node );
			if (
				target instanceof Element &&
				! panel.contains( target ) &&
				! isInside( relatedTarget ) &&
				target.matches( ':focus-visible' ) &&
				isEnabled()
			) {
				open();
			}
		},
		{ signal }
	);
}

/** Whether the items are shown as a bar in the header: the button for the sheet is then hidden. */
export const isBar = ( nav: HTMLElement ) =>
	! nav.querySelector( '.wp-block-frontage-menu__toggle' )?.getClientRects()
		.length;
