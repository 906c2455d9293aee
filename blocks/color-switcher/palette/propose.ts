/**
 * Proposes the alternative palette: dark for a light one, light for a dark one. Hues are kept. Background colors swap light for dark; text colors
 * keep their lightness as far as they are readable on the new background.
 */
import { type Color, contrast, format, parse } from './color';
import { isForWords, type Palette, READABLE, type Roles } from './palette';

const STEP = 0.01;
/** Minimum chroma of a color that does not count as gray. */
const COLORFUL = 0.04;
/** Contrast for long texts (WCAG AAA). */
const COMFORTABLE = 7;

const isLight = ( { lightness }: Color ) => lightness > 0.5;

/** Swaps the lightness, without pure black or pure white: their contrast is too harsh. */
const swapped = ( lightness: number, toDark: boolean ) =>
	toDark
		? Math.min( 0.95, 1.08 - 0.9 * lightness )
		: Math.min( 0.985, 1.17 - 0.97 * lightness );

/** Proposes a palette. Colors in other notations (such as `color-mix()`) adapt by themselves and are omitted. */
export function propose( palette: Palette, roles: Roles ): Palette {
	const base = parse( palette[ roles.background ] ?? '' );
	if ( ! base ) {
		return {};
	}
	const toDark = isLight( base );
	const turned = ( color: Color, most = Infinity ) => ( {
		...color,
		lightness: swapped( color.lightness, toDark ),
		chroma: Math.min( color.chroma, most ),
	} );
	/** Background color. A chromatic color stays distinguishable from the page's background. */
	const surface = ( color: Color ) => {
		const { lightness } = turned( color );
		const strong = toDark
			? Math.max( lightness, 0.36 )
			: Math.min( lightness, 0.9 );
		return {
			...color,
			lightness: color.chroma < COLORFUL ? lightness : strong,
		};
	};
	const background = format( turned( base, toDark ? 0.04 : 0.03 ) );
	const textColor = parse( palette[ roles.text ] ?? '' );
	const text = textColor
		? until( turned( textColor ), background, COMFORTABLE, toDark )
		: '';

	const proposed = ( slug: string, color: Color ) => {
		if ( slug === roles.background || slug === roles.text ) {
			return slug === roles.background ? background : text;
		}
		if ( color.alpha ) {
			return format( turned( color ) );
		}
		if ( isForWords( palette, roles, slug ) ) {
			const begin = color.chroma < COLORFUL ? turned( color ) : color;
			return until( begin, background, READABLE, toDark );
		}
		return until( surface( color ), text, READABLE, ! toDark );
	};
	return Object.fromEntries(
		Object.entries( palette ).flatMap( ( [ slug, hex ] ) => {
			const color = parse( hex );
			return color ? [ [ slug, proposed( slug, color ) ] ] : [];
		} )
	);
}

/** Lightens or darkens a color until it reaches the contrast ratio with another color. */
function until(
	color: Color,
	other: string,
	ratio: number,
	lighter: boolean
): string {
	let lightness = color.lightness;
	let hex = format( color );
	while (
		( contrast( hex, other ) ?? ratio ) < ratio &&
		lightness > 0 &&
		lightness < 1
	) {
		lightness += lighter ? STEP : -STEP;
		hex = format( { ...color, lightness } );
	}
	return hex;
}
