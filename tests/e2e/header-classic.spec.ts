/**
 * The header in a classic theme.
 */
import { axe, banner, expect, fixture, header, row, test } from './header-page';

test.beforeEach( async ( { page } ) => {
	await fixture( page, 'classic-theme' );
} );

test(
	'header: replaces that of a classic theme, and is there once',
	{ tag: '@HD-01' },
	async ( { decide, page, placePage, placePattern } ) => {
		const { link } = await placePage( {
			content:
				'<!-- wp:shortcode -->[frontage_header]<!-- /wp:shortcode -->',
		} );
		const pattern = await placePattern( header( row( 'Ours' ) ) );
		await decide( { classic_header: pattern.id } );
		await page.goto( link );
		await expect( banner( page ) ).toHaveCount( 1 );
		await expect(
			banner( page ).getByRole( 'link', { name: 'Link of Ours' } )
		).toBeVisible();
		await expect( page.locator( '.wp-block-frontage-header' ) ).toHaveCount(
			1
		);
		await expect( page.getByText( 'The theme’s own header' ) ).toHaveCount(
			0
		);
		await expect( page.locator( '#page > header' ) ).toHaveCount( 1 );
		await expect( page.locator( 'head title' ) ).toHaveCount( 1 );
		await expect( banner( page ) ).toHaveAttribute(
			'data-mode',
			'desktop'
		);
		await axe( page, '.wp-block-frontage-header' );
	}
);

test(
	'header: without its pattern the classic theme’s stays',
	{ tag: '@HD-01' },
	async ( { decide, page, placePage, placePattern, requestUtils } ) => {
		const { link } = await placePage();
		const pattern = await placePattern( header( row( 'Ours' ) ) );
		await decide( { classic_header: pattern.id } );
		await requestUtils.rest( {
			path: `/wp/v2/blocks/${ pattern.id }`,
			method: 'DELETE',
		} );
		await page.goto( link );
		await expect(
			banner( page ).getByText( 'The theme’s own header' )
		).toBeVisible();
	}
);

test(
	'header: a page of a classic theme can have none',
	{ tag: '@HD-01' },
	async ( { decide, page, placePage, placePattern } ) => {
		const { link } = await placePage( {
			meta: { _frontage_header: 'none' },
		} );
		const pattern = await placePattern( header( row( 'Ours' ) ) );
		await decide( { classic_header: pattern.id } );
		await page.goto( link );
		await expect( page.getByRole( 'main' ) ).toBeVisible();
		await expect( banner( page ) ).toHaveCount( 0 );
	}
);

test(
	'header: a template without get_header() gets it too, once',
	{ tag: '@HD-01' },
	async ( { decide, page, placePage, placePattern } ) => {
		const { link } = await placePage();
		const pattern = await placePattern( header( row( 'Ours' ) ) );
		await decide( { classic_header: pattern.id } );
		await fixture( page, 'classic-theme', 'bare-template' );
		await page.goto( link );
		await expect( banner( page ) ).toHaveCount( 1 );
		await expect(
			banner( page ).getByRole( 'link', { name: 'Link of Ours' } )
		).toBeVisible();
	}
);
