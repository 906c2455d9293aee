/**
 * Checks values from elsewhere by schema.json, before any of them becomes CSS or an address. A parameter has patterns of paths, such as
 * `font-size-body.desktop`, each with a type: a pattern of its values. A type of the name of a CSS property is checked by the browser as well.
 */
import schema from './schema.json';

/** Valid values by path. */
export type Values = { [ path: string ]: string };

/** Why a path was refused: there is none, or its value is not valid. */
export type Refused = { [ path: string ]: 'unknown' | 'invalid' };

const types: Values = schema.types;
const params: { [ param: string ]: Values } = schema.params;

const matches = ( pattern: string, text: string ) =>
	new RegExp( `^(?:${ pattern })$`, 'u' ).test( text );

/**
 * Checks the data of a message.
 *
 * @param param Parameter, such as `siteLogo`.
 * @param data  Its data.
 * @return The valid values; and what was refused, and why.
 */
export function check(
	param: string,
	data: unknown
): { values: Values; refused: Refused } {
	const values: Values = {};
	const refused: Refused = {};
	const rules = Object.entries(
		( Object.hasOwn( params, param ) && params[ param ] ) || {}
	);
	const visit = ( value: unknown, path: string ) => {
		if ( value && typeof value === 'object' ) {
			for ( const [ name, inner ] of Object.entries( value ) ) {
				visit( inner, path ? `${ path }.${ name }` : name );
			}
			return;
		}
		const text = String( value );
		const [ , type ] =
			rules.find( ( [ pattern ] ) => matches( pattern, path ) ) ?? [];
		if ( ! type ) {
			refused[ path || param ] = 'unknown';
		} else if (
			matches( types[ type ] ?? '', text ) &&
			( ! /^color|-/.test( type ) || CSS.supports( type, text ) )
		) {
			values[ path ] = text;
		} else {
			refused[ path ] = 'invalid';
		}
	};
	visit( data, '' );
	return { values, refused };
}
