/**
 * Proposes the other palette: a dark one to a light one, a light one to a dark one. Hues stay. What lies behind words swaps light for dark; what is
 * read on the background keeps its own lightness as far as it can be read there.
 */
import { type Color, contrast, format, parse } from './color';
import { isForWords, type Palette, READABLE, type Roles } from './palette';

const STEP = 0.01;
/** From here on a color is no gray. */
const COLOURFUL = 0.04;
/** Text is to be read for long. */
const COMFORTABLE = 7;

const isLight = ( { lightness }: Color ) => lightness > 0.5;

/** No pure black and no pure white: both are too hard beside each other. */
const swapped = ( lightness: number, toDark: boolean ) =>
	toDark
		? Math.min( 0.95, 1.08 - 0.9 * lightness )
		: Math.min( 0.985, 1.17 - 0.97 * lightness );

/** Colors that are no plain ones (`color-mix()`, say) follow by themselves, and are left out. */
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
	/** What has a color of its own keeps enough of it to be seen beside the background. */
	const surface = ( color: Color ) => {
		const { lightness } = turned( color );
		const strong = toDark
			? Math.max( lightness, 0.36 )
			: Math.min( lightness, 0.9 );
		return {
			...color,
			lightness: color.chroma < COLOURFUL ? lightness : strong,
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
			const begin = color.chroma < COLOURFUL ? turned( color ) : color;
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

/** The color, so much lighter or darker that it is told from another one. */
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
