/**
 * What an item's own page shows of a film of the site's own, and of an address that leads nowhere.
 */
import { block, expect, parts } from './gallery-blocks';
import { test } from './item-publish';

test(
	'item page: the site’s own video plays in place, Tab reaches it',
	{ tag: '@PF-25' },
	async ( { page, publish, baseURL } ) => {
		const { link } = await publish( 'A file', {
			'astra-portfolio-type': 'video',
			'astra-portfolio-video-url': `${ baseURL }/film.webm`,
		} );
		await page.route( '**/film.webm', ( route ) =>
			route.fulfill( { contentType: 'video/webm', body: '' } )
		);
		await page.goto( link );
		await page.getByRole( 'link', { name: 'Play video' } ).focus();
		await page.keyboard.press( 'Enter' );
		const film = page.getByLabel( 'A file', { exact: true } );
		await expect( film ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( film ).not.toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( film ).toBeFocused();
	}
);

for ( const [ type, field, address ] of [
	[ 'iframe', 'astra-site-url', 'http://' ],
	[ 'iframe', 'astra-site-url', 'http://www.my%20site.com' ],
	[ 'video', 'astra-portfolio-video-url', 'http://www.my%20site.com/a.mp4' ],
] as const ) {
	test(
		`item page: an item with a bad address links to it, ${ type }, ${ address }`,
		{ tag: '@PF-19' },
		async ( { page, place, publish } ) => {
			const { id, link } = await publish( 'Misspelled', {
				'astra-portfolio-type': type,
				[ field ]: address,
			} );
			await page.goto( link );
			await expect(
				page.getByRole( 'link', { name: /Visit the site|Play video/ } )
			).toHaveCount( 0 );
			await page.goto(
				(
					await place(
						block( { instanceId: 1, pickedItems: [ id ] } )
					)
				).link
			);
			const tile = parts( page ).items.getByRole( 'link' );
			await expect( tile ).toHaveAttribute( 'href', link );
			await tile.click();
			const dialog = page.getByRole( 'dialog', { name: 'Misspelled' } );
			await expect(
				dialog
					.locator( 'iframe' )
					.contentFrame()
					.getByRole( 'heading', { level: 1, name: 'Misspelled' } )
			).toBeVisible();
			await expect( tile ).toHaveAttribute( 'href', link );
			await expect( tile ).not.toHaveAttribute( 'aria-busy' );
		}
	);
}
