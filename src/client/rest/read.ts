/**
 * Public reads of the site's REST API: no nonce unless signed in, one retry, a timeout, and typed errors. It uses fetch directly: `@wordpress/api-fetch`
 * would add the page's nonce to every request, and a stale one causes a 403.
 */
import { RestError, errorOfAnswer } from './error';
import { forgetNonce, nonceFor } from './nonce';

export interface ReadOptions< T > {
	/** Added to the URL, which may have a query already (`/index.php?rest_route=…`). */
	query?: Record< string, string | number >;
	/** Aborts the request; the promise then rejects with kind `aborted`. */
	signal?: AbortSignal;
	/** Maps the response to the plugin's types; an exception becomes kind `malformed`. */
	parse: ( json: unknown ) => T;
}

export interface Answer< T > {
	data: T;
	/** X-WP-Total: total number on all pages. */
	total: number;
	/** X-WP-TotalPages. */
	pages: number;
}

const TIMEOUT_MS = 15_000;
const RETRY_DELAY_MS = 400;

/**
 * Reads one response of the REST API.
 * @param  url URL of the route, absolute or relative to the page.
 * @throws {RestError} For every failure.
 */
export async function read< T >(
	url: string,
	{ query = {}, signal: caller, parse }: ReadOptions< T >
): Promise< Answer< T > > {
	const address = new URL( url, document.baseURI );
	for ( const [ name, value ] of Object.entries( query ) ) {
		address.searchParams.set( name, String( value ) );
	}
	const timeout = AbortSignal.timeout( TIMEOUT_MS );
	// Without AbortSignal.any() there is no timeout, only the caller's signal.
	const signal = caller
		? ( AbortSignal.any?.( [ caller, timeout ] ) ?? caller )
		: timeout;
	try {
		const { response, json } = await requestTwiceAtMost( address, signal );
		return { data: parsed( json, parse ), ...counts( response, json ) };
	} catch ( error ) {
		throw signal.aborted ? abortError( caller ) : error;
	}
}

async function requestTwiceAtMost( address: URL, signal: AbortSignal ) {
	try {
		return await request( address, signal );
	} catch ( error ) {
		if ( ! isWorthARetry( error ) || signal.aborted ) {
			throw error;
		}
		await new Promise( ( done ) => setTimeout( done, RETRY_DELAY_MS ) );
		signal.throwIfAborted();
		return request( address, signal );
	}
}

async function request(
	address: URL,
	signal: AbortSignal,
	nonce = nonceFor( address )
) {
	const headers: Record< string, string > = { Accept: 'application/json' };
	if ( nonce ) {
		headers[ 'X-WP-Nonce' ] = nonce;
	}
	let response, text;
	try {
		response = await fetch( address, { headers, signal } );
		text = await response.text();
	} catch ( error ) {
		throw new RestError( 'network', 'no_answer', String( error ) );
	}

	const json = jsonOf( text );
	if ( ! response.ok ) {
		const error = errorOfAnswer( response.status, json );
		if ( nonce && error.code === 'rest_cookie_invalid_nonce' ) {
			forgetNonce();
			return request( address, signal, '' );
		}
		throw error;
	}
	if ( json === undefined ) {
		throw new RestError(
			'malformed',
			'invalid_json',
			`No JSON: ${ text.slice( 0, 100 ) }`,
			response.status
		);
	}
	return { response, json };
}

/** Undefined, which is not a JSON value, for invalid JSON. */
function jsonOf( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

function parsed< T >( json: unknown, parse: ( json: unknown ) => T ): T {
	try {
		return parse( json );
	} catch ( error ) {
		throw new RestError(
			'malformed',
			'unexpected_shape',
			String( error ),
			200
		);
	}
}

/** Some proxies remove headers; then the number of received items is all that is known. */
function counts( response: Response, json: unknown ) {
	const count = ( header: string, fallback: number ) => {
		const value = parseInt( response.headers.get( header ) ?? '', 10 );
		return Number.isNaN( value ) ? fallback : value;
	};
	return {
		total: count( 'X-WP-Total', Array.isArray( json ) ? json.length : 1 ),
		pages: count( 'X-WP-TotalPages', 1 ),
	};
}

function isWorthARetry( error: unknown ): boolean {
	return (
		error instanceof RestError &&
		( error.kind === 'network' || error.status >= 500 )
	);
}

function abortError( caller?: AbortSignal ): RestError {
	return caller?.aborted
		? new RestError(
				'aborted',
				'aborted',
				'The request is no longer wanted.'
			)
		: new RestError(
				'network',
				'timeout',
				`No answer within ${ TIMEOUT_MS / 1000 } s.`
			);
}
