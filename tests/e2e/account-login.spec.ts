/** The login over the page: what it answers. */
import { axe, expect, fixture, login, test } from './account-page';
import { expectTrouble, goBack, hold } from './frontage';

test(
	'login: by keyboard over the page, which is there again afterwards',
	{ tag: [ '@AC-02', '@everywhere', '@newest' ] },
	async ( { page, open } ) => {
		const address = await open();
		await page.goto( `${ address }?color=blue&utm_source=letter` );
		const { dialog, link, name, password, account } = login( page );
		expect( await link.getAttribute( 'href' ) ).not.toContain(
			'utm_source'
		);
		await link.focus();
		await page.keyboard.press( 'Enter' );
		await expect( name ).toBeFocused();
		await axe( page, 'dialog' );
		await page.keyboard.type( 'subscriber' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'password' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		const show = dialog.getByRole( 'button', { name: 'Show password' } );
		await expect( show ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( password ).toHaveAttribute( 'type', 'text' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await expect( dialog.getByLabel( 'Remember me' ) ).toBeChecked();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( account ).toBeVisible();
		await expect( page ).toHaveURL(
			`${ address }?color=blue&utm_source=letter`
		);
		const session = ( await page.context().cookies() ).find( ( cookie ) =>
			cookie.name.startsWith( 'wordpress_logged_in' )
		);
		expect( session?.expires ).toBeGreaterThan(
			Date.now() / 1000 + 864000
		);
	}
);

test(
	'login: button, Escape and Back close it, and focus returns to the link',
	{ tag: '@AC-01' },
	async ( { page, open } ) => {
		const address = await open( {}, { label: 'Members' } );
		const { dialog, link } = login( page );
		const other = page.getByRole( 'link', { name: 'Members' } );
		for ( const [ opener, close ] of [
			[
				link,
				() => dialog.getByRole( 'button', { name: 'Close' } ).click(),
			],
			[ other, () => page.keyboard.press( 'Escape' ) ],
			[ link, () => goBack( page ) ],
		] as const ) {
			await opener.click();
			await expect( dialog ).toBeVisible();
			await expect
				.poll( () =>
					page.evaluate( () => history.state?.frontageOverlays )
				)
				.toHaveLength( 1 );
			await close();
			await expect( dialog ).toBeHidden();
			await expect( opener ).toBeFocused();
			await expect( page ).toHaveURL( address );
		}
		await expect(
			page.locator( '#ast-hb-account-login-wrap' )
		).toHaveCount( 1 );
	}
);

test(
	'login: no room is kept for an error before there is one',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		await open();
		const { dialog, link, name, password, submit, error } = login( page );
		await link.click();
		const height = async () => ( await dialog.boundingBox() )?.height ?? 0;
		const small = await height();
		await dialog
			.locator( '[role="alert"]' )
			.evaluate( ( element ) => element.remove() );
		expect( await height() ).toBeCloseTo( small, 1 );
		await page.reload();
		await link.click();
		await name.fill( 'nobody' );
		await password.fill( 'wrong' );
		await submit.click();
		await expect( error ).toBeVisible();
		expect( await height() ).toBeGreaterThan( small );
	}
);

test(
	'login: same message for a wrong password as for an unknown name',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		await open();
		const { link, name, password, submit, error, account } = login( page );
		await link.click();
		const words: string[] = [];
		for ( const who of [
			'subscriber',
			'nobody',
			'nobody@marram.example',
		] ) {
			await name.fill( who );
			await password.fill( 'wrong' );
			await submit.click();
			await expect( error ).toContainText( 'do not match' );
			await expect( password ).toBeFocused();
			await expect( password ).toHaveAttribute( 'aria-invalid', 'true' );
			await expect( password ).toHaveAccessibleDescription(
				/do not match/
			);
			await expect( name ).toHaveValue( who );
			words.push( ( await error.textContent() ) ?? '' );
		}
		expect( new Set( words ).size ).toBe( 1 );
		const answers = [];
		for ( const log of [ 'subscriber', 'nobody' ] ) {
			const answer = await page.request.post( '/wp-login.php', {
				form: { log, pwd: 'wrong', frontage_login: '1' },
			} );
			answers.push( ( await answer.text() ).replaceAll( log, '' ) );
		}
		expect( answers[ 0 ] ).toBe( answers[ 1 ] );
		await name.fill( 'subscriber' );
		await password.fill( 'password' );
		await page.keyboard.press( 'Enter' );
		await expect( account ).toBeVisible();
	}
);

test(
	'login: a lockout shows the limiting plugin’s text and links only',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		await fixture( page, 'login-limiter' );
		await open();
		const { link, name, password, submit, error } = login( page );
		await link.click();
		await name.fill( 'locked' );
		await password.fill( 'password' );
		await submit.click();
		await expect( error ).toHaveText(
			/Error: Too many attempts\.\s*Try again in 20 minutes, or ask us\./
		);
		await expect(
			error.getByRole( 'link', { name: 'ask us' } )
		).toHaveAttribute( 'href', /\/about\/$/ );
		await expect( error.locator( 'img, script, [onclick]' ) ).toHaveCount(
			0
		);
		await expect( password ).toHaveAttribute( 'aria-invalid', 'false' );
		await axe( page, 'dialog' );
	}
);

test(
	'login: a second factor asks on the site’s own page and leads back',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		await fixture( page, 'login-second-factor' );
		const address = await open();
		const { link, name, password, submit, account } = login( page );
		await link.click();
		await name.fill( 'subscriber' );
		await password.fill( 'password' );
		await submit.click();
		await page.getByLabel( 'Code' ).fill( '123456' );
		await page.getByRole( 'button', { name: 'Verify' } ).click();
		await expect( account ).toBeVisible();
		await expect( page ).toHaveURL( address );
	}
);

test(
	'login: with a captcha the link leads to the site’s own page',
	{ tag: '@AC-02' },
	async ( { browser, page, open } ) => {
		const address = await open( { logoutAction: 'link' } );
		await fixture( page, 'login-captcha' );
		const plain = await browser.newPage( { javaScriptEnabled: false } );
		for ( const [ one, asks ] of [
			[ page, true ],
			[ plain, false ],
		] as const ) {
			await one.goto( address );
			await login( one ).link.click();
			const name = one.getByLabel( 'Username or Email Address' );
			if ( asks ) {
				// WordPress takes it there 0.2 s after the page has come, also from the password that is being typed.
				await expect( name ).toBeFocused();
			}
			await name.fill( 'subscriber' );
			await one.locator( '#user_pass' ).fill( 'password' );
			if ( asks ) {
				await one.getByLabel( 'Three and four' ).fill( 'seven' );
			}
			await one.getByRole( 'button', { name: 'Log In' } ).click();
			await expect( one ).toHaveURL( address );
			await expect( login( one ).account ).toBeVisible();
		}
		await plain.close();
	}
);

test(
	'login: a lost network shows an error, keeps input and retries',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		expectTrouble( page, /ERR_FAILED/ );
		await open();
		const { dialog, link, name, password, submit, error, account } =
			login( page );
		await link.click();
		await name.fill( 'subscriber' );
		await password.fill( 'password' );
		await page.route( /wp-login/, ( route ) => route.abort() );
		await submit.click();
		await expect( error ).toContainText( 'cannot be reached' );
		await expect( password ).toHaveValue( 'password' );
		await page.unroute( /wp-login/ );
		const { asked, answer } = await hold( page, /wp-login/ );
		await dialog.getByRole( 'button', { name: 'Retry' } ).click();
		await asked();
		await expect( submit ).toBeFocused();
		await expect( submit ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( dialog.getByRole( 'status' ) ).toHaveText(
			'Logging in …'
		);
		answer();
		await expect( account ).toBeVisible();
	}
);

test(
	'login: a password stays in no dialog that was closed',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		await open( {} );
		const { link, dialog, password } = login( page );
		await link.click();
		await password.fill( 'secret' );
		await expect
			.poll( () => page.evaluate( () => history.state ) )
			.not.toBeNull();
		await dialog.getByRole( 'button', { name: 'Show password' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await link.click();
		await expect( password ).toHaveValue( '' );
		await expect( password ).toHaveAttribute( 'type', 'password' );
	}
);
