import apiFetch from '@wordpress/api-fetch';
import { download, request } from '../admin';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
const answers = jest.mocked( apiFetch );

test( 'admin REST: a change is sent unchanged, its answer returned', async () => {
	answers.mockResolvedValueOnce( { title: 'New' } );
	await expect(
		request( '/wp/v2/settings', 'POST', { title: 'New' } )
	).resolves.toEqual( { title: 'New' } );
	expect( answers ).toHaveBeenCalledWith( {
		path: '/wp/v2/settings',
		method: 'POST',
		data: { title: 'New' },
	} );
} );

test.each( [
	[
		{
			code: 'rest_forbidden',
			message: 'No',
			data: { status: 403, field: 'a' },
		},
		{
			kind: 'http',
			code: 'rest_forbidden',
			message: 'No',
			status: 403,
			data: { field: 'a' },
		},
	],
	[
		{ code: 'fetch_error', message: 'Offline' },
		{ kind: 'network', code: 'no_answer', message: 'Offline', status: 0 },
	],
	[
		{ code: 'invalid_json', message: 'No JSON' },
		{ kind: 'malformed', code: 'invalid_json' },
	],
	[ new TypeError( 'broken' ), { kind: 'network', message: 'broken' } ],
] )( 'admin REST: the message is told: %p', async ( thrown, expected ) => {
	answers.mockRejectedValueOnce( thrown );
	await expect( request( '/wp/v2/settings' ) ).rejects.toMatchObject(
		expected
	);
} );

const LOGGED_OUT =
	'You’re logged out. Log in again in another tab, then try again.';

/** A response as far as it is read. */
const response = ( status: number, body?: object ) => ( {
	status,
	json: async () => JSON.parse( JSON.stringify( body ) ?? '' ),
} );

const STALE = {
	code: 'rest_cookie_invalid_nonce',
	message: 'Cookie check failed',
	data: { status: 403 },
};

test.each( [
	[ 'the answer about a new nonce, as up to WordPress 6.8', response( 400 ) ],
	[ 'the error of the request', STALE ],
] )(
	'[KT-02] admin REST: who is logged out is told so, where api-fetch rejects with %s',
	async ( _, thrown ) => {
		answers.mockRejectedValueOnce( thrown );
		await expect( request( '/wp/v2/settings' ) ).rejects.toMatchObject( {
			kind: 'http',
			message: LOGGED_OUT,
		} );
	}
);

test( '[KT-02] admin REST: a site that is out of order is not taken for one where the user is logged out', async () => {
	answers.mockRejectedValueOnce( response( 503 ) );
	await expect( request( '/wp/v2/settings' ) ).rejects.toMatchObject( {
		kind: 'http',
		status: 503,
		message: 'HTTP 503',
	} );
} );

test( '[KT-02] admin REST: bytes that are refused tell why', async () => {
	answers.mockRejectedValueOnce(
		response( 409, { code: 'no', message: 'Gone.' } )
	);
	await expect( download( '/a' ) ).rejects.toMatchObject( {
		code: 'no',
		message: 'Gone.',
		status: 409,
	} );
	answers.mockRejectedValueOnce( response( 403, STALE ) );
	await expect( download( '/a' ) ).rejects.toMatchObject( {
		message: LOGGED_OUT,
	} );
} );
