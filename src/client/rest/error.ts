/** Error of a REST request. */
export type RestErrorKind = 'network' | 'http' | 'malformed' | 'aborted';

/** network: no response, or a timeout (code `timeout`); http: an error status; malformed: a response of unexpected shape; aborted: by the caller. */
export class RestError extends Error {
	readonly name = 'RestError';

	/** `code` is WordPress's for `http`, else the plugin's own; `data` is WordPress's additional data, such as the name of a wrong field. */
	constructor(
		readonly kind: RestErrorKind,
		readonly code: string,
		message: string,
		readonly status = 0,
		readonly data: Readonly< Record< string, unknown > > = {}
	) {
		super( message );
	}
}

/** Parses WordPress's error from a response body, which may have any shape. */
export function errorOfAnswer( status: number, body: unknown ): RestError {
	const { code, message, data } = asRecord( body );
	return new RestError(
		'http',
		typeof code === 'string' ? code : 'http_error',
		typeof message === 'string' ? message : `HTTP ${ status }`,
		status,
		asRecord( data )
	);
}

function asRecord( value: unknown ): Record< string, unknown > {
	return typeof value === 'object' && value !== null
		? ( value as Record< string, unknown > )
		: {};
}
