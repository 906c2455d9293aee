/** The login on whatever page it stands: kept by a cache, slow, from right to left. */
import {
	accounts,
	axe,
	expect,
	login,
	logInElsewhere,
	test,
	writeFrom,
} from './account-page';
import { hold } from './frontage';

test(
	'login: a page cached yesterday logs in, despite a login in another tab',
	{ tag: '@AC-02' },
	async ( { page, browser, place } ) => {
		const { link: address } = await place( accounts( {}, {} ) );
		const kept = await ( await page.request.get( address ) ).text();
		expect( kept ).not.toMatch( /nonce/i );
		const another = await browser.newContext();
		await another.addCookies( [
			{ name: 'frontage', value: '"><b>', url: address },
		] );
		const same = await ( await another.request.get( address ) ).text();
		await another.close();
		expect( same ).toBe( kept );

		await page.route(
			address,
			( route ) =>
				route.fulfill( { body: kept, contentType: 'text/html' } ),
			{ times: 1 }
		);
		await page.goto( address );
		// As a password manager fills it.
		await page.evaluate( () => {
			const form = document.querySelector< HTMLFormElement >(
				'dialog form[method=post]'
			);
			const fill = ( name: string, value: string ) =>
				form
					?.querySelector( `[name=${ name }]` )
					?.setAttribute( 'value', value );
			fill( 'log', 'subscriber' );
			fill( 'pwd', 'password' );
		} );
		await logInElsewhere( page );
		const { link, name, submit, account } = login( page );
		await link.last().click();
		await expect( name ).toHaveValue( 'subscriber' );
		await expect
			.poll( () =>
				page.evaluate( () => history.state?.frontageOverlays )
			)
			.toHaveLength( 1 );
		await page
			.locator( '[name=redirect_to]' )
			.evaluate( ( field: HTMLInputElement ) => {
				field.value = 'https://elsewhere.example/';
			} );
		await submit.click();
		await expect( page ).toHaveURL( /wp-admin\/$/ );
		await page.goto( address );
		await expect( account.first() ).toBeVisible();
	}
);

test(
	'login: a click before its script opens a working form',
	{ tag: '@AC-02' },
	async ( { page, open, place } ) => {
		const { link: address } = await place( accounts() );
		const { asked } = await hold( page, /deferred\/account\.js/ );
		await page.goto( address );
		const { dialog, link, name, password, submit, account } = login( page );
		await link.click();
		await asked();
		await expect( dialog ).toBeVisible();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		await expect( dialog ).toBeHidden();
		await link.click();
		await name.fill( 'subscriber' );
		await password.fill( 'password' );
		await submit.click();
		await expect( account ).toBeVisible();
		await expect( page ).toHaveURL( address );
		await page.context().clearCookies();

		// Whoever comes back to the page finds no dead form and no password.
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await open();
		await link.click();
		await password.fill( 'password' );
		await expect
			.poll( () =>
				page.evaluate( () => history.state?.frontageOverlays )
			)
			.toHaveLength( 1 );
		await page.evaluate( () =>
			window.dispatchEvent(
				new PageTransitionEvent( 'pageshow', { persisted: true } )
			)
		);
		await expect( dialog ).toBeHidden();
		await link.click();
		await expect( password ).toHaveValue( '' );
	}
);

test(
	'login: accessible right to left, at 320 pixels, with long words',
	{ tag: '@AC-02' },
	async ( { page, place } ) => {
		const { link: address } = await place(
			accounts( { label: 'Log in', display: 'icon' } )
		);
		await page.setViewportSize( { width: 320, height: 480 } );
		await writeFrom( page, address, 'rtl' );
		await page.goto( address );
		const { dialog, link, name, submit } = login( page );
		await axe( page, '.wp-block-frontage-account' );
		await link.click();
		await expect( dialog ).toBeVisible();
		const close = await dialog
			.getByRole( 'button', { name: 'Close' } )
			.boundingBox();
		const field = await name.boundingBox();
		expect( close?.x ).toBeLessThan( 100 );
		// The dialog may still be growing into its place.
		expect( Math.round( field?.height ?? 0 ) ).toBeGreaterThanOrEqual( 44 );
		await submit.scrollIntoViewIfNeeded();
		await expect( submit ).toBeInViewport();
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
		await axe( page, 'dialog' );
	}
);
