/** Checks a state by schema.json before any value becomes CSS or an address. The browser checks what is CSS as well. */
import { palette } from './page';
import schema from './schema.json';

/** Data by parameter, as they were sent. */
export type State = { [ param: string ]: unknown };

/** Texts by path, such as `/siteTypography/font-size-body/desktop`. */
export type Texts = { [ path: string ]: string };

const patterns: Texts = schema;

/* In a path: number of a color, part of the page, or level of headings. A `*` in the schema says that there is one. */
const PART = /s\/(\d\d?)$|(body|headings)-|-(h[1-6])$/;

/**
 * Reads a path.
 *
 * @param path The path.
 * @return Pattern of its values; and of a color and of what has a part or level: CSS property, its name, where a color is a custom one, part or level.
 */
export function read( path: string ) {
	const [ found, color, part = '', level = part ] = PART.exec( path ) ?? [];
	const type = ( found ? '*' : '' ) + path.replace( PART, '' );
	const property = found && type.split( '/' )[ 2 ];
	const name = color ? palette[ color ] : property;
	return [
		color && ! name ? '' : patterns[ type ],
		property,
		name,
		level,
	] as const;
}

/**
 * Checks data.
 *
 * @param applied Gets valid values by path.
 * @param refused Gets, by path, why others are refused: the schema has no such path, or not such a value.
 * @param data    The data.
 * @param parent  Their path.
 */
export function check(
	applied: Texts,
	refused: Texts,
	data: State,
	parent = ''
): void {
	for ( const name in data ) {
		const path = `${ parent }/${ name }`;
		const value = data[ name ] as State | string;
		const [ pattern, property ] = read( path );
		if ( value instanceof Object ) {
			check( applied, refused, value, path );
		} else if (
			pattern &&
			RegExp( `^(?!inherit$)(?:${ pattern })$`, 'u' ).test( value ) &&
			( ! property || CSS.supports( property, value ) )
		) {
			applied[ path ] = `${ value }`;
		} else {
			refused[ path ] = pattern ? 'invalid' : 'unknown';
		}
	}
}
