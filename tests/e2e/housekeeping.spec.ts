/**
 * What the site's owner finds when the plugin comes, goes, is deleted, or was never built.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, expectTrouble, ownSite, reset, test } from './frontage';
import { changeSettings } from './settings-page';

interface Left {
	options: number;
	items: number;
	terms: number;
	orphans: number;
	posts: number;
}

const createItem = ( requestUtils: RequestUtils ) =>
	requestUtils.rest< { id: number; link: string } >( {
		path: '/wp/v2/astra-portfolio',
		method: 'POST',
		data: { title: 'The old mill', status: 'publish' },
	} );

const linkOf = async ( requestUtils: RequestUtils, id: number ) =>
	(
		await requestUtils.rest< { link: string } >( {
			path: `/wp/v2/astra-portfolio/${ id }`,
		} )
	).link;

const switchedOff = async (
	requestUtils: RequestUtils,
	status: 'active' | 'inactive',
	plugin = 'frontage/plugin'
) =>
	requestUtils.rest( {
		path: `/wp/v2/plugins/${ plugin }`,
		method: 'POST',
		data: { status },
	} );

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test.afterEach( reset );

	test(
		'housekeeping: items are reached at their new address',
		{ tag: [ '@HK-02', '@SE-01', '@everywhere' ] },
		async ( { page, requestUtils } ) => {
			const { id, link } = await createItem( requestUtils );
			expect( ( await page.goto( link ) )?.status() ).toBe( 200 );
			expect( new URL( link ).pathname ).toBe(
				'/portfolio/the-old-mill/'
			);

			await changeSettings( requestUtils, {
				portfolio_slug: 'our/work',
			} );
			const moved = await linkOf( requestUtils, id );
			expect( new URL( moved ).pathname ).toBe(
				'/our/work/the-old-mill/'
			);
			expect( ( await page.goto( moved ) )?.status() ).toBe( 200 );
			await expect(
				page.getByRole( 'heading', { name: 'The old mill' } )
			).toBeVisible();
		}
	);

	test(
		'housekeeping: deactivating and activating keeps content and URLs',
		{ tag: '@HK-02' },
		async ( { admin, page, editor, requestUtils } ) => {
			expectTrouble(
				page,
				/404|wp_update_plugins\(\)|Console: .*block/i
			);
			const { link } = await createItem( requestUtils );
			const { id } = await requestUtils.createPage( {
				title: 'Work',
				status: 'publish',
				content:
					'<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph --><!-- wp:frontage/portfolio /--><!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->',
			} );

			await switchedOff( requestUtils, 'inactive' );
			expect( ( await page.goto( link ) )?.status() ).toBe( 404 );
			await page.goto( `/?page_id=${ id }` );
			await expect(
				page.getByText( 'Before', { exact: true } )
			).toBeVisible();
			await expect(
				page.getByText( 'After', { exact: true } )
			).toBeVisible();

			await switchedOff( requestUtils, 'active' );
			expect( ( await page.goto( link ) )?.status() ).toBe( 200 );
			await admin.editPost( id );
			await expect( editor.canvas.getByText( 'After' ) ).toBeVisible();
			await expect(
				editor.canvas.locator( '.block-editor-warning' )
			).toHaveCount( 0 );
		}
	);

	test(
		'housekeeping: deleting the plugin keeps items by default',
		{ tag: '@HK-02' },
		async ( { request, requestUtils } ) => {
			await createItem( requestUtils );
			await changeSettings( requestUtils, { rest_cache_seconds: 60 } );
			const left: Left = await (
				await request.get( '/', {
					headers: { 'x-frontage-fixture': 'uninstall' },
				} )
			).json();
			expect( left ).toMatchObject( { options: 0, orphans: 0 } );
			expect( left.items ).toBeGreaterThan( 0 );
			expect( left.posts ).toBeGreaterThan( 0 );
		}
	);

	test(
		'housekeeping: deleting removes items and terms when set so',
		{ tag: '@HK-02' },
		async ( { request, requestUtils } ) => {
			const { id } = await createItem( requestUtils );
			const { id: category } = await requestUtils.rest< { id: number } >(
				{
					path: '/wp/v2/astra-portfolio-categories',
					method: 'POST',
					data: { name: 'Houses' },
				}
			);
			await requestUtils.rest( {
				path: `/wp/v2/astra-portfolio/${ id }`,
				method: 'POST',
				data: {
					'astra-portfolio-categories': [ category ],
					status: 'draft',
				},
			} );
			const post = await requestUtils.rest< { link: string } >( {
				path: '/wp/v2/posts',
				method: 'POST',
				data: { title: 'Stays', status: 'publish' },
			} );
			await changeSettings( requestUtils, { delete_on_uninstall: true } );

			const left: Left = await (
				await request.get( '/', {
					headers: { 'x-frontage-fixture': 'uninstall' },
				} )
			).json();
			expect( left ).toMatchObject( {
				options: 0,
				items: 0,
				terms: 0,
				orphans: 0,
			} );
			expect( ( await request.get( post.link ) ).status() ).toBe( 200 );
		}
	);

	test(
		'housekeeping: a checkout without a build shows how to build it',
		{ tag: '@HK-06' },
		async ( { admin, page, requestUtils } ) => {
			expectTrouble( page, /wp_update_plugins\(\)/ );
			const folder = join(
				ownSite().folder,
				'wp-content/plugins/frontage-unbuilt'
			);
			mkdirSync( folder, { recursive: true } );
			for ( const part of [ 'plugin.php', 'src' ] ) {
				cpSync(
					join( __dirname, '../..', part ),
					join( folder, part ),
					{ recursive: true }
				);
			}
			await switchedOff( requestUtils, 'inactive' );
			await switchedOff(
				requestUtils,
				'active',
				'frontage-unbuilt/plugin'
			);
			await admin.visitAdminPage( 'plugins.php' );
			await expect(
				page.getByText(
					'Run npm install && npm run build in its folder'
				)
			).toBeVisible();
			await admin.visitAdminPage( 'index.php' );
			await expect(
				page
					.locator( '#adminmenu' )
					.getByRole( 'link', { name: 'Frontage' } )
			).toHaveCount( 0 );
			await page.goto( '/' );
			expect( await page.content() ).not.toMatch(
				/frontage-(islands|settings)/
			);
		}
	);
} );
