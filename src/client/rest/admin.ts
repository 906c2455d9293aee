/** Requests of admin screens, by WordPress's own api-fetch: it has the REST root and refreshes the nonce. */
import apiFetch from '@wordpress/api-fetch';
import { RestError, errorOfAnswer } from './error';

/**
 * Sends one request to the site's REST API as the signed-in user.
 * @param  path Route and query, such as `/wp/v2/settings`.
 * @return The unvalidated body; the caller checks its shape.
 * @throws {RestError} For every failure.
 */
export async function request(
	path: string,
	method: 'GET' | 'POST' | 'DELETE' = 'GET',
	data?: object
): Promise< unknown > {
	try {
		return await apiFetch< unknown >( { path, method, data } );
	} catch ( error ) {
		throw restErrorOf( error );
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
