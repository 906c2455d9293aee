/** Import and export: the exported format is the imported one, and that of REST. */
import { type Field, isValueOf } from '../check';
import { flat, isObject, nested, type Values } from '../flat';

export interface Imported {
	values: Values;
	/** Fields whose values are invalid on this site. */
	wrong: Field[];
	/** Unknown setting names. */
	unknown: string[];
	/** Fields whose images are not exported: a file holds only their ids, which differ on another site. */
	pictures: Field[];
}

export const exported = ( values: Values ): string =>
	JSON.stringify( { frontage_settings: nested( values ) }, null, '\t' ) +
	'\n';

/** Parses a file; undefined if it contains no settings. */
export function imported(
	fields: Field[],
	text: string
): Imported | undefined {
	const settings = settingsIn( text );
	if ( ! settings ) {
		return undefined;
	}
	const found: Imported = {
		values: {},
		wrong: [],
		unknown: [],
		pictures: [],
	};
	for ( const [ name, value ] of Object.entries( flat( settings ) ) ) {
		const field = fields.find( ( each ) => each.name === name );
		// A scalar instead of an object is invalid for each of its properties.
		const properties = fields.filter( ( each ) =>
			each.name.startsWith( `${ name }.` )
		);
		if ( ! field && ! properties.length ) {
			found.unknown.push( name );
		} else if ( field?.control === 'picture' && value !== 0 ) {
			found.pictures.push( field );
		} else if ( field && isValueOf( field, value ) ) {
			found.values[ name ] = value;
		} else {
			found.wrong.push( ...( field ? [ field ] : properties ) );
		}
	}
	return found;
}

function settingsIn( text: string ): Record< string, unknown > | undefined {
	try {
		const file: unknown = JSON.parse( text );
		const settings = isObject( file ) ? file.frontage_settings : undefined;
		return isObject( settings ) ? settings : undefined;
	} catch {
		return undefined;
	}
}
