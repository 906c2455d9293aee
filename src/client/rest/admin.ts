/** Requests of admin screens, by WordPress's own api-fetch: it has the REST root and refreshes the nonce. */
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { RestError, errorOfAnswer } from './error';

/**
 * Sends one request to the site's REST API as the signed-in user.
 * @param  path Route and query, such as `/wp/v2/settings`.
 * @return The unvalidated body; the caller checks its shape.
 * @throws {RestError} For every failure.
 */
export const request = (
	path: string,
	method: 'GET' | 'POST' | 'DELETE' = 'GET',
	data?: object,
	signal?: AbortSignal
): Promise< unknown > =>
	send( { path, method, data, ...( signal && { signal } ) } );

/**
 * Sends bytes as they are.
 * @throws {RestError} For every failure.
 */
export const upload = (
	path: string,
	body: Blob,
	signal?: AbortSignal
): Promise< unknown > =>
	send( {
		path,
		method: 'POST',
		body,
		headers: { 'Content-Type': 'application/octet-stream' },
		signal,
	} );

/**
 * Gets bytes as they are.
 * @throws {RestError} For every failure.
 */
export async function download(
	path: string,
	signal?: AbortSignal
): Promise< { bytes: Blob; headers: Headers } > {
	const response = await send( { path, parse: false, signal } );
	if ( ! ( response instanceof Response ) ) {
		throw new RestError( 'malformed', 'unexpected_shape', 'No bytes.' );
	}
	return { bytes: await response.blob(), headers: response.headers };
}

async function send( options: APIFetchOptions< boolean > ): Promise< unknown > {
	try {
		return await apiFetch< unknown, boolean >( options );
	} catch ( error ) {
		if ( options.signal?.aborted ) {
			throw new RestError( 'aborted', 'aborted', 'Aborted.' );
		}
		// Without `parse`, the error is the response itself.
		throw options.parse === false && error instanceof Response
			? errorOfAnswer(
					error.status,
					await error.json().catch( () => undefined )
				)
			: restErrorOf( error );
	}
}

/** The error of api-fetch is the response body, or has a code of its own if there was no response. */
function restErrorOf( error: unknown ): RestError {
	const { code, message, data } = error as {
		code?: unknown;
		message?: unknown;
		data?: { status?: unknown };
	};
	if ( typeof data?.status === 'number' ) {
		return errorOfAnswer( data.status, error );
	}
	return code === 'invalid_json'
		? new RestError( 'malformed', 'invalid_json', String( message ) )
		: new RestError( 'network', 'no_answer', String( message ) );
}
