/** Elements of the popups, without React. Text stays text. */

/** An element with the class of a part of the popups; without a class where the name is empty. */
export function element< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	name: string,
	attributes: Record< string, string > = {},
	...children: ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	const made = document.createElement( tag );
	if ( name ) {
		made.className = `frontage-share__${ name }`;
	}
	for ( const [ key, value ] of Object.entries( attributes ) ) {
		made.setAttribute( key, value );
	}
	made.append( ...children );
	return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An icon for those who see it; a line where it is not to be filled. */
export function icon( path: string, isLine = false ): SVGSVGElement {
	const svg = document.createElementNS( SVG, 'svg' );
	const shape = document.createElementNS( SVG, 'path' );
	const paint = isLine
		? { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' }
		: { fill: 'currentColor' };
	for ( const [ key, value ] of Object.entries( {
		viewBox: '0 0 24 24',
		width: '20',
		height: '20',
		'aria-hidden': 'true',
		...paint,
	} ) ) {
		svg.setAttribute( key, value );
	}
	shape.setAttribute( 'd', path );
	svg.append( shape );
	return svg;
}
