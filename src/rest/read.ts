/**
 * Public reads of the site's REST API, made so that a visitor on a page cached yesterday, on a shaky line or in a hurry
 * gets the list: no nonce unless signed in, one retry, a limit on waiting, and errors that say what happened.
 *
 * It uses fetch itself: `@wordpress/api-fetch` would add the page's nonce to every request, and a stale one costs a 403.
 */
import { RestError, errorOfAnswer } from './error';
import { forgetNonce, nonceFor } from './nonce';

export interface ReadOptions< T > {
	/** Added to the address, which may have a query already (`/index.php?rest_route=…`). */
	query?: Record< string, string | number >;
	/** Ends the request; the promise then rejects with kind `aborted`. */
	signal?: AbortSignal;
	/** Turns the wire's words into ours; what it throws becomes kind `malformed`. */
	parse: ( json: unknown ) => T;
}

export interface Answer< T > {
	data: T;
	/** X-WP-Total: how many there are in all pages. */
	total: number;
	/** X-WP-TotalPages. */
	pages: number;
}

const PATIENCE_MS = 15_000;
const PAUSE_BEFORE_RETRY_MS = 400;

/**
 * Gets one answer of the REST API.
 *
 * @param  url     Address of the route, absolute or relative to the page.
 * @param  options Query, signal, and how to read the answer.
 * @throws {RestError} For everything that goes wrong.
 */
export async function read< T >(
	url: string,
	options: ReadOptions< T >
): Promise< Answer< T > > {
	const address = new URL( url, document.baseURI );
	for ( const [ name, value ] of Object.entries( options.query ?? {} ) ) {
		address.searchParams.set( name, String( value ) );
	}

	const { response, json } = await inTime( options.signal, ( signal ) =>
		requestTwiceAtMost( address, signal )
	);
	return { data: parsed( json, options.parse ), ...counts( response, json ) };
}

/** Ends the work when its time is up or the caller no longer wants it, and says which of the two it was. */
function inTime< T >(
	caller: AbortSignal | undefined,
	work: ( signal: AbortSignal ) => Promise< T >
) {
	const deadline = new AbortController();
	const giveUp = () => deadline.abort();
	const timer = setTimeout( giveUp, PATIENCE_MS );
	caller?.addEventListener( 'abort', giveUp );
	if ( caller?.aborted ) {
		giveUp();
	}
	return work( deadline.signal )
		.catch( ( error ) => {
			throw deadline.signal.aborted ? whyItEnded( caller ) : error;
		} )
		.finally( () => {
			clearTimeout( timer );
			caller?.removeEventListener( 'abort', giveUp );
		} );
}

async function requestTwiceAtMost( address: URL, signal: AbortSignal ) {
	try {
		return await request( address, signal );
	} catch ( error ) {
		if ( ! isWorthARetry( error ) || signal.aborted ) {
			throw error;
		}
		await pause( PAUSE_BEFORE_RETRY_MS, signal );
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

/**
 * Undefined, which JSON cannot say, for what is no JSON.
 * @param text
 */
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

/**
 * Some proxies take headers away; what came is then all that is known.
 * @param response
 * @param json
 */
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

function pause( ms: number, signal: AbortSignal ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const timer = setTimeout( resolve, ms );
		signal.addEventListener( 'abort', () => {
			clearTimeout( timer );
			reject( signal.reason );
		} );
	} );
}

function whyItEnded( signal?: AbortSignal ): RestError {
	return signal?.aborted
		? new RestError(
				'aborted',
				'aborted',
				'The request is no longer wanted.'
			)
		: new RestError(
				'network',
				'timeout',
				`No answer within ${ PATIENCE_MS / 1000 } s.`
			);
}
