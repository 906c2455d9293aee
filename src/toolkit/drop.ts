/** A dropdown panel, opened by press, key, or hover. Escape, a press and focus outside close it. */
import { disclosure, type Disclosure } from '../client/disclosure/disclosure';
import { openOnHover } from '../client/disclosure/hover';
import { defaults } from './defaults';
import { optionsOver, requireInstance, requireValue } from './errors';
import { newId } from './page';

export interface DropOptions {
	/** Whether it opens on hover, too. */
	hover?: boolean;
	/** Milliseconds that it stays open after the mouse has left. */
	hideDelay?: number;
	/** Contains button and panel, and nothing unrelated. Default: the button's parent. */
	area?: HTMLElement;
}

/**
 * Makes a dropdown. The button's `aria-expanded` and the panel's `data-state` (`open`, `closed`) reflect its state.
 *
 * @param  button  A `<button>`.
 * @param  panel   The panel, in the same parent or in `options.area`. Without script it is visible.
 * @param  options
 * @return Its state, and methods to open, close and destroy it.
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

/** Shifted sideways, and placed above, if it would leave the viewport. */
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
