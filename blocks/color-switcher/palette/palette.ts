/** Palettes: colors by slug, their stored form, and the color pairs that need enough contrast. */
import { contrast } from './color';

export type Palette = Record< string, string >;

/** Slots of the page's background and text; '' if the theme's styles name none. */
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

/** Minimum contrast for text of any size (WCAG AA). */
export const READABLE = 4.5;
/** Minimum contrast with the background for a text color; colors below are used as backgrounds. */
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

/** Whether a color of the default palette is a text color: used on the background, not as one. */
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
 * Text colors that the alternative palette does not define and that would be unreadable on its background, mixed with as much of its text color as
 * needed. palette.php does the same for pages.
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

/** Mixes a color with the given number of tenths of another. */
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
 * Color pairs that occur on pages, by the colors' use in the default palette.
 * @param shown Palette to check.
 * @param usual Default palette.
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
