/**
 * What sticks leaves room to read, and a bar that does not fit gives way to its button.
 */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import {
	banner,
	expect,
	header,
	row,
	scroll,
	test,
	type Page,
} from './header-page';
import { expectTrouble } from './frontage';
import { focusIsSeen } from './sticky-page';

const NOTICE = {
	store_notice: true,
	store_notice_text: 'Orders until Friday arrive in time.',
};

/** A header with a bar of so many flat entries. */
async function withBar( requestUtils: RequestUtils, count: number ) {
	const { id } = await requestUtils.rest< { id: number } >( {
		path: '/wp/v2/navigation',
		method: 'POST',
		data: {
			title: 'Of a test',
			status: 'publish',
			content: Array.from(
				{ length: count },
				( _, at ) =>
					`<!-- wp:navigation-link {"label":"Entry number ${ at }","url":"/?entry=${ at }","kind":"custom"} /-->`
			).join( '' ),
		},
	} );
	return header(
		`<!-- wp:frontage/header-row --><!-- wp:frontage/menu {"menu":${ id }} /--><!-- /wp:frontage/header-row -->`
	);
}

const covered = ( page: Page ) =>
	page.evaluate( () =>
		getComputedStyle( document.documentElement ).getPropertyValue(
			'--frontage-covered'
		)
	);
const topOfNotice = async ( page: Page ) =>
	( await page.getByRole( 'region', { name: 'Store notice' } ).boundingBox() )
		?.y;

test( '[HD-03][HD-12] in 320 × 256 px neither notice nor two rows stick', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( {
		...NOTICE,
		hook_sticky_header: true,
		header_above_stick: true,
	} );
	await placeHeader(
		header( row( 'Above', { row: 'above' } ) + row( 'Main' ) )
	);
	const { link } = await placePage();
	await page.setViewportSize( { width: 320, height: 256 } );
	await page.goto( link );
	await page.mouse.move( 100, 200 );
	await page.mouse.wheel( 0, 900 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'normal' );
	await expect
		.poll( () =>
			banner( page ).evaluate(
				( element ) => element.getBoundingClientRect().bottom
			)
		)
		.toBeLessThan( 0 );
	expect( parseFloat( await covered( page ) ) ).toBeLessThanOrEqual( 86 );
	for ( let at = 0; at < 4; at++ ) {
		await page.keyboard.press( 'Tab' );
		expect( await focusIsSeen( page ) ).toBe( true );
	}
} );

test( '[HD-11] where notice and header do not both fit, the notice scrolls away @everywhere', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( { ...NOTICE, hook_sticky_header: true } );
	await placeHeader( header( row( 'Main' ) ) );
	const { link } = await placePage();
	await page.setViewportSize( { width: 700, height: 230 } );
	await page.goto( link );
	await scroll( page, 900 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
	await expect.poll( () => topOfNotice( page ) ).toBeLessThan( -100 );
	await page.setViewportSize( { width: 700, height: 700 } );
	await expect.poll( () => topOfNotice( page ) ).toBe( 0 );
} );

for ( const width of [ 1366, 1000 ] ) {
	test( `[HD-02] a bar of eighteen entries folds to its button at ${ width } px`, async ( {
		page,
		placeHeader,
		requestUtils,
	} ) => {
		await placeHeader( await withBar( requestUtils, 18 ) );
		await page.setViewportSize( { width, height: 657 } );
		await page.goto( '/' );
		await expect(
			banner( page ).getByRole( 'button', { name: 'Open menu' } )
		).toBeVisible();
		expect( ( await banner( page ).boundingBox() )?.height ).toBeLessThan(
			100
		);
		await banner( page )
			.getByRole( 'button', { name: 'Open menu' } )
			.click();
		await expect(
			page.getByRole( 'link', { name: 'Entry number 17' } )
		).toBeVisible();
	} );
}

test( '[HD-02] a bar that fits is left alone', async ( {
	page,
	placeHeader,
	requestUtils,
} ) => {
	await placeHeader( await withBar( requestUtils, 3 ) );
	await page.setViewportSize( { width: 1366, height: 657 } );
	await page.goto( '/' );
	await expect(
		banner( page ).getByRole( 'link', { name: 'Entry number 2' } )
	).toBeVisible();
	await expect(
		banner( page ).getByRole( 'button', { name: 'Open menu' } )
	).toBeHidden();
} );

test( '[HD-08] with overflow-x hidden on html and body the header still sticks', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( { hook_sticky_header: true } );
	await placeHeader( header( row( 'Main' ) ) );
	const { link } = await placePage( {
		content:
			'<!-- wp:html --><style>html,body{overflow-x:hidden}</style><p style="height:4000px">Long</p><!-- /wp:html -->',
	} );
	await page.goto( link );
	await scroll( page, 900 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
	await expect
		.poll( () =>
			banner( page ).evaluate(
				( element ) => element.getBoundingClientRect().top
			)
		)
		.toBe( 0 );
} );

test( '[HD-03] a header sticks although the first request of its script is lost', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( { hook_sticky_header: true } );
	await placeHeader( header( row( 'Main' ) ) );
	const { link } = await placePage();
	expectTrouble( page, /ERR_FAILED/ );
	let asked = 0;
	await page.route( /deferred\/sticky\.js/, ( route ) => {
		// The browser has fetched it ahead, too, as something else than a script.
		asked += route.request().resourceType() === 'script' ? 1 : 0;
		return asked === 1 ? route.abort() : route.continue();
	} );
	await page.goto( link );
	await scroll( page, 900 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
	expect( asked ).toBe( 2 );
} );
