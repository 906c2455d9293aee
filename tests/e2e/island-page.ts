/**
 * A page of the demo studio with one gallery, and what a visitor does with it to see whether it is hydrated.
 */
import { expect, type Page } from './frontage';

export const WORK = '/work/';

export const galleryOn = ( page: Page ) =>
	page.locator( 'frontage-portfolio' ).first();

/** A category that fewer items have than the page shows. */
export const category = ( page: Page, name = 'Screens' ) =>
	galleryOn( page )
		.getByRole( 'navigation', { name: 'Categories', exact: true } )
		.getByRole( 'link', { name, exact: true } );

export const searchField = ( page: Page ) =>
	galleryOn( page ).getByRole( 'searchbox' );

const count = ( page: Page ) => galleryOn( page ).getByText( /^\d+ items?$/ );

/** Which scripts the page asks for, from now on: the last part of each address. */
export function scriptsOf( page: Page ): () => string[] {
	const names: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			names.push(
				new URL( request.url() ).pathname.split( '/' ).pop() ?? ''
			);
		}
	} );
	return () => names;
}

export const isOfReact = ( name: string ) => /^(react|element)/.test( name );

/** Leaves a mark that a page load would wipe out; answers whether it is still there. */
export async function markPage(
	page: Page
): Promise< () => Promise< boolean > > {
	await page.evaluate( () => Object.assign( window, { isMarked: true } ) );
	return () => page.evaluate( () => 'isMarked' in window );
}

/** Filters the gallery and sees that it was the script that did it, not a page load. */
export async function expectToFilter( page: Page, name = 'Screens' ) {
	const before = ( await count( page ).textContent() ) ?? '';
	const isSamePage = await markPage( page );
	await category( page, name ).click();
	await expect( category( page, name ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await expect( count( page ) ).not.toHaveText( before );
	await expect( page ).toHaveURL( /frontage-\d+-category=/ );
	expect( await isSamePage() ).toBe( true );
	await expect( galleryOn( page ) ).toHaveAttribute(
		'data-state',
		'mounted'
	);
}

/** Filters the gallery and sees that the browser did it, by following the link. */
export async function expectToFollowLink( page: Page, name = 'Screens' ) {
	const isSamePage = await markPage( page );
	await category( page, name ).click();
	await page.waitForURL( /frontage-\d+-category=/ );
	await expect( category( page, name ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	expect( await isSamePage() ).toBe( false );
}
