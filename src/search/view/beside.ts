/**
 * Keeps a panel below its button or over the header, in pixels of the window, as custom properties that its styles use. Being a popover it is cut off by
 * nothing, and knows nothing of what it came from.
 */
import { keepPlaced } from '../../disclosure/keep-placed';

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
	let isLeft = false;
	/** Whoever goes on elsewhere is not taken back. */
	const goTo = ( target: EventTarget | null ) => {
		isLeft = target instanceof Node && ! block.contains( target );
		return isLeft;
	};
	const onOpen = () => {
		opening = new AbortController();
		const options = { signal: opening.signal, passive: true };
		isLeft = false;
		opening.signal.addEventListener( 'abort', keepPlaced( place ) );
		window.addEventListener( 'scroll', place, options );
		window.addEventListener(
			'pointerdown',
			( { target } ) => goTo( target ),
			options
		);
		panel.addEventListener(
			'focusout',
			( { relatedTarget } ) =>
				goTo( relatedTarget ) && panel.hidePopover(),
			options
		);
	};
	const onToggle = ( { type, newState }: ToggleEvent ) => {
		if ( newState === 'open' ) {
			// Before it is seen.
			if ( type === 'beforetoggle' ) {
				onOpen();
			}
			return;
		}
		opening?.abort();
		// A browser whose buttons take no focus has none to give back.
		if ( ! isLeft && panel.ownerDocument.activeElement === document.body ) {
			button.focus( { preventScroll: true } );
		}
	};
	if ( panel.matches( ':popover-open' ) ) {
		onOpen();
	}
	// The one comes before the panel is seen, the other after it is gone.
	panel.addEventListener( 'beforetoggle', onToggle, { signal } );
	panel.addEventListener( 'toggle', onToggle, { signal } );
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
