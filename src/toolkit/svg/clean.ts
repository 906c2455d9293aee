/** Sanitizes SVG: keeps drawing elements, and removes scripts, event handlers, foreign objects and external references. */
const DRAWS = new Set(
	'svg g path circle ellipse line polyline polygon rect defs symbol use title desc lineargradient radialgradient stop clippath mask pattern text tspan'.split(
		' '
	)
);
/* Many attributes are CSS, whose functions and escapes can contain URLs: these functions can only reference the same drawing. */
const FUNCTION =
	/url\(\s*["']?#|\b(?:calc|cos|hsla?|hwb|lab|lch|matrix|oklab|oklch|rgba?|rotate|scale|sin|skew[xy]|translate|var)\(/gi;
const ELSEWHERE = /[(\\]|:\/\/|^\s*(javascript|data):/i;

const leadsElsewhere = ( { name, value }: Attr ) =>
	! /^(xmlns|aria-)/.test( name ) &&
	ELSEWHERE.test( value.replace( FUNCTION, '' ) );

let last = 0;

/** @return Undefined if the text is not SVG. */
export function cleanSvg( text: string ): SVGSVGElement | undefined {
	const { documentElement: root } = new DOMParser().parseFromString(
		text,
		'image/svg+xml'
	);
	if (
		! ( root instanceof SVGSVGElement ) ||
		root.querySelector( 'parsererror' )
	) {
		return undefined;
	}
	for ( const element of [ ...root.querySelectorAll( '*' ) ] ) {
		if ( ! DRAWS.has( element.localName.toLowerCase() ) ) {
			element.remove();
		}
	}
	last += 1;
	for ( const element of [ root, ...root.querySelectorAll( '*' ) ] ) {
		for ( const attribute of [ ...element.attributes ] ) {
			clean( element, attribute );
		}
	}
	return document.importNode( root, true );
}

function clean( element: Element, attribute: Attr ) {
	const { localName, value } = attribute;
	const isLink = localName === 'href';
	if (
		/^(on|style$)/i.test( localName ) ||
		( isLink && ! value.startsWith( '#' ) ) ||
		leadsElsewhere( attribute )
	) {
		element.removeAttributeNode( attribute );
	} else if ( localName === 'id' ) {
		attribute.value = own( value );
	} else if ( isLink ) {
		attribute.value = `#${ own( value.slice( 1 ) ) }`;
	} else {
		attribute.value = value.replace(
			/url\(\s*["']?#([^"')]+)["']?\s*\)/g,
			( _, id ) => `url(#${ own( id ) })`
		);
	}
}

/** Makes ids unique, because the same drawing may be on a page twice. */
const own = ( id: string ) => `frontage-svg-${ last }-${ id }`;
