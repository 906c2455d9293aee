import type { read as Read } from '../read';

type Reply =
	| Partial< {
			status: number;
			body: string;
			headers: Record< string, string >;
	  } >
	| Error
	| 'never';

const requests: { url: string; nonce: string | null }[] = [];
let replies: Reply[] = [];
let read: typeof Read;

/** Mock of fetch, which jsdom lacks: responds in sequence and aborts with its signal like the real one. */
function fetchReplies(
	url: URL,
	{
		headers,
		signal,
	}: { headers: Record< string, string >; signal: AbortSignal }
) {
	requests.push( {
		url: String( url ),
		nonce: headers[ 'X-WP-Nonce' ] ?? null,
	} );
	const reply = replies.shift();
	return new Promise( ( resolve, reject ) => {
		if ( signal.aborted ) {
			reject( signal.reason );
		}
		signal.addEventListener( 'abort', () => reject( signal.reason ) );
		if ( reply instanceof Error ) {
			reject( reply );
		} else if ( reply && reply !== 'never' ) {
			const { status = 200, body = '[]', headers: sent = {} } = reply;
			resolve( {
				ok: status < 400,
				status,
				headers: new Map( Object.entries( sent ) ),
				text: async () => body,
			} );
		}
	} );
}

const list = ( json: unknown ) => {
	if ( ! Array.isArray( json ) ) {
		throw new TypeError( 'no list' );
	}
	return json as unknown[];
};

const failure = ( promise: Promise< unknown > ) =>
	promise.then(
		() => undefined,
		( error: unknown ) => error
	);

function pageWithNonce() {
	document.body.innerHTML =
		'<script type="application/json" id="frontage-islands">{"rest":{"nonce":"abc"}}</script>';
}

beforeEach( () => {
	jest.useFakeTimers();
	jest.isolateModules( () => ( { read } = require( '../read' ) ) );
	Object.assign( window, { fetch: fetchReplies } );
	document.body.innerHTML = '';
	requests.length = 0;
	replies = [];
} );

afterEach( () => jest.useRealTimers() );

test( '[PF-07] REST: reads work at any permalink, with the count', async () => {
	replies = [
		{
			body: '[1,2]',
			headers: { 'X-WP-Total': '48', 'X-WP-TotalPages': '24' },
		},
	];
	const answer = await read( '/index.php?rest_route=/wp/v2/posts', {
		query: { page: 2, search: 'a&b ü' },
		parse: list,
	} );
	expect( answer ).toEqual( { data: [ 1, 2 ], total: 48, pages: 24 } );
	const asked = new URL( requests[ 0 ]?.url ?? '' );
	expect( Object.fromEntries( asked.searchParams ) ).toEqual( {
		rest_route: '/wp/v2/posts',
		page: '2',
		search: 'a&b ü',
	} );
} );

test( 'REST: an answer without the counts is kept', async () => {
	replies = [ { body: '[1,2,3]' } ];
	expect( await read( '/x', { parse: list } ) ).toEqual( {
		data: [ 1, 2, 3 ],
		total: 3,
		pages: 1,
	} );
} );

test( '[IS-06] REST: a signed-out read carries no nonce', async () => {
	replies = [ {} ];
	await read( '/x', { parse: list } );
	expect( requests ).toEqual( [
		{ url: 'http://localhost/x', nonce: null },
	] );
} );

test( '[IS-06] REST: a stale nonce costs nothing, and is not sent again', async () => {
	pageWithNonce();
	replies = [
		{
			status: 403,
			body: '{"code":"rest_cookie_invalid_nonce","message":"no"}',
		},
		{},
		{},
	];
	await read( '/x', { parse: list } );
	await read( '/x', { parse: list } );
	expect( requests.map( ( { nonce } ) => nonce ) ).toEqual( [
		'abc',
		null,
		null,
	] );
} );

test( '[IS-06] REST: an element named like the page’s data is no nonce', async () => {
	document.body.innerHTML =
		'<div id="frontage-islands">{"rest":{"nonce":"abc"}}</div>';
	replies = [ {} ];
	await read( '/x', { parse: list } );
	expect( requests.map( ( { nonce } ) => nonce ) ).toEqual( [ null ] );
} );

test( 'REST: a signed-in nonce goes to the site only', async () => {
	pageWithNonce();
	replies = [ {}, {} ];
	await read( '/x', { parse: list } );
	await read( 'https://elsewhere.example/x', { parse: list } );
	expect( requests.map( ( { nonce } ) => nonce ) ).toEqual( [ 'abc', null ] );
} );

test.each( [
	[ 'a line that breaks', new TypeError( 'Failed to fetch' ) ],
	[ 'a server that stumbles', { status: 503, body: '<html>' } ],
] )( 'REST: %s once is not noticed', async ( _, first ) => {
	replies = [ first, { body: '[1]' } ];
	const answer = read( '/x', { parse: list } );
	await jest.runAllTimersAsync();
	expect( ( await answer ).data ).toEqual( [ 1 ] );
} );

test( 'REST: no connection is an error after two tries', async () => {
	replies = [
		new TypeError( 'Failed to fetch' ),
		new TypeError( 'Failed to fetch' ),
		{},
	];
	const error = failure( read( '/x', { parse: list } ) );
	await jest.runAllTimersAsync();
	expect( await error ).toMatchObject( {
		name: 'RestError',
		kind: 'network',
		code: 'no_answer',
		status: 0,
	} );
	expect( requests ).toHaveLength( 2 );
} );

test( 'REST: a refusal has WordPress’s code and text, no retry', async () => {
	replies = [
		{
			status: 400,
			body: '{"code":"rest_invalid_param","message":"Invalid","data":{"status":400,"field":"page"}}',
		},
	];
	expect( await failure( read( '/x', { parse: list } ) ) ).toMatchObject( {
		kind: 'http',
		code: 'rest_invalid_param',
		message: 'Invalid',
		status: 400,
		data: { field: 'page' },
	} );
	expect( requests ).toHaveLength( 1 );
} );

test.each( [ 'null', '"no"', '<html>', '{"code":5,"message":[],"data":"x"}' ] )(
	'REST: a refusal with an odd body (%s) is a refusal',
	async ( body ) => {
		replies = [ { status: 404, body } ];
		expect( await failure( read( '/x', { parse: list } ) ) ).toMatchObject(
			{
				kind: 'http',
				code: 'http_error',
				message: 'HTTP 404',
				data: {},
			}
		);
	}
);

test( 'REST: an answer that is no JSON, or not as agreed, is malformed', async () => {
	replies = [ { body: 'Notice: Undefined…[]' }, { body: '{"a":1}' } ];
	expect( await failure( read( '/x', { parse: list } ) ) ).toMatchObject( {
		kind: 'malformed',
		code: 'invalid_json',
	} );
	expect( await failure( read( '/x', { parse: list } ) ) ).toMatchObject( {
		kind: 'malformed',
		code: 'unexpected_shape',
	} );
	expect( requests ).toHaveLength( 2 );
} );

test( 'REST: moving on aborts before, during and between tries', async () => {
	for ( const moment of [ 'before', 'during', 'between' ] ) {
		const controller = new AbortController();
		replies = [
			moment === 'between' ? new TypeError( 'Failed to fetch' ) : 'never',
		];
		if ( moment === 'before' ) {
			controller.abort();
		}
		const error = failure(
			read( '/x', { parse: list, signal: controller.signal } )
		);
		await jest.advanceTimersByTimeAsync( 100 );
		controller.abort();
		await jest.advanceTimersByTimeAsync( 400 );
		expect( await error ).toMatchObject( {
			kind: 'aborted',
			code: 'aborted',
		} );
	}
} );

test( 'REST: a server that never answers times out', async () => {
	replies = [ 'never', 'never' ];
	const error = failure( read( '/x', { parse: list } ) );
	await jest.advanceTimersByTimeAsync( 15_000 );
	expect( await error ).toMatchObject( { kind: 'network', code: 'timeout' } );
	expect( requests ).toHaveLength( 1 );
} );

test( '[PF-07] REST: without AbortSignal.any reads work and abort', async () => {
	const { any: native } = AbortSignal;
	Reflect.deleteProperty( AbortSignal, 'any' );
	replies = [ 'never' ];
	const controller = new AbortController();
	const error = failure(
		read( '/x', { parse: list, signal: controller.signal } )
	);
	await jest.advanceTimersByTimeAsync( 100 );
	controller.abort();
	expect( await error ).toMatchObject( { kind: 'aborted' } );
	AbortSignal.any = native;
} );
