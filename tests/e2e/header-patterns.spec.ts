/**
 * The headers that an owner finds ready for the theme's header part.
 */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { writeFrom } from './frontage';
import { axe, banner, expect, test } from './header-page';

interface Pattern {
	name: string;
	content: string;
	block_types: string[];
}

async function contentOf( requestUtils: RequestUtils, name: string ) {
	const patterns = await requestUtils.rest< Pattern[] >( {
		path: '/wp/v2/block-patterns/patterns',
	} );
	const pattern = patterns.find(
		( each ) => each.name === `frontage/header-${ name }`
	);
	expect( pattern?.block_types ).toContain( 'core/template-part/header' );
	return pattern?.content ?? '';
}

for ( const name of [
	'simple',
	'complete',
	'centered',
	'mega',
	'shop',
	'transparent',
] ) {
	test(
		`header: the pattern “${ name }” fits the template part at any width`,
		{ tag: [ '@HD-01', '@HD-01' ] },
		async ( { page, placeHeader, requestUtils } ) => {
			await placeHeader( await contentOf( requestUtils, name ) );
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
		}
	);
}

test(
	'header: patterns work right to left, panel below its menu item',
	{ tag: [ '@HD-01', '@MN-07' ] },
	async ( { page, placeHeader, requestUtils } ) => {
		for ( const name of [ 'shop', 'mega' ] ) {
			await placeHeader( await contentOf( requestUtils, name ) );
			await writeFrom( page, '/', 'rtl' );
			await page.goto( '/' );
			const title = await banner( page )
				.getByRole( 'link', { name: 'Marram' } )
				.filter( { visible: true } )
				.boundingBox();
			expect( title?.x ).toBeGreaterThan( 640 );
		}
		const panel = page.locator( '.wp-block-frontage-menu__panel' );
		await expect( panel ).toBeHidden();
		await banner( page )
			.getByRole( 'button', { name: /^Sub-menu of/ } )
			.first()
			.click();
		await expect(
			panel.getByRole( 'heading', { name: 'Latest' } )
		).toBeVisible();
		await axe( page, '.wp-block-frontage-header' );
	}
);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'header: links and panel of the patterns work',
		{ tag: [ '@HD-01', '@MN-01' ] },
		async ( { page, placeHeader, requestUtils } ) => {
			await placeHeader( await contentOf( requestUtils, 'mega' ) );
			await page.goto( '/' );
			const entries = banner( page ).getByRole( 'listitem' );
			await entries.first().hover();
			await expect(
				banner( page ).getByRole( 'heading', { name: 'Latest' } )
			).toBeVisible();
			await page.setViewportSize( { width: 375, height: 700 } );
			await banner( page )
				.getByRole( 'button', { name: 'Open menu' } )
				.click();
			await expect(
				banner( page ).getByRole( 'heading', { name: 'Latest' } )
			).toBeVisible();
		}
	);
} );
