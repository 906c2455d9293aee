/**
 * What visitors and owners can rely on before any feature: the site answers, and WordPress runs the plugin.
 */
import { expect, reset, test } from './frontage';

test(
	'site: the plugin is active',
	{ tag: [ '@HK-06', '@everywhere' ] },
	async ( { requestUtils } ) => {
		const plugins = await requestUtils.rest<
			{ plugin: string; status: string }[]
		>( { path: '/wp/v2/plugins' } );
		expect( plugins ).toContainEqual(
			expect.objectContaining( {
				plugin: 'frontage/plugin',
				status: 'active',
			} )
		);
	}
);

test( 'site: a signed-out visitor reads a post', async ( { page } ) => {
	await page.goto( '/' );
	await expect( page.getByRole( 'main' ) ).toBeVisible();
	await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
} );

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'site: a reset closes pages, restores it and keeps the login',
		{ tag: '@everywhere' },
		async ( { context, page, requestUtils } ) => {
			const path = '/wp/v2/posts';
			const post = await requestUtils.rest< { id: number } >( {
				path,
				method: 'POST',
				data: { title: 'Written by a test' },
			} );
			const other = await context.newPage();
			await other.goto( '/' );
			await reset( { context } );
			expect( other.isClosed() ).toBe( true );
			const posts = await requestUtils.rest< { id: number }[] >( {
				path,
				params: { status: 'any' },
			} );
			expect( posts.map( ( { id } ) => id ) ).not.toContain( post.id );
			await page.goto( '/wp-admin/' );
			await expect(
				page.getByRole( 'heading', { name: 'Dashboard' } )
			).toBeVisible();
		}
	);
} );
