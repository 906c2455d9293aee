/** Color math: lightness, chroma and hue in OKLCH, and the WCAG contrast ratio. */
export interface Color {
	/** From 0 (black) to 1 (white). */
	lightness: number;
	/** Zero for gray. */
	chroma: number;
	/** Angle. */
	hue: number;
	/** Two hexadecimal digits, or empty. */
	alpha: string;
}

type Triple = [ number, number, number ];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i;

const toLinear = ( part: number ) =>
	part <= 0.04045 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4;
const toGamma = ( part: number ) =>
	part <= 0.0031308 ? part * 12.92 : 1.055 * part ** ( 1 / 2.4 ) - 0.055;

function linearOf( hex: string ): Triple | undefined {
	const [ , r = '', g = '', b = '' ] = HEX.exec( hex ) ?? [];
	return b
		? ( [ r, g, b ].map( ( part ) =>
				toLinear( parseInt( part, 16 ) / 255 )
			) as Triple )
		: undefined;
}

/** Parses `#rrggbb` or `#rrggbbaa`; undefined for anything else. The constants are from Björn Ottosson's definition of Oklab. */
export function parse( hex: string ): Color | undefined {
	const linear = linearOf( hex );
	if ( ! linear ) {
		return undefined;
	}
	const [ r, g, b ] = linear;
	const l = Math.cbrt(
		0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b
	);
	const m = Math.cbrt(
		0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b
	);
	const s = Math.cbrt(
		0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b
	);
	const green = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	return {
		lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		chroma: Math.hypot( green, blue ),
		hue: Math.atan2( blue, green ),
		alpha: hex.slice( 7 ).toLowerCase(),
	};
}

/** Formats a color as `#rrggbb`, with the chroma reduced until it is in the sRGB gamut. */
export function format( color: Color ): string {
	const { lightness, chroma, hue, alpha } = color;
	const green = chroma * Math.cos( hue );
	const blue = chroma * Math.sin( hue );
	const l = ( lightness + 0.3963377774 * green + 0.2158037573 * blue ) ** 3;
	const m = ( lightness - 0.1055613458 * green - 0.0638541728 * blue ) ** 3;
	const s = ( lightness - 0.0894841775 * green - 1.291485548 * blue ) ** 3;
	const parts = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	const isShown = parts.every( ( part ) => part > -0.001 && part < 1.001 );
	if ( ! isShown && chroma > 0.001 ) {
		return format( { ...color, chroma: chroma * 0.95 } );
	}
	const digits = parts.map( ( part ) =>
		Math.round( toGamma( Math.min( 1, Math.max( 0, part ) ) ) * 255 )
			.toString( 16 )
			.padStart( 2, '0' )
	);
	return `#${ digits.join( '' ) }${ alpha }`;
}

/** Contrast ratio from 1 to 21; undefined unless both colors are opaque. */
export function contrast( one: string, other: string ): number | undefined {
	const [ a, b ] = [ one, other ].map( luminance );
	return a === undefined || b === undefined
		? undefined
		: ( Math.max( a, b ) + 0.05 ) / ( Math.min( a, b ) + 0.05 );
}

function luminance( hex: string ): number | undefined {
	const linear = hex.length === 7 ? linearOf( hex ) : undefined;
	return (
		linear &&
		0.2126 * linear[ 0 ] + 0.7152 * linear[ 1 ] + 0.0722 * linear[ 2 ]
	);
}
