/**
 * A dozen requirements on the demo studio in every browser; the other tests run in Chromium only.
 */
import { html, linked } from '../lightbox-page';
import { expect, THREE_LEVELS } from '../menu-page';
import { see, type EngineTest } from './engine-test';
import type { Visit } from './visit';

const PAGES =
	'/ /work/ /screens/ /films/ /journal/ /in-praise-of-the-handrail/ /portfolio/the-long-eave/ /about/ /patterns/ /?s=stair';

const TITLE = '.wp-block-frontage-portfolio__title';
const FIRST = `li:first-child ${ TITLE }`;
const COUNT = '.wp-block-frontage-portfolio__count';
const TERM = 'nav[aria-label=Categories] a';
const FOCUSED_TILE = `:focus ${ TITLE }`;
const DIALOG = 'dialog[open]';
const PICTURE = `${ DIALOG } img`;

/**
 * Tests the requirements in a browser.
 *
 * @param name What people call the browser.
 * @param test Declares a test in it.
 */
export function requirements( name: string, test: EngineTest ): void {
	const openTile = async ( visit: Visit, title: string ) => {
		await visit.click( TITLE, title );
		await see( visit, DIALOG ).toEqual( [ title ] );
		await see( visit, PICTURE ).toHaveLength( 1 );
	};

	test(
		`${ name }: a category narrows the gallery, Back shows all`,
		{ tag: [ '@PF-09', '@PF-11' ] },
		async ( { visit } ) => {
			await visit.goTo( '/work/' );
			await see( visit, COUNT ).toEqual( [ '57 items' ] );
			await visit.click( TERM, 'Botanical' );
			await see( visit, `${ TERM }[aria-current]` ).toEqual( [
				'Botanical',
			] );
			await see( visit, COUNT ).toEqual( [ '15 items' ] );
			await see( visit, FIRST ).toEqual( [ 'Arum' ] );
			expect( await visit.address() ).toBe(
				'/work/?frontage-2-category=botanical'
			);
			await visit.goBack();
			await see( visit, COUNT ).toEqual( [ '57 items' ] );
			await see( visit, `${ TERM }[aria-current]` ).toEqual( [ 'All' ] );
			await see( visit, FIRST ).toEqual( [ 'The long eave' ] );
			expect( await visit.address() ).toBe( '/work/' );
		}
	);

	test(
		`${ name }: Load More appends items`,
		{ tag: '@PF-16' },
		async ( { visit } ) => {
			await visit.goTo( '/work/' );
			const first = await visit.names( TITLE );
			expect( first ).toHaveLength( 18 );
			await visit.click( 'a', 'Load More' );
			await see( visit, TITLE ).toHaveLength( 36 );
			expect( ( await visit.names( TITLE ) ).slice( 0, 18 ) ).toEqual(
				first
			);
		}
	);

	test(
		`${ name }: the gallery finds an item by a word`,
		{ tag: '@PF-10' },
		async ( { visit } ) => {
			await visit.goTo( '/work/' );
			await visit.click( 'frontage-portfolio input', 'Search' );
			await visit.type( 'saguaro' );
			await see( visit, TITLE ).toEqual( [ 'Saguaro' ] );
			await see( visit, COUNT ).toEqual( [ '1 item' ] );
		}
	);

	test(
		`${ name }: an item opens, Next goes on, Escape closes it`,
		{ tag: [ '@PF-19', '@LB-03' ] },
		async ( { visit } ) => {
			await visit.goTo( '/work/?frontage-2-category=botanical' );
			await openTile( visit, 'Hibiscus' );
			await visit.click( `${ DIALOG } button`, 'Next (Right arrow key)' );
			await see( visit, DIALOG ).toEqual( [ 'Star thistle' ] );
			await visit.press( 'ArrowRight' );
			await see( visit, DIALOG ).toEqual( [ 'Yellow cup, low sun' ] );
			await visit.press( 'Escape' );
			await see( visit, DIALOG ).toEqual( [] );
			await see( visit, FOCUSED_TILE ).toEqual( [
				'Yellow cup, low sun',
			] );
		}
	);

	test(
		`${ name }: Back closes an item, its address opens it again`,
		{ tag: [ '@PF-28', '@LB-06' ] },
		async ( { visit } ) => {
			await visit.goTo( '/work/' );
			await openTile( visit, 'Wind-shaped' );
			const address = await visit.address();
			await visit.goBack();
			await see( visit, DIALOG ).toEqual( [] );
			await see( visit, FOCUSED_TILE ).toEqual( [ 'Wind-shaped' ] );
			expect( await visit.address() ).toBe( '/work/' );
			await visit.goTo( address );
			await see( visit, DIALOG ).toEqual( [ 'Wind-shaped' ] );
			await see( visit, PICTURE ).toHaveLength( 1 );
		}
	);

	test(
		`${ name }: an item opens and closes by keyboard`,
		{ tag: '@LB-03' },
		async ( { visit } ) => {
			await visit.goTo( '/work/' );
			await visit.tabTo( 'Wind-shaped' );
			await visit.press( 'Enter' );
			await see( visit, DIALOG ).toEqual( [ 'Wind-shaped' ] );
			await visit.tabTo( 'Close (Esc)' );
			await visit.press( 'Enter' );
			await see( visit, DIALOG ).toEqual( [] );
			await see( visit, FOCUSED_TILE ).toEqual( [ 'Wind-shaped' ] );
		}
	);

	test(
		`${ name }: a sub-menu opens by keyboard, Escape leads back`,
		{ tag: '@MN-04' },
		async ( { visit, placeMenu } ) => {
			await visit.goTo( ( await placeMenu( THREE_LEVELS ) ).link );
			const entries = 'nav[aria-label=Main] a';
			await visit.tabTo( 'Sub-menu of Work' );
			await visit.press( 'Enter' );
			await see( visit, entries ).toContain( 'Houses' );
			// Styles open it before the script that knows arrow keys is there.
			await see( visit, 'nav [aria-expanded=true]' ).toEqual( [
				'Sub-menu of Work',
			] );
			await visit.press( 'ArrowDown' );
			await see( visit, ':focus' ).toEqual( [ 'Houses' ] );
			await visit.press( 'Escape' );
			await see( visit, entries ).not.toContain( 'Houses' );
			await see( visit, ':focus' ).toEqual( [ 'Sub-menu of Work' ] );
		}
	);

	test(
		`${ name }: the header’s search finds, Escape leads back`,
		{ tag: [ '@SR-01', '@SR-03' ] },
		async ( { visit } ) => {
			await visit.goTo( '/about/' );
			await visit.click( 'button', 'Open Search' );
			await see( visit, ':focus' ).toEqual( [ 'Search' ] );
			await visit.type( 'handrail' );
			await see( visit, '[role=option]' ).toContainEqual(
				expect.stringContaining( 'In praise of the handrail' )
			);
			await visit.press( 'Escape' );
			await see( visit, '[role=option]' ).toEqual( [] );
			await visit.press( 'Escape' );
			await see( visit, ':focus' ).toEqual( [ 'Open Search' ] );
		}
	);

	test(
		`${ name }: a picture in the content opens`,
		{ tag: '@LB-04' },
		async ( { visit, place, requestUtils } ) => {
			const pictures = await requestUtils.rest<
				{ id: number; source_url: string }[]
			>( { path: '/wp/v2/media?per_page=1&media_type=image' } );
			const { link } = await place(
				html(
					pictures
						.map( ( each ) => linked( each, 'A harbour' ) )
						.join()
				)
			);
			await visit.goTo( link );
			await visit.click( '.entry-content img', 'A harbour' );
			await see( visit, DIALOG ).toEqual( [ 'A harbour' ] );
			await see( visit, PICTURE ).toHaveLength( 1 );
			await visit.press( 'Escape' );
			await see( visit, DIALOG ).toEqual( [] );
		}
	);

	test(
		`${ name }: dark colors stay on the next page`,
		{ tag: '@CS-01' },
		async ( { visit } ) => {
			const pressed = '[aria-pressed=true]';
			await visit.goTo( '/' );
			await visit.click( 'button', 'Dark colors' );
			await see( visit, pressed ).toEqual( [ 'Dark colors' ] );
			await visit.goTo( '/about/' );
			await see( visit, pressed ).toEqual( [ 'Dark colors' ] );
			await visit.click( 'button', 'Dark colors' );
			await see( visit, pressed ).toEqual( [] );
		}
	);

	test( `${ name }: no errors on ten kinds of pages`, async ( { visit } ) => {
		for ( const path of PAGES.split( ' ' ) ) {
			await visit.goTo( path );
			await see( visit, 'main' ).toHaveLength( 1 );
		}
	} );
}
