/** Settings as a file: what is exported is what an import takes, and what REST answers. */
import { type Field, isValueOf } from './check';
import { flat, isObject, nested, type Values } from './flat';

export interface Imported {
	values: Values;
	/** Fields whose values the site would not take. */
	wrong: Field[];
	/** Names that no setting has. */
	unknown: string[];
	/** Fields whose pictures stay behind: a file holds only their ids, which stand for others on another site. */
	pictures: Field[];
}

export const exported = ( values: Values ): string =>
	JSON.stringify( { frontage_settings: nested( values ) }, null, '\t' ) +
	'\n';

/** Reads a file's text; undefined when it holds no settings. */
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
		// A value where an object belongs is wrong in each of its properties.
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

/** Has the browser save a text as a file. */
export function download( name: string, text: string ): void {
	const link = document.createElement( 'a' );
	link.download = name;
	link.href = URL.createObjectURL(
		new Blob( [ text ], { type: 'application/json' } )
	);
	link.click();
	URL.revokeObjectURL( link.href );
}
