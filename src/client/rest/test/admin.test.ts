import apiFetch from '@wordpress/api-fetch';
import { request } from '../admin';

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
