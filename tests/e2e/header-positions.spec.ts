/**
 * A sticky header on other kinds of pages, under the admin bar, and its counterpart at the page’s end.
 */
import {
	banner,
	expect,
	fixture,
	header,
	row,
	scroll,
	test,
	topOf,
} from './header-page';

test(
	'header: a footer sticks where there is room',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( { hook_sticky_footer: true } );
		await placeHeader( header( row( 'Main' ) ) );
		const { link } = await placePage();
		await page.setViewportSize( { width: 1280, height: 3000 } );
		await page.goto( link );
		await page.setViewportSize( { width: 1280, height: 2000 } );
		const footer = page.getByRole( 'contentinfo' );
		await expect( footer ).toHaveCSS( 'position', 'sticky' );
		await page.setViewportSize( { width: 1280, height: 500 } );
		await expect( footer ).not.toHaveCSS( 'position', 'sticky' );
	}
);

for ( const where of [ 'right-to-left', 'classic-theme' ] ) {
	test(
		`header: sticks elsewhere, ${ where }`,
		{ tag: '@HD-03' },
		async ( { decide, page, placeHeader, placePage, placePattern } ) => {
			const markup = header( row( 'Main' ) );
			const pattern = await placePattern( markup );
			await decide( {
				hook_sticky_header: true,
				classic_header: pattern.id,
			} );
			await placeHeader( markup );
			const { link } = await placePage();
			await fixture( page, where );
			await page.goto( link );
			await scroll( page, 900 );
			await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
			await expect( banner( page ) ).toHaveAttribute(
				'data-state',
				'stuck'
			);
		}
	);
}

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'header: is below the fixed admin bar in full',
		{ tag: [ '@HD-06', '@everywhere' ] },
		async ( { decide, page, placeHeader, placePage } ) => {
			await decide( { hook_sticky_header: true } );
			await placeHeader( header( row( 'Main' ) ) );
			const { link } = await placePage();
			for ( const [ width, bar ] of [
				[ 1280, 32 ],
				[ 700, 46 ],
				[ 500, 0 ],
			] as const ) {
				await page.setViewportSize( { width, height: 700 } );
				await page.goto( link );
				await scroll( page, 900 );
				await expect.poll( () => topOf( page, 'Main' ) ).toBe( bar );
			}
		}
	);
} );
