/** The properties of an object setting as settings of their own, `name.property`: so the screen has one value a field. */
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

/** The other way: as REST takes them. */
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
