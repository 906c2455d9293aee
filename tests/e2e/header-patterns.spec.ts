/**
 * The headers that an owner finds ready for the theme's header part.
 */
import { axe, banner, expect, header, row, test } from './header-page';

interface Pattern {
	name: string;
	content: string;
	block_types: string[];
}

for ( const name of [ 'simple', 'centred', 'mega', 'shop', 'transparent' ] ) {
	test( `[HD-01] the header “${ name }” stands in the theme’s part as it comes, at any width${
		name === 'simple' ? ' @everywhere' : ''
	}`, async ( { page, placeHeader, requestUtils } ) => {
		const patterns = await requestUtils.rest< Pattern[] >( {
			path: '/wp/v2/block-patterns/patterns',
		} );
		const pattern = patterns.find(
			( each ) => each.name === `frontage/header-${ name }`
		);
		expect( pattern?.block_types ).toContain( 'core/template-part/header' );
		await placeHeader( pattern?.content ?? header( row( 'None' ) ) );
		for ( const width of [ 1280, 375, 320 ] ) {
			await page.setViewportSize( { width, height: 700 } );
			await page.goto( name === 'transparent' ? '/about/' : '/' );
			await expect(
				banner( page ).getByRole( 'link', { name: 'Marram' } )
			).toBeVisible();
			await expect(
				banner( page )
					.getByRole( 'navigation' )
					.filter( { visible: true } )
			).toHaveCount( 1 );
			await axe( page, '.wp-block-frontage-header' );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth <=
						window.innerWidth
				)
			).toBe( true );
		}
	} );
}
