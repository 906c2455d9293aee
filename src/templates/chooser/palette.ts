/** Palettes that can be chosen: those of the templates, light and dark, and one of three own colors. */
import {
	contrast,
	format,
	parse,
} from '../../../blocks/color-switcher/palette/color';
import {
	parsePalette,
	READABLE,
	type Palette,
} from '../../../blocks/color-switcher/palette/palette';
import { propose } from '../../../blocks/color-switcher/palette/propose';

/** In the order of the theme's presets. */
const SLUGS = [
	'base',
	'contrast',
	'accent-1',
	'accent-2',
	'accent-3',
	'accent-4',
	'accent-5',
];

export interface Palettes {
	colors: Palette;
	/** To which visitors may switch. */
	switched: Palette;
	/** Whether that is the dark one. */
	isDark: boolean;
}

/** No palette is chosen: each template has its own. */
export const NO_PALETTES: Palettes = {
	colors: {},
	switched: {},
	isDark: true,
};

export interface OwnColors {
	background: string;
	text: string;
	accent: string;
}

export const listOf = ( palette: Palette ): string[] =>
	SLUGS.flatMap( ( slug ) => palette[ slug ] ?? [] );

export const isSame = ( one: Palette, other: Palette ): boolean =>
	listOf( one ).join() === listOf( other ).join();

export interface Offered extends Palettes {
	key: string;
	title: string;
}

/** The palettes of the templates; the second one of each with its roles swapped. */
export const offeredBy = (
	templates: {
		name: string;
		title: string;
		colors: Palette;
		switched: string;
		isDark: boolean;
	}[]
): Offered[] =>
	templates.flatMap( ( { name, title, colors, isDark, ...rest } ) => {
		const switched = parsePalette( rest.switched );
		return [
			{ key: name, title, colors, switched, isDark },
			{
				key: `${ name }-switched`,
				title,
				colors: switched,
				switched: colors,
				isDark: ! isDark,
			},
		];
	} );

function mixed( one: string, other: string, share: number ): string {
	const parts = [ 1, 3, 5 ].map( ( at ) => {
		const [ a, b ] = [ one, other ].map( ( hex ) =>
			parseInt( hex.slice( at, at + 2 ), 16 )
		);
		return Math.round( ( a ?? 0 ) * ( 1 - share ) + ( b ?? 0 ) * share )
			.toString( 16 )
			.padStart( 2, '0' );
	} );
	return `#${ parts.join( '' ) }`;
}

/** The color, as much darker or lighter as words in it need. */
function readable( hex: string, background: string ): string {
	const color = parse( hex );
	const base = parse( background );
	if ( ! color || ! base ) {
		return hex;
	}
	const step = base.lightness > 0.5 ? -0.01 : 0.01;
	let { lightness } = color;
	let found = hex;
	while (
		( contrast( found, background ) ?? 0 ) < READABLE &&
		lightness > 0 &&
		lightness < 1
	) {
		lightness += step;
		found = format( { ...color, lightness } );
	}
	return found;
}

/** Whole palettes of three colors: lines and surfaces are mixed of them, and words in the accent are readable. */
export function palettesOf( {
	background,
	text,
	accent,
}: OwnColors ): Palettes {
	const colors = {
		base: background,
		contrast: text,
		'accent-1': accent,
		'accent-2': mixed( background, text, 0.12 ),
		'accent-3': readable( accent, background ),
		'accent-4': readable( mixed( text, background, 0.35 ), background ),
		'accent-5': mixed( background, text, 0.06 ),
	};
	return {
		colors,
		switched: propose( colors, { background: 'base', text: 'contrast' } ),
		isDark: ( parse( background )?.lightness ?? 1 ) > 0.5,
	};
}

export const colorsIn = ( palette: Palette ): OwnColors => ( {
	background: palette.base ?? '#ffffff',
	text: palette.contrast ?? '#111111',
	accent: palette[ 'accent-1' ] ?? '#3858e9',
} );

export interface Reading {
	of: 'text' | 'accent' | 'muted';
	ratio: number;
	isEnough: boolean;
}

/** Measured contrast of words with the background. */
export const readingsOf = ( palette: Palette ): Reading[] =>
	(
		[
			[ 'text', 'contrast' ],
			[ 'accent', 'accent-3' ],
			[ 'muted', 'accent-4' ],
		] as const
	 ).map( ( [ of, slug ] ) => {
		const ratio =
			contrast( palette[ slug ] ?? '', palette.base ?? '' ) ?? 1;
		return { of, ratio, isEnough: ratio >= READABLE };
	} );
