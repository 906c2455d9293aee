/**
 * What is kept of a visitor's choice: in the cookie, in other tabs, under a policy, and where nothing can be kept.
 */
import {
	background,
	bring,
	button,
	DARK,
	expect,
	fixture,
	LIGHT,
	record,
	test,
} from './colors-page';

test(
	'colors: other tabs and pages from the history follow a switch',
	{ tag: '@CS-03' },
	async ( { decide, page, switchers } ) => {
		await decide();
		const address = await switchers( {} );
		await page.goto( address );
		const second = await page.context().newPage();
		await second.goto( address );
		await button( second ).click();
		await expect.poll( () => background( page ) ).toBe( DARK );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);

		await second.goto( '/' );
		await button( page ).click();
		await second.goBack( { waitUntil: 'commit' } );
		await expect.poll( () => background( second ) ).toBe( LIGHT );
		await second.close();
	}
);

test(
	'colors: a malformed cookie means the site’s colors',
	{ tag: '@CS-02' },
	async ( { decide, page, switchers } ) => {
		await decide();
		const address = await switchers( {} );
		for ( const value of [
			'',
			'1',
			'TRUE',
			'true%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
			'truefalse',
			'x'.repeat( 3000 ),
		] ) {
			await bring( page, address, value );
			await page.goto( address );
			expect( await background( page ) ).toBe( LIGHT );
		}
		await button( page ).click();
		expect( await background( page ) ).toBe( DARK );
		await page.reload();
		expect( await background( page ) ).toBe( DARK );
	}
);

test(
	'colors: a browser that stores nothing switches for this page',
	{ tag: '@CS-01' },
	async ( { decide, page, switchers } ) => {
		await decide();
		await page.addInitScript( () => {
			Object.defineProperty( document, 'cookie', {
				get: () => '',
				set() {},
			} );
			Object.defineProperty( window, 'localStorage', {
				get: () => {
					throw new Error( 'no storage' );
				},
			} );
		} );
		await page.goto( await switchers( {} ) );
		await button( page ).click();
		expect( await background( page ) ).toBe( DARK );
		await page.evaluate( () =>
			window.dispatchEvent( new Event( 'pageshow' ) )
		);
		expect( await background( page ) ).toBe( DARK );
	}
);

test(
	'colors: a site setting has the page reload in the other colors',
	{ tag: '@CS-01' },
	async ( { decide, page, switchers } ) => {
		await decide( { color_force_reload: true } );
		await page.goto( await switchers( {} ) );
		await page.evaluate( () => Object.assign( window, { isOld: true } ) );
		const loaded = page.waitForEvent( 'load' );
		await button( page ).click();
		await loaded;
		expect( await page.evaluate( () => 'isOld' in window ) ).toBe( false );
		expect( await background( page ) ).toBe( DARK );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
	}
);

test(
	'colors: dark from the first frame on under a strict policy',
	{ tag: '@CS-02' },
	async ( { decide, page, switchers } ) => {
		await decide();
		const address = await switchers( {} );
		await fixture( page, 'csp' );
		await page.goto( address );
		await button( page ).click();
		const frames = await record( page );
		await page.reload();
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect( await frames() ).toEqual( [ DARK ] );
	}
);
