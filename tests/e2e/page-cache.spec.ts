/**
 * A site whose pages are kept by a page cache: what its owner changes is seen by its visitors.
 */
import { block, expect, fixture, parts, test } from './gallery-blocks';
import type { Page } from './gallery-blocks';

const headers = { 'x-frontage-fixture': 'page-cache' };

/** Sees that the cache answers with what it has kept. */
async function goToKept( page: Page, link: string ): Promise< void > {
	await fixture( page, 'page-cache' );
	await page.goto( link );
	const again = await page.goto( link );
	expect( again?.headers()[ 'x-cache' ] ).toBe( 'kept' );
}

test(
	'page cache: a new and a renamed item are on the page at once',
	{ tag: [ '@IS-06', '@everywhere' ] },
	async ( { page, place, requestUtils } ) => {
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
		await requestUtils.rest( {
			path: `${ path }/${ id }`,
			method: 'DELETE',
			headers,
			params: { force: true },
		} );
		await page.goto( link );
		await expect( parts( page ).titles.first() ).not.toHaveText(
			'Old tower'
		);
	}
);

test(
	'page cache: a saved notice is on every page at once',
	{ tag: '@IS-06' },
	async ( { page, place, requestUtils } ) => {
		const { link } = await place( '' );
		await goToKept( page, link );
		const save = ( isShown: boolean ) =>
			requestUtils.rest( {
				path: '/wp/v2/settings',
				method: 'POST',
				headers,
				data: {
					frontage_settings: {
						store_notice: isShown,
						store_notice_text: isShown ? 'Closed on Friday' : '',
					},
				},
			} );
		const notice = page.getByRole( 'region', { name: 'Store notice' } );
		await save( true );
		await page.goto( link );
		await expect( notice ).toHaveText( /Closed on Friday/ );
		await save( false );
		await page.goto( link );
		await expect( notice ).toHaveCount( 0 );
	}
);
