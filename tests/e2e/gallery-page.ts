/**
 * The shortest way a gallery goes from the server to the visitor's click, for sites that hold nothing else.
 */
import type { Locator } from '@playwright/test';
import { expect, type Page } from './frontage';

/**
 * Makes six portfolio items in two categories and a page that shows them; answers its address.
 *
 * @param page A page of the site.
 * @param path Address of the site, in a network.
 */
export async function makeGallery( page: Page, path = '/' ): Promise< string > {
	const { link } = await ask< { link: string } >( page, path, 'gallery' );
	return link;
}

/**
 * Has the site do or tell something that only a test asks for.
 *
 * @param page A page of the site.
 * @param path Address of the site, in a network.
 * @param what A file of tests/site/fixtures/lifecycle that answers with JSON.
 */
export async function ask< Answer >(
	page: Page,
	path: string,
	what: string
): Promise< Answer > {
	const answer = await page.request.get( path, {
		headers: { 'x-frontage-fixture': `lifecycle/${ what }` },
	} );
	expect( answer.status() ).toBe( 200 );
	return answer.json();
}

/**
 * Sees the items as the server prints them, without any script of ours having run.
 *
 * @param page The page, on any address.
 * @param link Address of the gallery's page.
 */
export async function seeGallery( page: Page, link: string ): Promise< void > {
	await page.goto( link );
	const gallery = page.locator( 'frontage-portfolio' );
	await expect(
		gallery
			.getByRole( 'listitem' )
			.filter( { hasText: /(Prints|Signs) (one|two|three)/ } )
	).toHaveCount( 6 );
	await expect( gallery ).toHaveAttribute( 'data-state', 'server' );
}

/**
 * Rests the pointer on a control until the scripts that it needs have come. Where other tests keep the machine busy that may take
 * longer than the four seconds after which the gallery would follow its links.
 */
async function pointAt( page: Page, control: Locator ): Promise< void > {
	const come = [ /react-dom/, /island\.js/ ].map( async ( script ) =>
		( await page.waitForResponse( script ) ).finished()
	);
	await control.hover();
	await Promise.all( come );
}

/**
 * Hydrates the gallery by a click on a category, and sees what it holds.
 *
 * @param page The page with the gallery.
 */
export async function hydrateGallery( page: Page ): Promise< void > {
	const gallery = page.locator( 'frontage-portfolio' );
	const signs = gallery.getByRole( 'link', { name: 'Signs', exact: true } );
	await pointAt( page, signs );
	await signs.click();
	await expect( gallery ).toHaveAttribute( 'data-state', 'mounted' );
	await expect(
		gallery
			.getByRole( 'listitem' )
			.filter( { hasText: /Prints (one|two|three)/ } )
	).toHaveCount( 0 );
	await expect(
		gallery
			.getByRole( 'listitem' )
			.filter( { hasText: /Signs (one|two|three)/ } )
	).toHaveCount( 3 );
}

/**
 * Opens an item over the page, sees its own page there, and comes back.
 *
 * @param page The page with the gallery.
 */
export async function openItem( page: Page ): Promise< void > {
	const opener = page
		.locator( 'frontage-portfolio' )
		.getByRole( 'link', { name: 'Signs one' } );
	await pointAt( page, opener );
	await opener.click();
	const dialog = page.getByRole( 'dialog', { name: 'Signs one' } );
	await expect(
		dialog
			.locator( 'iframe' )
			.contentFrame()
			.getByRole( 'heading', { name: 'Signs one' } )
			.first()
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( opener ).toBeFocused();
}
