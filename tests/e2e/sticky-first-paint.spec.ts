/**
 * Room for what will stick, before any script has come.
 */
import { expectTrouble } from './frontage';
import { banner, expect, header, row, test, type Page } from './header-page';
import { bar, groupOf, long, words } from './sticky-page';

const NOTICE = {
	store_notice: true,
	store_notice_text: 'Orders until Friday arrive in time.',
};

const SCRIPTS = /frontage\/build\/.+\.js/;

const CONTENT =
	long( 'Text', 6 ) + words( 'Here it is', ' id="цены"' ) + long( 'Rest', 6 );

/** Arrives at the place, with or without any script of ours. */
async function arrive( page: Page, link: string, hasScript: boolean ) {
	await page.goto( 'about:blank' );
	if ( ! hasScript ) {
		expectTrouble( page, /ERR_FAILED/ );
		await page.route( SCRIPTS, ( route ) => route.abort() );
	} else {
		await page.unroute( SCRIPTS );
	}
	await page.goto( `${ link }#${ encodeURIComponent( 'цены' ) }` );
	if ( ! hasScript ) {
		// A font that comes after the browser has scrolled moves the text by some pixels, which nothing corrects then.
		await page.evaluate( async () => {
			await document.fonts.ready;
			location.replace( location.href );
		} );
	}
}

const topOfPlace = async ( page: Page ) =>
	( await page.getByText( 'Here it is' ).boundingBox() )?.y;

test(
	'sticky: any hash is below notice, header and group',
	{ tag: [ '@AN-01', '@HD-12' ] },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			...NOTICE,
			hook_sticky_header: true,
			hook_shrink_header: true,
		} );
		await placeHeader(
			header( row( 'Above', { row: 'above' } ) + row( 'Main' ) )
		);
		const { link } = await placePage( { content: bar() + CONTENT } );
		await arrive( page, link, false );
		const heights = await Promise.all(
			[
				page.locator( '.frontage-notice' ),
				banner( page )
					.locator( '.wp-block-frontage-header-row' )
					.last(),
				groupOf( page, 'Bar' ),
			].map( ( one ) =>
				one.evaluate(
					( element ) => ( element as HTMLElement ).offsetHeight
				)
			)
		);
		// The main row shrinks by half of its padding.
		const room = heights.reduce( ( sum, height ) => sum + height, -16 );
		const offBy = async () =>
			Math.abs( ( ( await topOfPlace( page ) ) ?? NaN ) - room );
		await expect.poll( offBy ).toBeLessThanOrEqual( 1 );
		await arrive( page, link, true );
		await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
		await expect( page.getByText( 'Here it is' ) ).toBeFocused();
		expect( await offBy() ).toBeLessThanOrEqual( 1 );
	}
);

test(
	'sticky: no top inset where the header sticks on other devices',
	{ tag: [ '@AN-01', '@HD-03' ] },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			hook_sticky_header: true,
			sticky_header_on_devices: 'mobile',
		} );
		await placeHeader( header( row( 'Main' ) ) );
		const { link } = await placePage( { content: CONTENT } );
		await arrive( page, link, false );
		await expect.poll( () => topOfPlace( page ) ).toBeCloseTo( 0, 0 );
	}
);
