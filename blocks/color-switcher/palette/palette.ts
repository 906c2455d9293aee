/** A palette: colors by slug, what it is stored as, and which of its pairs a visitor has to read. */
import { contrast } from './color';

export type Palette = Record< string, string >;

/** The palette's slots for the page's background and text; '' where the theme's styles name none. */
export interface Roles {
	background: string;
	text: string;
}

export interface Pair {
	text: string;
	background: string;
	ratio: number;
	isEnough: boolean;
}

/** What text of any size needs. */
export const READABLE = 4.5;
/** What is at least so far from the background is read on it; the rest lies under text. */
const TELLS_APART = 3;

export const parsePalette = ( text: string ): Palette =>
	Object.fromEntries(
		[ ...text.matchAll( /([a-z0-9_-]+):(#[0-9a-f]+)/gi ) ].map(
			( [ , slug = '', color = '' ] ) => [ slug, color ]
		)
	);

export const formatPalette = ( palette: Palette ): string =>
	Object.entries( palette )
		.map( ( pair ) => pair.join( ':' ) )
		.join( ' ' );

/** Whether a color of the usual palette is one for words: on the background, not under them. */
export function isForWords(
	palette: Palette,
	{ background }: Roles,
	slug: string
): boolean {
	const ratio = contrast(
		palette[ slug ] ?? '',
		palette[ background ] ?? ''
	);
	return ratio !== undefined && ratio >= TELLS_APART;
}

/**
 * The pairs that meet on pages, by what the colors are for in the usual palette.
 * @param shown The palette that is judged.
 * @param usual The usual one.
 */
export function pairs( shown: Palette, usual: Palette, roles: Roles ): Pair[] {
	return Object.keys( shown ).flatMap( ( slug ) => {
		if ( slug === roles.background ) {
			return [];
		}
		const [ text, background ] =
			slug === roles.text || isForWords( usual, roles, slug )
				? [ slug, roles.background ]
				: [ roles.text, slug ];
		const ratio = contrast(
			shown[ text ] ?? '',
			shown[ background ] ?? ''
		);
		return ratio === undefined
			? []
			: [ { text, background, ratio, isEnough: ratio >= READABLE } ];
	} );
}
