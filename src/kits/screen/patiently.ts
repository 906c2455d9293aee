/** Asks again where a site is only out of reach, overloaded, or at work in another window. */
import { RestError } from '../../client/rest/error';

const WAITS = [ 1000, 2000, 4000, 8000 ];
const PASSING = [ 408, 429, 500, 502, 503, 504 ];
const BUSY = 'frontage_kit_busy';

/** Whether the same request may succeed later. */
const isPassing = ( error: unknown ): boolean =>
	error instanceof RestError &&
	( error.kind === 'network' ||
		error.kind === 'malformed' ||
		PASSING.includes( error.status ) );

/** Waits; not any longer when it is aborted. */
export const wait = ( ms: number, signal: AbortSignal ) =>
	new Promise< void >( ( resolve ) => {
		const timer = setTimeout( resolve, ms );
		signal.addEventListener( 'abort', () => {
			clearTimeout( timer );
			resolve();
		} );
	} );

/**
 * Repeats a call that may be repeated.
 * @throws {RestError} The last failure.
 */
export async function patiently< Answer >(
	call: () => Promise< Answer >,
	signal: AbortSignal
): Promise< Answer > {
	for ( let failures = 0; ; ) {
		signal.throwIfAborted();
		try {
			return await call();
		} catch ( error ) {
			if ( error instanceof RestError && error.code === BUSY ) {
				await wait( 1500, signal );
				continue;
			}
			const ms = isPassing( error ) ? WAITS[ failures++ ] : undefined;
			signal.throwIfAborted();
			if ( ms === undefined ) {
				throw error;
			}
			await wait( ms, signal );
		}
	}
}
