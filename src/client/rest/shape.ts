/** Checks the shape of an answer whose types are relied on. */
import { RestError } from './error';

/** A value of the type that is wanted, or a list with one such value. What may also be null has a key that ends with a question mark. */
export type Sample =
	string | number | boolean | Sample[] | { [ key: string ]: Sample };

/** Samples for all that a type promises. */
export type SampleOf< Shape > = {
	[
		Key in keyof Shape & string as null extends Shape[ Key ]
			? `${ Key }?`
			: Key
	]: Sample;
};

/** Whether a value has all that the sample has, of the same types. */
export function isLike( value: unknown, sample: Sample ): boolean {
	if ( Array.isArray( sample ) ) {
		return (
			Array.isArray( value ) &&
			value.every( ( each ) =>
				sample.every( ( of ) => isLike( each, of ) )
			)
		);
	}
	return typeof sample === 'object'
		? Object( value ) === value &&
				Object.entries( sample ).every( ( [ key, of ] ) => {
					const [ name = '', mayBeNull ] = key.split( /(\?)/ );
					const inner = Object( value )[ name ];
					return (
						( mayBeNull && inner === null ) || isLike( inner, of )
					);
				} )
		: typeof value === typeof sample;
}

/**
 * The answer, if it is like the sample.
 * @throws {RestError}
 */
export async function answer< Shape >(
	pending: Promise< unknown >,
	sample: SampleOf< Shape >
): Promise< Shape > {
	const value = await pending;
	if ( ! isLike( value, sample ) ) {
		throw new RestError( 'malformed', 'unexpected_shape', 'Not as asked.' );
	}
	return value as Shape;
}
