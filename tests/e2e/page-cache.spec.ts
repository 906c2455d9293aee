/**
 * A site whose pages are kept by a page cache: what its owner changes is seen by its visitors.
 */
import { block, expect, fixture, parts, reset, test } from './gallery-blocks';
import type { Page } from './gallery-blocks';

const headers = { 'x-frontage-fixture': 'page-cache' };

/** Sees that the cache answers with what it has kept. */
async function goToKept( page: Page, link: string ): Promise< void > {
	await fixture( page, 'page-cache' );
	await page.goto( link );
	const again = await page.goto( link );
	expect( again?.headers()[ 'x-cache' ] ).toBe( 'kept' );
}

test.afterAll( reset );

test( '[IS-06] page cache: a new item and a renamed one are on the gallery’s page at once @everywhere', async ( {
	page,
	place,
	requestUtils,
} ) => {
	const { link } = await place( block( { instanceId: 1 } ) );
	await goToKept( page, link );
	const path = '/wp/v2/astra-portfolio';
	const save = ( id: string, title: string ) =>
		requestUtils.rest< { id: number } >( {
			path: path + id,
			method: 'POST',
			headers,
			data: { title, status: 'publish' },
		} );

	const { id } = await save( '', 'New tower' );
	await page.goto( link );
	await expect( parts( page ).titles.first() ).toHaveText( 'New tower' );
	await save( `/${ id }`, 'Old tower' );
	await page.goto( link );
	await expect( parts( page ).titles.first() ).toHaveText( 'Old tower' );
} );

test( '[IS-06] page cache: a notice that the owner has saved is on every page at once', async ( {
	page,
	place,
	requestUtils,
} ) => {
	const { link } = await place( '' );
	await goToKept( page, link );
	await requestUtils.rest( {
		path: '/wp/v2/settings',
		method: 'POST',
		headers,
		data: {
			frontage_settings: {
				store_notice: true,
				store_notice_text: 'Closed on Friday',
			},
		},
	} );
	await page.goto( link );
	await expect(
		page.getByRole( 'region', { name: 'Store notice' } )
	).toHaveText( /Closed on Friday/ );
} );
