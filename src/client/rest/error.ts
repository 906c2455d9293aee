/** What went wrong with a REST request. */
export type RestErrorKind = 'network' | 'http' | 'malformed' | 'aborted';

/**
 * network: no answer, or not in time (code `timeout`); http: an answer that is an error; malformed: an answer that is not what was agreed; aborted:
 * the caller no longer wants it.
 */
export class RestError extends Error {
	readonly name = 'RestError';

	/** `code` is WordPress's for `http`, else our word for the case; `data` what WordPress added to the error, such as the name of a wrong field. */
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

/** Reads the error that WordPress puts in an answer's body; anything else may stand there too. */
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
