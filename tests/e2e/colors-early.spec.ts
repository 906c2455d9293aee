/**
 * Colors where scripts come late, where a browser refuses what is kept, and on paper.
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
import { expectTrouble, hold } from './frontage';

test(
	'colors: an optimizer that holds inline scripts back shows no light frame',
	{ tag: '@CS-02' },
	async ( { decide, page, switchers } ) => {
		await decide( {
			store_notice: true,
			store_notice_text: 'Open on Sunday',
		} );
		const address = await switchers( {} );
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Dismiss notice' } ).click();
		await bring( page, address, 'true' );
		await fixture( page, 'delayed-inline' );
		const frames = await record( page );
		await page.goto( address );
		expect( await frames() ).toEqual( [ DARK ] );
		await expect( page.getByText( 'Open on Sunday' ) ).toBeHidden();
	}
);

test(
	'colors: a click before the switcher’s script is kept',
	{ tag: '@CS-01' },
	async ( { decide, page, switchers } ) => {
		await decide();
		const address = await switchers( {} );
		const script = await hold(
			page,
			/(color-switcher\/view|bundles\/site)\.js/
		);
		await page.goto( address, { waitUntil: 'commit' } );
		await button( page ).click();
		script.answer();
		await expect.poll( () => background( page ) ).toBe( DARK );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
	}
);

test(
	'colors: an option chosen before the script is kept',
	{ tag: '@CS-03' },
	async ( { decide, page, switchers } ) => {
		await decide( { color_default_mode: 'system' } );
		const address = await switchers( { states: 3 } );
		const script = await hold(
			page,
			/(color-switcher\/view|bundles\/site)\.js/
		);
		await page.goto( address, { waitUntil: 'commit' } );
		const dark = page
			.getByRole( 'main' )
			.getByRole( 'radio', { name: 'Dark' } );
		await dark.click();
		script.answer();
		await expect.poll( () => background( page ) ).toBe( DARK );
		await expect( dark ).toBeChecked();
	}
);

test(
	'colors: without cookies and channel switching works, no errors',
	{ tag: '@CS-02' },
	async ( { decide, page, switchers } ) => {
		await decide();
		await page.addInitScript( () => {
			const refuse = () => {
				throw new DOMException( 'Insecure.', 'SecurityError' );
			};
			Object.defineProperty( document, 'cookie', {
				get: refuse,
				set: refuse,
			} );
			Object.assign( window, { BroadcastChannel: refuse } );
		} );
		const thrown: Error[] = [];
		page.on( 'pageerror', ( error ) => thrown.push( error ) );
		await page.goto( await switchers( { showText: true } ) );
		await page
			.getByRole( 'main' )
			.getByRole( 'button', { name: 'Colors Light' } )
			.click();
		expect( await background( page ) ).toBe( DARK );
		await expect(
			page.getByRole( 'main' ).getByRole( 'status' )
		).toHaveText( 'Dark' );
		expect( thrown ).toEqual( [] );
	}
);

test(
	'colors: in a sandboxed frame switching works, no errors',
	{ tag: '@CS-02' },
	async ( { decide, page, switchers } ) => {
		// Fonts and fields of the theme, which such a frame refuses.
		expectTrouble(
			page,
			/blocked by CORS|ERR_FAILED|Blocked autofocusing/
		);
		await decide();
		const address = await switchers( {} );
		const thrown: Error[] = [];
		page.on( 'pageerror', ( error ) => thrown.push( error ) );
		await page.goto( address );
		await page.evaluate( ( src ) => {
			const frame = document.createElement( 'iframe' );
			frame.setAttribute( 'sandbox', 'allow-scripts' );
			frame.src = src;
			document.body.append( frame );
		}, address );
		const inside = page.frameLocator( 'iframe[sandbox]' );
		const pressed = inside
			.getByRole( 'main' )
			.getByRole( 'button', { name: 'Dark colors' } );
		await pressed.click();
		await expect( pressed ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( thrown ).toEqual( [] );
	}
);

test(
	'colors: the light palette is printed, with its pictures',
	{ tag: [ '@CS-01' ] },
	async ( { decide, page, place } ) => {
		await decide();
		const group = ( scheme: string, words: string ) =>
			`<!-- wp:group {"frontageScheme":"${ scheme }","layout":{"type":"constrained"}} --><div class="wp-block-group"><!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;
		const { link } = await place(
			`<!-- wp:frontage/color-switcher /-->${ group( 'default', 'By day' ) }${ group( 'switched', 'By night' ) }`
		);
		await page.goto( link );
		await button( page ).click();
		await expect( page.getByText( 'By night' ) ).toBeVisible();
		await page.emulateMedia( { media: 'print' } );
		expect( await background( page ) ).toBe( LIGHT );
		await expect( page.getByText( 'By day' ) ).toHaveCSS(
			'color',
			'rgb(17, 17, 17)'
		);
		await expect( page.getByText( 'By day' ) ).toBeVisible();
		await expect( page.getByText( 'By night' ) ).toBeHidden();
		expect(
			await page.evaluate(
				() => getComputedStyle( document.documentElement ).colorScheme
			)
		).toBe( 'light' );
	}
);
