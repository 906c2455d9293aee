/**
 * What the REST API takes as a setting, and from whom.
 */
import { DEFAULTS } from '../../src/client/settings/visitor';
import { expect, reset } from './frontage';
import { test } from './header-page';
import { changeSettings } from './settings-page';

test.afterEach( reset );

test(
	'settings: REST refuses a wrong value by name, stores nothing',
	{ tag: '@SE-01' },
	async ( { requestUtils } ) => {
		const before = await requestUtils.rest( { path: '/wp/v2/settings' } );
		for ( const [ settings, field, message ] of [
			[
				{ portfolio_slug: 'a b' },
				'portfolio_slug',
				/^Address of portfolio items: Use letters/,
			],
			[
				{ rest_cache_seconds: 'soon' },
				'rest_cache_seconds',
				/^Seconds that caches .*: Enter a whole number/,
			],
			[
				{ island_prefetch: 'always' },
				'island_prefetch',
				/^When a block’s script is fetched is not one of intent/,
			],
			[
				{ delete_on_uninstall: 'perhaps' },
				'delete_on_uninstall',
				/^Delete portfolio items .* boolean/,
			],
			[ { color: 'red' }, 'color', /no setting named color/ ],
			[
				{
					responsive_header_logo_width: {
						desktop: 10,
						tablet: 'wide',
					},
				},
				'responsive_header_logo_width.tablet',
				/^Width of the logo on tablets, in pixels: Enter a whole number/,
			],
			[
				{ responsive_header_logo_width: 200 },
				'responsive_header_logo_width',
				/^Width of the logo by device is not of type object/,
			],
			[
				{ sticky_header_style: 'bounce' },
				'sticky_header_style',
				/^How the header begins to stick is not one of none/,
			],
		] as const ) {
			await expect(
				changeSettings( requestUtils, settings )
			).rejects.toMatchObject( {
				code: 'rest_invalid_param',
				message: expect.stringMatching( message ),
				data: { field, status: 400 },
			} );
		}
		expect(
			await requestUtils.rest( { path: '/wp/v2/settings' } )
		).toEqual( before );
	}
);

test(
	'settings: REST changes one and leaves the others',
	{ tag: '@SE-01' },
	async ( { requestUtils } ) => {
		const change = ( settings: Record< string, unknown > ) =>
			changeSettings( requestUtils, settings );
		await change( { rest_cache_seconds: 10 } );
		expect( await change( { island_prefetch: 'idle' } ) ).toMatchObject( {
			frontage_settings: {
				portfolio_slug: 'portfolio',
				rest_cache_seconds: 10,
				island_prefetch: 'idle',
			},
		} );
	}
);

test(
	'settings: no page holds private values',
	{ tag: '@SE-02' },
	async ( { request } ) => {
		const answer = await request.get(
			'/index.php?rest_route=/wp/v2/settings'
		);
		expect( answer.status() ).toBe( 401 );
		const home = await ( await request.get( '/' ) ).text();
		expect(
			home.match(
				/rest_cache_seconds|delete_on_uninstall|classic_header|store_notice/
			)
		).toBeNull();
	}
);

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
		await page.goto( plain.link );
		await expect(
			page.getByText( 'Words', { exact: true } )
		).toBeVisible();
		await expect( settings ).toHaveCount( 0 );
	}
);
