/** Sessions that end, begin elsewhere, or answer late, while a page stays open. */
import { expect, login, logInElsewhere, test } from './account-page';
import { expectTrouble, fixture, hold, logIn, type Page } from './frontage';

const menuOf = ( page: Page ) => {
	const block = page.locator( 'main .wp-block-frontage-account' );
	return {
		out: block.getByRole( 'link', { name: 'Log out' } ),
		profile: block.getByRole( 'link', { name: 'Profile' } ),
	};
};

async function fillIn( page: Page, pwd = 'password' ) {
	const { name, password } = login( page );
	await name.fill( 'subscriber' );
	await password.fill( pwd );
}

/** Does what leads to a page, and waits for its scripts: a click before them is the browser's. */
async function loading( page: Page, act: () => Promise< void > ) {
	const loaded = page.waitForEvent( 'load' );
	await act();
	await loaded;
}

/** As when somebody comes back to this tab. */
const comeBack = ( page: Page ) =>
	page.evaluate( () =>
		document.dispatchEvent( new Event( 'visibilitychange' ) )
	);

/** Counts, from now on, how often a password is sent. */
function countPosts( page: Page ) {
	let count = 0;
	page.on( 'request', ( request ) => {
		count += Number(
			request.method() === 'POST' && /wp-login/.test( request.url() )
		);
	} );
	return () => count;
}

test(
	'account: with an expired session it logs out without a question',
	{ tag: [ '@AC-01' ] },
	async ( { page, open } ) => {
		await logInElsewhere( page );
		const address = await open( { showMenuOn: 'click' } );
		const { link, submit, account } = login( page );
		const session = ( await page.context().cookies() ).filter(
			( { name } ) => name.startsWith( 'wordpress_' )
		);
		for ( const value of [
			'',
			'subscriber%7C1%7Cgone%7Cgone',
			'"><script>alert(1)</script>',
			'%00%FF%7C%7C%7C',
			'x'.repeat( 1000 ),
		] ) {
			await test.step( `the cookie is now “${ value.slice( 0, 30 ) }”`, async () => {
				await page
					.context()
					.addCookies(
						session.map( ( cookie ) => ( { ...cookie, value } ) )
					);
				await account.click();
				await expect( account ).toHaveAttribute(
					'aria-expanded',
					'true'
				);
				await loading( page, () => menuOf( page ).out.click() );
				await expect( page ).toHaveURL( address );
				await link.click();
				await fillIn( page );
				await loading( page, () => submit.click() );
				await expect( account ).toBeVisible();
				await expect( page ).toHaveURL( address );
			} );
		}
	}
);

test(
	'account: with an expired session the profile asks for the login',
	{ tag: '@AC-01' },
	async ( { page, open } ) => {
		await logInElsewhere( page );
		await open( { showMenuOn: 'click' } );
		await page.context().clearCookies();
		await login( page ).account.click();
		await menuOf( page ).profile.click();
		await logIn( page, 'subscriber' );
		await expect(
			page.getByRole( 'heading', { name: 'Profile', level: 1 } )
		).toBeVisible();
	}
);

test(
	'login: a login in another tab lets the open dialog log in, too',
	{ tag: [ '@AC-02' ] },
	async ( { page, open } ) => {
		for ( const goOn of [
			async () => {
				await fillIn( page, 'wrong' );
				await login( page ).submit.click();
				await expect( login( page ).error ).toContainText(
					'do not match'
				);
				await fillIn( page );
				await login( page ).submit.click();
			},
			() => comeBack( page ),
		] ) {
			await page.context().clearCookies();
			const address = await open();
			await login( page ).link.click();
			await login( page ).name.fill( 'subscriber' );
			await expect
				.poll( () =>
					page.evaluate( () => history.state?.frontageOverlays )
				)
				.toHaveLength( 1 );

			const another = await page.context().newPage();
			await another.goto( address );
			await login( another ).link.click();
			await fillIn( another );
			await login( another ).submit.click();
			await expect( login( another ).account ).toBeVisible();
			await another.close();

			await goOn();
			await expect( login( page ).account ).toBeVisible();
			await expect( login( page ).dialog ).toHaveCount( 0 );
			await expect( page ).toHaveURL( address );
		}
	}
);

test(
	'login: text stays after another tab, even if the site fails',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		expectTrouble( page, /ERR_FAILED/ );
		const address = await open();
		const { dialog, link, name, password } = login( page );
		await link.click();
		await fillIn( page );
		await expect
			.poll( () =>
				page.evaluate( () => history.state?.frontageOverlays )
			)
			.toHaveLength( 1 );
		const asked = page.waitForResponse( address );
		await comeBack( page );
		await ( await asked ).finished();
		await page.route( address, ( route ) => route.abort() );
		const failed = page.waitForEvent( 'requestfailed' );
		await comeBack( page );
		await failed;
		await expect( dialog ).toBeVisible();
		await expect( name ).toHaveValue( 'subscriber' );
		await expect( password ).toHaveValue( 'password' );
	}
);

test(
	'login: a password is sent once, and a server error shows in place',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		expectTrouble( page, /status of (500|502)/ );
		await open();
		const { dialog, link, password, submit, error, account } =
			login( page );
		await link.click();
		const posts = countPosts( page );
		for ( const [ status, body, words ] of [
			[ 502, '<h1>Bad gateway</h1>', /cannot be reached/ ],
			[
				500,
				'<div class="wp-die-message"><p>There has been a critical error.</p></div>',
				/critical error/,
			],
		] as const ) {
			const before = posts();
			await page.route( /wp-login/, ( route ) =>
				route.fulfill( { status, body, contentType: 'text/html' } )
			);
			await fillIn( page );
			await submit.click();
			await expect( error ).toContainText( words );
			await expect( password ).toHaveValue( 'password' );
			expect( posts() ).toBe( before + 1 );
			await page.unrouteAll();
		}
		const before = posts();
		const { asked, answer } = await hold( page, /wp-login/ );
		await submit.click();
		await asked();
		await submit.click( { force: true } );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		answer();
		await expect( account ).toBeVisible();
		expect( posts() ).toBe( before + 1 );
	}
);

test(
	'login: only a second factor gets the password sent again',
	{ tag: '@AC-02' },
	async ( { page, open } ) => {
		await fixture( page, 'login-second-factor' );
		await open();
		const posts = countPosts( page );
		await login( page ).link.click();
		await fillIn( page, 'wrong' );
		await login( page ).submit.click();
		await expect( login( page ).error ).toContainText( 'do not match' );
		expect( posts() ).toBe( 1 );
		await fillIn( page );
		await login( page ).submit.click();
		await expect( page.getByLabel( 'Code' ) ).toBeVisible();
		expect( posts() ).toBe( 3 );
	}
);

test(
	'account: screen readers get a name for every part, and errors',
	{ tag: [ '@AC-01', '@AC-02' ] },
	async ( { page, open } ) => {
		await open( { showMenuOn: 'click' } );
		const { dialog, link, submit, account } = login( page );
		await link.click();
		await expect( dialog ).toMatchAriaSnapshot( `
    - dialog "Log in":
      - button "Close"
      - heading "Log in" [level=2]
      - paragraph:
        - text: Username or email address
        - textbox "Username or email address"
      - paragraph:
        - text: Password
        - textbox "Password"
        - button "Show password"
      - paragraph:
        - checkbox "Remember me"
        - text: Remember me
      - button "Log in"
      - status
      - paragraph:
        - link "Lost your password?"
` );
		await fillIn( page, 'wrong' );
		await submit.click();
		await expect( dialog ).toMatchAriaSnapshot( `
    - alert: The username or email address and the password do not match an account here.
` );
		await fillIn( page );
		await submit.click();
		await account.click();
		await expect( page.locator( 'main .wp-block-frontage-account' ) )
			.toMatchAriaSnapshot( `
    - button "Account of Mairi Todd" [expanded]
    - paragraph: Logged in as Mairi Todd
    - list:
      - listitem:
        - link "Profile"
      - listitem:
        - link "Log out"
` );
	}
);
