/** Buttons over the thumbnails of products, for visitors with a keyboard or a finger. */
import { axe, fixture } from './frontage';
import { expect, html, test } from './lightbox-page';

const block = html(
	'<ul class="wc-block-product-template"><li class="wc-block-product type-product"><a href="/product/table/" style="display:block;padding:8px 0">Ash table</a> <div class="wp-block-button wc-block-components-product-button"><a class="wp-block-button__link add_to_cart_button" href="?add-to-cart=8">Add the table to the cart</a></div> <a href="#" class="button yith-wcqv-button">Quick view of the table</a></li></ul>'
);

test(
	'shop thumbnails: focus shows the buttons of a product, in blocks and in the loop',
	{ tag: '@PB-10' },
	async ( { page, publish } ) => {
		await fixture( page, 'shop' );
		await page.goto( await publish( block ) );
		const opacity = ( name: string, value: string ) =>
			expect( page.getByText( name ) ).toHaveCSS( 'opacity', value );
		const table = page.locator( '.wc-block-components-product-button' );
		await expect( table ).toHaveCSS( 'opacity', '0' );
		await opacity( 'Add the chair to the cart', '0' );

		await page.getByRole( 'link', { name: 'Ash table' } ).focus();
		await expect( table ).toHaveCSS( 'opacity', '1' );
		await opacity( 'Quick view of the table', '1' );
		await opacity( 'Add the chair to the cart', '0' );
		await axe( page, '.wc-block-product' );

		// Also going backwards, where no link of the product has had the focus.
		await page.getByText( 'Quick view of the chair' ).focus();
		await opacity( 'Add the chair to the cart', '1' );
		await opacity( 'Quick view of the chair', '1' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Add the chair to the cart' } )
		).toBeFocused();
		await expect( page.getByText( 'Sale', { exact: true } ) ).toBeHidden();
		await expect( table ).toHaveCSS( 'opacity', '0' );
	}
);

test(
	'shop thumbnails: without hover they are shown; other pages get no style',
	{ tag: '@PB-10' },
	async ( { browser, page, publish } ) => {
		await page.goto( '/journal/' );
		await expect(
			page.locator( '#frontage-shop-thumbnails-inline-css' )
		).toHaveCount( 0 );
		const link = await publish( block );
		const phone = await browser.newPage( {
			hasTouch: true,
			isMobile: true,
			viewport: { width: 375, height: 700 },
			extraHTTPHeaders: { 'x-frontage-fixture': 'shop' },
		} );
		await phone.goto( link );
		for ( const name of [
			'Add the chair to the cart',
			'Quick view of the table',
		] ) {
			await expect( phone.getByText( name ) ).toHaveCSS( 'opacity', '1' );
			await expect( phone.getByText( name ) ).toBeVisible();
		}
		await phone.close();
	}
);
