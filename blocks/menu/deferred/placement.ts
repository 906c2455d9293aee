/** Sets the width of an opened submenu or panel and keeps it within the window's edges. */
import {
	MARGIN,
	shiftIntoWindow,
	type Span,
} from '../../../src/client/disclosure/shift-into-window';

const HEADER = 'header, .wp-block-template-part';

/** Horizontal extent of a panel, in pixels of the window; null if its styles define it. */
function spanOf( panel: HTMLElement, nav: HTMLElement ): Span | null {
	const { clientWidth } = document.documentElement;
	switch ( panel.firstElementChild?.getAttribute( 'data-width' ) ) {
		case 'content-width':
			return contentOf( nav.parentElement ?? nav );
		case 'menu-container-width':
			return nav.getBoundingClientRect();
		case 'full-width':
			return ( nav.closest( HEADER ) ?? nav ).getBoundingClientRect();
		case 'full-stretched-width':
			return { left: 0, right: clientWidth };
		default:
			return null;
	}
}

/** Horizontal extent of an element's content box. */
function contentOf( element: HTMLElement ): Span {
	const { left, right } = element.getBoundingClientRect();
	const { paddingLeft, paddingRight } = getComputedStyle( element );
	return {
		left: left + parseFloat( paddingLeft ),
		right: right - parseFloat( paddingRight ),
	};
}

export function place( panel: HTMLElement, nav: HTMLElement ): void {
	const { clientWidth, clientHeight } = document.documentElement;
	const set = ( name: string, pixels: number ) =>
		panel.style.setProperty( `--frontage-${ name }`, `${ pixels }px` );
	const { scrollTop } = panel;
	panel.removeAttribute( 'style' );
	panel.removeAttribute( 'data-side' );
	panel.removeAttribute( 'data-tall' );

	const span = spanOf( panel, nav );
	if ( span ) {
		set( 'width', span.right - span.left );
		// Full width applies to the background; the content is aligned with the header's content.
		const content = contentOf( nav.parentElement ?? nav );
		set( 'inset', Math.max( 0, content.left - span.left ) );
	}
	let box = panel.getBoundingClientRect();
	if ( isBeyond( box, clientWidth ) && panel.matches( 'ul ul' ) ) {
		panel.setAttribute( 'data-side', 'start' );
		box = panel.getBoundingClientRect();
	}
	set(
		'shift',
		span ? span.left - box.left : shiftIntoWindow( box, clientWidth )
	);
	const room = clientHeight - box.top - MARGIN;
	if ( box.height > room ) {
		set( 'room', room );
		panel.setAttribute( 'data-tall', '' );
		panel.scrollTop = scrollTop;
	}
}

const isBeyond = ( { left, right }: Span, width: number ) =>
	left < MARGIN || right > width - MARGIN;

/** Positions a list below the header, over the full width of the window and as high as the remaining space. */
export function placeBelowHeader( sheet: HTMLElement, nav: HTMLElement ): void {
	const { clientWidth, clientHeight } = document.documentElement;
	const { left, right, top } = nav.getBoundingClientRect();
	const header = ( nav.closest( HEADER ) ?? nav ).getBoundingClientRect();
	const isRtl = getComputedStyle( nav ).direction === 'rtl';
	for ( const [ name, pixels ] of Object.entries( {
		width: clientWidth,
		start: isRtl ? right - clientWidth : -left,
		top: header.bottom - top,
		room: Math.max( 200, clientHeight - header.bottom ),
	} ) ) {
		sheet.style.setProperty( `--frontage-${ name }`, `${ pixels }px` );
	}
}
