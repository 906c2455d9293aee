/**
 * Positions a panel below its button or over the header, in pixels of the window, by custom properties for its styles. As a popover in the top layer
 * it is never clipped, but cannot be positioned relative to its DOM ancestors.
 */
import { keepPlaced } from '../../../src/client/disclosure/keep-placed';

/** Gap to the nearer edge of the window, and the side of that edge. */
export function sideOf(
	{ left, right }: Pick< DOMRect, 'left' | 'right' >,
	width: number,
	isRtl: boolean
): { side: 'start' | 'end'; gap: number } {
	const isLeft = left < width - right;
	return {
		side: isLeft === isRtl ? 'end' : 'start',
		gap: isLeft ? left : width - right,
	};
}

/** @return Removes the listeners. */
export function beside( block: HTMLElement ): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const panel = block.querySelector( 'dialog' );
	const button = block.querySelector( 'button' );
	if ( ! panel || ! button ) {
		return () => {};
	}
	const place = () => placeBeside( panel, block, button );
	let opening: AbortController | undefined;
	const onToggle = ( { type, newState }: Partial< ToggleEvent > ) => {
		opening?.abort();
		if ( newState !== 'open' ) {
			return;
		}
		opening = new AbortController();
		const options = { signal: opening.signal, passive: true };
		// The browser returns focus to this element; Safari does not focus buttons on click.
		if ( type ) {
			button.focus( { preventScroll: true } );
		}
		options.signal.addEventListener( 'abort', keepPlaced( place ) );
		window.addEventListener( 'scroll', place, options );
		followFocus( block, panel, button, options );
	};
	if ( panel.matches( ':popover-open' ) ) {
		onToggle( { newState: 'open' } );
	}
	// Before the panel is painted.
	panel.addEventListener( 'beforetoggle', onToggle, { signal } );
	return () => {
		opening?.abort();
		listening.abort();
	};
}

function placeBeside(
	panel: HTMLElement,
	block: HTMLElement,
	button: HTMLElement
) {
	const isCover = block.matches( '[data-opens=cover]' );
	const { clientWidth } = document.documentElement;
	const area = isCover ? areaOf( block ) : button;
	const box = area.getBoundingClientRect();
	const { side, gap } = sideOf(
		box,
		clientWidth,
		getComputedStyle( block ).direction === 'rtl'
	);
	panel.setAttribute( 'data-side', side );
	for ( const [ name, pixels ] of Object.entries( {
		gap,
		top: isCover ? box.top : box.bottom,
		width: box.width,
		height: box.height,
	} ) ) {
		panel.style.setProperty( `--frontage-area-${ name }`, `${ pixels }px` );
	}
}

/** Closes the panel when the focus leaves the block; its close button returns the focus. */
function followFocus(
	block: HTMLElement,
	panel: HTMLElement,
	button: HTMLElement,
	options: AddEventListenerOptions
) {
	panel.addEventListener(
		'focusout',
		( { relatedTarget: to } ) => {
			if ( to instanceof Node && ! block.contains( to ) ) {
				panel.hidePopover();
			}
		},
		options
	);
	panel.addEventListener(
		'click',
		( { target } ) => {
			if ( ( target as Element ).closest( '[popovertarget]' ) ) {
				button.focus( { preventScroll: true } );
			}
		},
		options
	);
}

/** The header, or the row if the header generates no box. */
function areaOf( block: HTMLElement ): HTMLElement {
	const row = block.parentElement ?? block;
	const header = block.closest( 'header' );
	return header && header.offsetHeight >= row.offsetHeight ? header : row;
}
