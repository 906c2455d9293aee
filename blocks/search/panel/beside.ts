/**
 * Keeps a panel below its button or over the header, in pixels of the window, as custom properties that its styles use. Being a popover it is cut off by
 * nothing, and knows nothing of what it came from.
 */
import { keepPlaced } from '../../../src/client/disclosure/keep-placed';

/** The gap to the nearer edge of the window, and which edge that is. */
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

/** @return Takes the listeners away. */
export function beside( block: HTMLElement ): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const panel = block.querySelector( 'dialog' );
	const button = block.querySelector( 'button' );
	if ( ! panel || ! button ) {
		return () => {};
	}
	const place = () => {
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
			panel.style.setProperty(
				`--frontage-area-${ name }`,
				`${ pixels }px`
			);
		}
	};
	let opening: AbortController | undefined;
	const onToggle = ( { type, newState }: Partial< ToggleEvent > ) => {
		opening?.abort();
		if ( newState !== 'open' ) {
			return;
		}
		opening = new AbortController();
		const options = { signal: opening.signal, passive: true };
		// What the browser gives the focus back to, also one whose buttons take none by a press.
		if ( type ) {
			button.focus( { preventScroll: true } );
		}
		options.signal.addEventListener( 'abort', keepPlaced( place ) );
		window.addEventListener( 'scroll', place, options );
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
	};
	if ( panel.matches( ':popover-open' ) ) {
		onToggle( { newState: 'open' } );
	}
	// Before the panel is seen.
	panel.addEventListener( 'beforetoggle', onToggle, { signal } );
	return () => {
		opening?.abort();
		listening.abort();
	};
}

/** The header, or the row where the header has no box of its own. */
function areaOf( block: HTMLElement ): HTMLElement {
	const row = block.parentElement ?? block;
	const header = block.closest( 'header' );
	return header && header.offsetHeight >= row.offsetHeight ? header : row;
}
