/** Fits values to the part of schema.json that browsers read, the manifest's; the same as fit() in PHP. */

/** The keywords of JSON Schema that this part has. */
export interface Rule {
	type?: string;
	pattern?: string;
	maxLength?: number;
	minimum?: number;
	required?: string[];
	properties?: Record< string, Rule >;
	patternProperties?: Record< string, Rule >;
	additionalProperties?: boolean;
	items?: Rule;
}

export const isRecord = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Path of a value that does not fit. */
export class Misfit extends Error {
	constructor( readonly path: string[] ) {
		super( path.join( '.' ) );
	}
}

/**
 * The value without keys that no rule names.
 * @throws {Misfit} For the first value that is wrong.
 */
export function fit(
	value: unknown,
	rule: Rule,
	path: string[] = []
): unknown {
	if ( rule.type === 'array' && Array.isArray( value ) ) {
		return value.map( ( each, index ) =>
			fit( each, rule.items ?? {}, [ ...path, String( index ) ] )
		);
	}
	// PHP writes an empty list where there is nothing.
	if ( isEmpty( value ) && /^(array|object)$/.test( rule.type ?? '' ) ) {
		return fitRecord( {}, rule, path );
	}
	if ( rule.type === 'object' && isRecord( value ) ) {
		return fitRecord( value, rule, path );
	}
	if ( ! isFitting( value, rule ) ) {
		throw new Misfit( path );
	}
	return value;
}

const isEmpty = ( value: unknown ) =>
	typeof value === 'object' &&
	value !== null &&
	Object.keys( value ).length === 0;

function fitRecord(
	value: Record< string, unknown >,
	rule: Rule,
	path: string[]
): unknown {
	if ( rule.type === 'array' ) {
		return [];
	}
	const kept = new Map< string, unknown >();
	for ( const [ key, inner ] of Object.entries( value ) ) {
		const of = ruleOf( key, rule );
		if ( of ) {
			kept.set( key, fit( inner, of, [ ...path, key ] ) );
		} else if ( rule.additionalProperties === false ) {
			throw new Misfit( [ ...path, key ] );
		}
	}
	const missing = rule.required?.find( ( key ) => ! kept.has( key ) );
	if ( missing !== undefined ) {
		throw new Misfit( [ ...path, missing ] );
	}
	return Object.fromEntries( kept );
}

const ruleOf = (
	key: string,
	{ properties = {}, patternProperties = {} }: Rule
): Rule | undefined =>
	Object.hasOwn( properties, key )
		? properties[ key ]
		: Object.entries( patternProperties ).find( ( [ pattern ] ) =>
				new RegExp( pattern ).test( key )
			)?.[ 1 ];

function isFitting(
	value: unknown,
	{ type, pattern = '', maxLength = Infinity, minimum = -Infinity }: Rule
): boolean {
	return type === 'integer'
		? Number.isSafeInteger( value ) && Number( value ) >= minimum
		: typeof value === 'string' &&
				type === 'string' &&
				new RegExp( pattern ).test( value ) &&
				Array.from( value ).length <= maxLength;
}
