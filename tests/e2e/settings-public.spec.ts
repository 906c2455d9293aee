/**
 * Which pages hold settings.
 */
import { DEFAULTS } from '../../src/client/settings/visitor';
import { expect, reset } from './frontage';
import { test } from './header-page';

test.afterEach( reset );

test(
	'settings: public values are on pages with blocks only, in one object',
	{ tag: [ '@SE-01', '@SE-02', '@everywhere' ] },
	async ( { page, placeHeader, requestUtils } ) => {
		await placeHeader( '<!-- wp:site-title /-->' );
		const publish = ( title: string, content: string ) =>
			requestUtils.rest< { link: string } >( {
				path: '/wp/v2/pages',
				method: 'POST',
				data: { title, content, status: 'publish' },
			} );
		const plain = await publish(
			'Plain',
			'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->'
		);
		const withGallery = await publish(
			'Gallery',
			'<!-- wp:frontage/portfolio /-->'
		);
		const settings = page.locator( 'script#frontage-settings-data' );
		await page.goto( withGallery.link );
		expect( JSON.parse( ( await settings.textContent() ) ?? '' ) ).toEqual(
			{
				...DEFAULTS,
				viewer_labels: expect.objectContaining( {
					close: 'Close (Esc)',
				} ),
			}
		);
		expect( await page.content() ).not.toMatch(
			/rest_cache_seconds|delete_on_uninstall|classic_header|store_notice/
		);
		await page.goto( plain.link );
		await expect(
			page.getByText( 'Words', { exact: true } )
		).toBeVisible();
		await expect( settings ).toHaveCount( 0 );
	}
);
