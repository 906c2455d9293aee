/** Requests of admin screens, by WordPress's own api-fetch: it has the REST root and refreshes the nonce. */
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
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
		throw inWords(
			isResponse( error )
				? await errorOfResponse( error, options )
				: restErrorOf( error )
		);
	}
}

const isResponse = ( error: unknown ): error is Response =>
	typeof Object( error ).json === 'function';

/**
 * Without `parse`, the error is the response itself. Otherwise it is that of the request for a new nonce: api-fetch of WordPress 6.6 to 6.8 rejects with
 * it, and it is refused to everybody who is logged out.
 */
async function errorOfResponse(
	response: Response,
	{ parse }: APIFetchOptions< boolean >
): Promise< RestError > {
	const { status } = response;
	return parse !== false && status < 500
		? new RestError( 'http', 'rest_not_logged_in', '', status )
		: errorOfAnswer(
				status,
				await response.json().catch( () => undefined )
			);
}

const LOGGED_OUT = [ 'rest_cookie_invalid_nonce', 'rest_not_logged_in' ];

/** WordPress says “Cookie check failed” to who is logged out. */
function inWords( error: RestError ): RestError {
	const { kind, code, status, data } = error;
	return LOGGED_OUT.includes( code )
		? new RestError(
				kind,
				code,
				__(
					'You’re logged out. Log in again in another tab, then try again.',
					'frontage'
				),
				status,
				data
			)
		: error;
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
