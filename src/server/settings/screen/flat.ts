/** Flattens the properties of object settings into settings of their own, `name.property`: one value per field of the screen. */
import type { Value } from './check';

export type Values = Record< string, Value >;

export const isObject = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

export const flat = (
	settings: Record< string, unknown >
): Record< string, unknown > =>
	Object.fromEntries(
		Object.entries( settings ).flatMap( ( [ name, value ] ) =>
			isObject( value )
				? Object.entries( value ).map( ( [ property, one ] ) => [
						`${ name }.${ property }`,
						one,
					] )
				: [ [ name, value ] ]
		)
	);

/** Reverses it, for REST. */
export function nested( values: Values ): Record< string, unknown > {
	const whole: Record< string, unknown > = {};
	for ( const [ path, value ] of Object.entries( values ) ) {
		const [ name = '', property ] = path.split( '.' );
		whole[ name ] =
			property === undefined
				? value
				: { ...Object( whole[ name ] ), [ property ]: value };
	}
	return whole;
}
