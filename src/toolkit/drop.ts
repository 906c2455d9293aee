/** A panel that drops from its button, by press, key, and for a mouse that stays over it. Escape, a press and the focus elsewhere close it. */
import { disclosure, type Disclosure } from '../client/disclosure/disclosure';
import { openOnHover } from '../client/disclosure/hover';
import { defaults } from './defaults';
import { optionsOver, requireInstance, requireValue } from './errors';
import { newId } from './page';

export interface DropOptions {
	/** Whether it opens by hover, too. */
	hover?: boolean;
	/** Milliseconds that it stays after the mouse has left. */
	hideDelay?: number;
	/** Holds button and panel, and nothing else that is not of them. Without it the button's parent. */
	area?: HTMLElement;
}

/**
 * Makes a drop. The button's `aria-expanded` and the panel's `data-state` (`open`, `closed`) say how it stands.
 *
 * @param  button  A `<button>`.
 * @param  panel   The panel, in the same parent or in `options.area`. Without script it is seen.
 * @param  options
 * @return How it stands, and what opens, closes and undoes it.
 * @throws {Error}
 */
export function drop(
	button: HTMLElement,
	panel: HTMLElement,
	options?: DropOptions
): Disclosure {
	requireInstance( 'button', button, HTMLElement );
	requireInstance( 'panel', panel, HTMLElement );
	const { hover, hideDelay, area } = optionsOver(
		{ hover: true, area: parentOf( button, panel ), ...defaults.drop },
		options
	);
	requireValue( 'area', area );
	requireInstance( 'area', area, HTMLElement );
	panel.id ||= newId();
	button.setAttribute( 'aria-controls', panel.id );
	area.classList.add( 'frontage-toolkit-drop-area' );
	panel.classList.add( 'frontage-toolkit-drop' );
	const self = disclosure( button, panel, {
		area,
		isTransient: () => true,
		place: () => place( panel ),
	} );
	const detachHover = hover
		? openOnHover( area, self, () => true, hideDelay )
		: () => {};
	return {
		button,
		panel,
		area,
		get isOpen() {
			return self.isOpen;
		},
		open: () => self.open(),
		close: self.close,
		toggle: self.toggle,
		detach() {
			detachHover();
			self.detach();
			panel.classList.remove( 'frontage-toolkit-drop' );
			area.classList.remove( 'frontage-toolkit-drop-area' );
		},
	};
}

const parentOf = ( button: HTMLElement, panel: HTMLElement ) =>
	button.parentElement?.contains( panel ) ? button.parentElement : undefined;

/** To the side, and above, where it would leave the window. */
function place( panel: HTMLElement ) {
	panel.removeAttribute( 'data-align' );
	panel.removeAttribute( 'data-side' );
	const { left, right, bottom, height } = panel.getBoundingClientRect();
	const { clientWidth, clientHeight } = document.documentElement;
	if ( left < 0 || right > clientWidth ) {
		panel.setAttribute( 'data-align', 'end' );
	}
	const above = panel.parentElement?.getBoundingClientRect().top ?? 0;
	if ( bottom > clientHeight && above > height ) {
		panel.setAttribute( 'data-side', 'above' );
	}
}
