/** The viewer's elements, without React. */
import { elementsOf } from '../../client/dom/element';
import { CLOSE } from '../../client/icon/paths';
import { webAddress } from '../../client/embed/embed';

/** Creates an element with the class of a part of the viewer. */
export const part = elementsOf( 'frontage-viewer__' );

/* From @wordpress/icons, on their grid of 24, with two decimals; the triangle is custom. */
const ICONS = {
	close: CLOSE,
	back: 'M14 6.5L9 12L14 17.5',
	forth: 'M10 6.5L15 12L10 17.5',
	desktop:
		'M3 17H21M4.75 16.75V8.5C4.75 7.81 5.31 7.25 6 7.25H18C18.69 7.25 19.25 7.81 19.25 8.5V16.75M4.75 16.75H19.25',
	tablet: 'M10 16.5H14M18.25 18V6C18.25 5.31 17.69 4.75 17 4.75H7C6.31 4.75 5.75 5.31 5.75 6L5.75 18C5.75 18.69 6.31 19.25 7 19.25H17C17.69 19.25 18.25 18.69 18.25 18Z',
	mobile: 'M11 16.5H13M16.25 18V6C16.25 5.31 15.69 4.75 15 4.75H9C8.31 4.75 7.75 5.31 7.75 6L7.75 18C7.75 18.69 8.31 19.25 9 19.25H15C15.69 19.25 16.25 18.69 16.25 18Z',
	external:
		'M9.5 6.25H6.5C5.81 6.25 5.25 6.81 5.25 7.5V17.5C5.25 18.19 5.81 18.75 6.5 18.75H16.5C17.19 18.75 17.75 18.19 17.75 17.5V14.5M11.5 12.5L18.75 5.25M12.5 5.25H18.75V11.5',
	zoomIn: 'M15.5 15.5L19.5 19.5M17 11A6 6 0 1 1 5 11A6 6 0 1 1 17 11M8.5 11H13.5M11 8.5V13.5',
	zoomOut:
		'M15.5 15.5L19.5 19.5M17 11A6 6 0 1 1 5 11A6 6 0 1 1 17 11M8.5 11H13.5',
	play: 'M8 5.5V18.5L18.5 12Z',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** An icon, hidden from assistive technology. */
export function icon( name: keyof typeof ICONS ): SVGSVGElement {
	const svg = document.createElementNS( SVG, 'svg' );
	const path = document.createElementNS( SVG, 'path' );
	for ( const [ key, value ] of Object.entries( {
		width: '24',
		height: '24',
		viewBox: '0 0 24 24',
		fill: name === 'play' ? 'currentColor' : 'none',
		stroke: 'currentColor',
		'stroke-width': '1.5',
		'aria-hidden': 'true',
	} ) ) {
		svg.setAttribute( key, value );
	}
	path.setAttribute( 'd', ICONS[ name ] );
	svg.append( path );
	return svg;
}

/** A button with an icon and an accessible name. */
export const iconButton = (
	name: keyof typeof ICONS,
	label: string,
	attributes: Record< string, string > = {}
): HTMLButtonElement =>
	part(
		'button',
		'button',
		{ type: 'button', 'aria-label': label, title: label, ...attributes },
		icon( name )
	);

/** Error message with a link to the content. */
export function notice(
	sentence: string,
	address: string,
	link: string
): HTMLParagraphElement {
	const href = webAddress( address );
	const way = part(
		'a',
		'',
		{ href, target: '_blank', rel: 'noopener' },
		link
	);
	return part(
		'p',
		'notice',
		{ role: 'alert' },
		`${ sentence } `,
		href && way
	);
}

/** Replaces failed content by a message. */
export function replaceFailed(
	slide: HTMLElement,
	message: HTMLElement
): void {
	if ( ! slide.querySelector( '.frontage-viewer__notice' ) ) {
		slide
			.querySelector( '.frontage-viewer__media' )
			?.replaceChildren( part( 'div', 'failure', {}, message ) );
	}
}
