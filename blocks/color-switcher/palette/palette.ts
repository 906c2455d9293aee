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
 * Colors for words that the second palette does not name, and that could not be read on its background, with as much of its text's color as it takes.
 * palette.php does the same for pages.
 */
export function followed(
	usual: Palette,
	own: Palette,
	roles: Roles
): Palette {
	const base = own[ roles.background ] ?? '';
	const text = own[ roles.text ] ?? '';
	const isRead = ( color: string ) =>
		( contrast( color, base ) ?? 0 ) >= READABLE;
	return Object.fromEntries(
		Object.entries( isRead( text ) ? usual : {} ).flatMap(
			( [ slug, color ] ) => {
				if (
					slug in own ||
					! isForWords( usual, roles, slug ) ||
					isRead( color )
				) {
					return [];
				}
				let next = color;
				for ( let tenths = 1; ! isRead( next ); tenths++ ) {
					next = mixed( color, text, tenths );
				}
				return [ [ slug, next ] ];
			}
		)
	);
}

/** One color with so many tenths of another. */
const mixed = ( one: string, other: string, tenths: number ) =>
	`#${ [ 1, 3, 5 ]
		.map( ( at ) => {
			const [ a = 0, b = 0 ] = [ one, other ].map( ( color ) =>
				parseInt( color.slice( at, at + 2 ), 16 )
			);
			return Math.round( ( a * ( 10 - tenths ) + b * tenths ) / 10 )
				.toString( 16 )
				.padStart( 2, '0' );
		} )
		.join( '' ) }`;

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
