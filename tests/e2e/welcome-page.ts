/**
 * The welcome screen as tests walk through it.
 */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, type Page } from './frontage';

const LIST = 'edit.php?post_type=astra-portfolio';
export const SCREEN = `${ LIST }&page=frontage-welcome`;
export const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
export const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name, exact: true } );

export async function choosePictures( page: Page, count: number ) {
	const library = page.getByRole( 'dialog', { name: 'Choose pictures' } );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	for ( let nth = 0; nth < count; nth++ ) {
		await library.getByRole( 'checkbox' ).nth( nth ).click();
	}
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
}

/** How much there is of what the screen could make. */
export async function counts( requestUtils: RequestUtils ) {
	const of = async ( path: string ) =>
		(
			await requestUtils.rest< unknown[] >( {
				path: `/wp/v2/${ path }`,
				params: { per_page: 100, status: 'any', _fields: 'id' },
			} )
		).length;
	return {
		items: await of( 'astra-portfolio' ),
		pages: await of( 'pages' ),
	};
}

/** Leads from the first step to the last, with one picture. */
export async function goToReview( page: Page ) {
	await page.getByRole( 'radio', { name: 'Centered logo' } ).check();
	await button( page, 'Continue' ).click();
	await button( page, 'Choose pictures' ).click();
	await choosePictures( page, 1 );
	await button( page, 'Continue' ).click();
	await page
		.getByRole( 'textbox', { name: 'Page title' } )
		.fill( 'Our rooms' );
	await button( page, 'Continue' ).click();
	await expect( heading( page, 'Review your choices' ) ).toBeFocused();
}
