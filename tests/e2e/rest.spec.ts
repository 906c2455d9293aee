/**
 * What the REST API answers over HTTP: to visitors, to those who say who they are, and to caches between.
 */
import { expect, test } from './frontage';

const ITEMS = '/?rest_route=/wp/v2/astra-portfolio';

test(
	'REST: a page of items with its count, public ones only',
	{ tag: [ '@PF-03', '@everywhere' ] },
	async ( { request } ) => {
		const response = await request.get( `${ ITEMS }&per_page=24` );
		expect( response.status() ).toBe( 200 );
		const items = await response.json();
		expect( items ).toHaveLength( 24 );
		expect( Number( response.headers()[ 'x-wp-total' ] ) ).toBeGreaterThan(
			24
		);
		for ( const item of items ) {
			expect( item.status ).toBe( 'publish' );
			expect( item.content.protected ).toBe( false );
			expect( item.meta ).not.toHaveProperty( 'astra-site-url' );
		}
	}
);

test(
	'REST: signed-out answers may be cached, nothing else',
	{ tag: [ '@HK-01', '@everywhere' ] },
	async ( { request } ) => {
		const kept = await request.get( ITEMS );
		expect( kept.headers()[ 'cache-control' ] ).toBe(
			'public, max-age=300'
		);
		expect( kept.headers().vary ).toMatch( /X-WP-Nonce/ );
		expect( kept.headers().vary ).toMatch( /Authorization/ );

		const [ first ] = await kept.json();
		for ( const path of [
			`/?rest_route=/wp/v2/astra-portfolio/${ first.id }`,
			`${ ITEMS }&page=999`,
			'/?rest_route=/wp/v2/posts',
		] ) {
			const other = await request.get( path );
			expect( other.headers()[ 'cache-control' ] ?? '' ).not.toMatch(
				/public/
			);
		}
	}
);

test(
	'REST: a stale nonce is refused, the refusal is not cached',
	{ tag: '@HK-01' },
	async ( { request } ) => {
		const refused = await request.get( ITEMS, {
			headers: { 'X-WP-Nonce': 'stale' },
		} );
		expect( refused.headers()[ 'cache-control' ] ?? '' ).not.toMatch(
			/public/
		);
	}
);

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'REST: signed-in answers are never cached',
		{ tag: '@HK-01' },
		async ( { request } ) => {
			const nonce = await request.get(
				'/wp-admin/admin-ajax.php?action=rest-nonce'
			);
			const response = await request.get( ITEMS, {
				headers: { 'X-WP-Nonce': await nonce.text() },
			} );
			expect( response.status() ).toBe( 200 );
			expect( response.headers()[ 'cache-control' ] ).toMatch(
				/no-cache/
			);
			expect( response.headers()[ 'cache-control' ] ).not.toMatch(
				/public/
			);
		}
	);
} );
