/**
 * What sticks by the markup that a page has: of an earlier plugin, in a header's template part, without a script.
 */
import { bar, expect, groupOf, long, scroll, test, topOf } from './sticky-page';

test(
	'sticky: legacy markup works, unreadable options do nothing',
	{ tag: [ '@HD-07', '@HD-10' ] },
	async ( { page, publish } ) => {
		const settings = JSON.stringify( {
			uae_sticky_header_enable: 'yes',
			uae_sticky_devices: [ 'desktop' ],
			uae_sticky_scroll_distance: { size: 50, unit: '%' },
			uae_sticky_background_enable: 'yes',
			uae_sticky_background_color: '#010203',
			uae_sticky_transparent_enable: 'yes',
		} );
		const inner = ( name: string, value: string ) =>
			`<div data-uae-sticky-settings='${ value }'>${ name }</div>`;
		await page.goto(
			await publish(
				`<!-- wp:html -->${ inner( 'Sound', settings ) }${ inner(
					'Broken',
					'{"uae_sticky_header_enable":"yes"'
				) }<!-- /wp:html -->${ long( 'Text' ) }`
			)
		);
		const sound = page.getByText( 'Sound', { exact: true } );
		await scroll( page, 1200 );
		await expect( sound ).toHaveCSS( 'background-color', 'rgb(1, 2, 3)' );
		expect( await topOf( sound ) ).toBe( 0 );
		expect(
			await topOf( page.getByText( 'Broken', { exact: true } ) )
		).toBeLessThan( -100 );
	}
);

test(
	'sticky: a group in a header sticks the whole header',
	{ tag: '@HD-08' },
	async ( { page, publish, requestUtils } ) => {
		const path = '/wp/v2/template-parts/twentytwentyfive//header';
		const before = await requestUtils.rest< { content: { raw: string } } >(
			{
				path,
				params: { context: 'edit' },
			}
		);
		const put = ( content: string ) =>
			requestUtils.rest( { path, method: 'POST', data: { content } } );
		await put(
			`<!-- wp:group {"backgroundColor":"accent-1","frontageSticky":{"enabled":true,"background":"solid","color":"#010203"}} --><div class="wp-block-group has-accent-1-background-color has-background"><!-- wp:site-title /--></div><!-- /wp:group -->`
		);
		try {
			await page.goto( await publish( long( 'Text' ) ) );
			const banner = page.getByRole( 'banner' );
			const inner = banner.locator( '.wp-block-group' ).first();
			const color = () =>
				inner.evaluate(
					( element ) => getComputedStyle( element ).backgroundColor
				);
			const rest = await color();
			expect( rest ).not.toBe( 'rgba(0, 0, 0, 0)' );
			await scroll( page, 1500 );
			expect( await topOf( banner ) ).toBe( 0 );
			await expect.poll( color ).toBe( 'rgb(1, 2, 3)' );
			await page.evaluate( () => window.scrollTo( 0, 0 ) );
			await expect.poll( color ).toBe( rest );
		} finally {
			await put( before.content.raw );
		}
	}
);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'sticky: the group stays in the flow',
		{ tag: '@HD-08' },
		async ( { page, publish } ) => {
			await page.goto(
				await publish(
					bar( { background: 'solid', color: '#d0e0f0' } ) +
						long( 'Text' )
				)
			);
			const sticky = groupOf( page, 'Bar' );
			await expect( sticky ).toBeVisible();
			await expect( sticky ).toHaveCSS(
				'background-color',
				'rgba(0, 0, 0, 0)'
			);
			await expect( sticky ).toHaveCSS( 'position', 'static' );
		}
	);
} );
