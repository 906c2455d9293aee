/** Errors for invalid arguments, with the messages of the specification. */

export type Fault =
	| 'required'
	| 'type'
	| 'instance'
	| 'constructor'
	| 'implementation'
	| 'icon'
	| 'svg';

export class DeveloperError extends Error {
	readonly name = 'DeveloperError';
	readonly code: Fault;

	constructor( code: Fault, message: string, options?: ErrorOptions ) {
		super( message, options );
		this.code = code;
	}
}

interface Types {
	string: string;
	number: number;
	boolean: boolean;
	object: object;
	function: ( ...args: never[] ) => unknown;
}

type Constructor< Made > = abstract new ( ...args: never[] ) => Made;

/** @throws {DeveloperError} `{name} is required.` for undefined and null. */
export function requireValue< Value >(
	name: string,
	value: Value
): asserts value is NonNullable< Value > {
	if ( value === undefined || value === null ) {
		throw new DeveloperError( 'required', `${ name } is required.` );
	}
}

/** @throws {DeveloperError} `{name} invalid type: {type}.`, where `type` is the expected one. */
export function requireType< Type extends keyof Types >(
	name: string,
	value: unknown,
	type: Type
): asserts value is Types[ Type ] {
	requireValue( name, value );
	if ( typeof value !== type || Number.isNaN( value ) ) {
		throw new DeveloperError(
			'type',
			`${ name } invalid type: ${ type }.`
		);
	}
}

/** @throws {DeveloperError} `{name} invalid instance.` */
export function requireInstance< Made >(
	name: string,
	value: unknown,
	constructor: Constructor< Made >
): asserts value is Made {
	requireValue( name, value );
	if ( ! ( value instanceof constructor ) ) {
		throw new DeveloperError( 'instance', `${ name } invalid instance.` );
	}
}

/** @throws {DeveloperError} `{name} invalid constructor type.` for an instance of another constructor, including a derived one. */
export function requireConstructor< Made >(
	name: string,
	value: unknown,
	constructor: Constructor< Made >
): asserts value is Made {
	requireValue( name, value );
	if ( Object( value ).constructor !== constructor ) {
		throw new DeveloperError(
			'constructor',
			`${ name } invalid constructor type.`
		);
	}
}

/** For methods that subclasses must implement. @throws {DeveloperError} */
export function notImplemented( name: string ): never {
	throw new DeveloperError(
		'implementation',
		`${ name }() should be implemented, please provide functionality`
	);
}

/**
 * Merges given options over their defaults; an undefined option keeps its default.
 * @throws {DeveloperError} If it is no plain object, or an option has another type than its default.
 */
export function optionsOver< Options extends object >(
	defaults: Options,
	given: unknown = {}
): Options {
	requireType( 'options', given, 'object' );
	requireConstructor( 'options', given, Object );
	const known: Record< string, unknown > = Object.fromEntries(
		Object.entries( defaults )
	);
	for ( const [ name, value ] of Object.entries( given ) ) {
		if ( value !== undefined ) {
			const type = typeof known[ name ];
			if ( type in TYPES ) {
				requireType( name, value, type as keyof Types );
			}
			known[ name ] = value;
		}
	}
	return known as Options;
}

const TYPES = { string: 0, number: 0, boolean: 0, function: 0 };
