/**
 * What sticks leaves room to read, and sticks whatever overflow the theme hides.
 */
import {
	banner,
	bottomOf,
	expect,
	header,
	row,
	scroll,
	test,
	type Page,
} from './header-page';
import { expectTrouble } from './frontage';
import { bar, focusIsSeen, groupOf, long } from './sticky-page';

const NOTICE = {
	store_notice: true,
	store_notice_text: 'Orders until Friday arrive in time.',
};

const covered = ( page: Page ) =>
	page.evaluate( () =>
		getComputedStyle( document.documentElement ).getPropertyValue(
			'--frontage-covered'
		)
	);
const topOfNotice = async ( page: Page ) =>
	( await page.getByRole( 'region', { name: 'Store notice' } ).boundingBox() )
		?.y;

test(
	'sticky: neither notice nor two rows at 320 × 256 px',
	{ tag: [ '@HD-03', '@HD-12' ] },
	async ( { decide, page, placeHeader, placePage } ) => {
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
		await expect( banner( page ) ).toHaveAttribute(
			'data-state',
			'normal'
		);
		await expect.poll( () => bottomOf( page ) ).toBeLessThan( 0 );
		expect( parseFloat( await covered( page ) ) ).toBeLessThanOrEqual( 86 );
		for ( let at = 0; at < 4; at++ ) {
			await page.keyboard.press( 'Tab' );
			expect( await focusIsSeen( page ) ).toBe( true );
		}
	}
);

test(
	'sticky: the notice scrolls away if both do not fit',
	{ tag: [ '@HD-11' ] },
	async ( { decide, page, placeHeader, placePage } ) => {
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
	}
);

test(
	'sticky: the header, with overflow-x hidden on html and body',
	{ tag: '@HD-08' },
	async ( { decide, page, placeHeader, placePage } ) => {
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
	}
);

test(
	'sticky: a group keeps its space, with overflow-x hidden on both roots',
	{ tag: [ '@HD-07', '@HD-08' ] },
	async ( { page, placePage } ) => {
		const { link } = await placePage( {
			content:
				'<!-- wp:html --><style>html,body{overflow-x:hidden}</style><!-- /wp:html -->' +
				bar() +
				long( 'Text' ),
		} );
		await page.goto( link );
		const text = page.getByText( 'Text 0.' );
		const from = ( await text.boundingBox() )?.y ?? NaN;
		await scroll( page, 900 );
		await expect
			.poll(
				async () => ( await groupOf( page, 'Bar' ).boundingBox() )?.y
			)
			.toBe( 0 );
		await expect
			.poll( async () => ( await text.boundingBox() )?.y )
			.toBe( from - 900 );
	}
);

test(
	'sticky: a header higher than a third of the window scrolls away',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( { hook_sticky_header: true } );
		await placeHeader(
			header(
				row( 'Main', {
					style: {
						spacing: { padding: { top: '100px', bottom: '100px' } },
					},
				} )
			)
		);
		const { link } = await placePage();
		await page.setViewportSize( { width: 1366, height: 657 } );
		await page.goto( link );
		await scroll( page, 900 );
		await expect.poll( () => bottomOf( page ) ).toBeLessThan( 0 );
		await expect( banner( page ) ).toHaveAttribute(
			'data-state',
			'normal'
		);
		expect( await covered( page ) ).toBe( '0px' );
	}
);

test(
	'sticky: the header sticks after its script failed once',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
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
	}
);
