/** The menu of those who are logged in. */
import {
	accounts,
	axe,
	expect,
	hold,
	login,
	logInElsewhere,
	test,
	writeFrom,
} from './account-page';
import { link as item } from './menu-page';

test(
	'account: the menu opens by keyboard, closes by Escape, and logs out',
	{ tag: [ '@AC-01', '@everywhere', '@newest' ] },
	async ( { page, open, addMenu } ) => {
		const menu = await addMenu( item( 'My orders' ) );
		await logInElsewhere( page );
		const address = await open( {
			showMenuOn: 'click',
			source: 'navigation',
			menu,
		} );
		const account = page.getByRole( 'main' ).getByRole( 'button', {
			name: 'Account of Mairi Todd',
		} );
		const profile = page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Profile' } );
		const out = page
			.locator( 'main .wp-block-frontage-account' )
			.getByRole( 'link', { name: 'Log out' } );
		await account.focus();
		await page.keyboard.press( 'Enter' );
		await expect( account ).toHaveAttribute( 'aria-expanded', 'true' );
		await axe( page, '.wp-block-frontage-account' );
		await page.keyboard.press( 'Tab' );
		await expect( profile ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'My orders' } )
		).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( account ).toBeFocused();
		await expect( profile ).toBeHidden();
		await account.click();
		await page.mouse.click( 10, 600 );
		await expect( profile ).toBeHidden();
		await account.click();
		await expect( out ).toHaveAttribute( 'rel', 'nofollow' );
		await expect( out ).toHaveClass( /no-prefetch/ );
		await out.click();
		await expect( page ).toHaveURL( address );
		await expect(
			page
				.getByRole( 'main' )
				.getByRole( 'link', { name: 'Log in', exact: true } )
		).toBeVisible();
	}
);

test(
	'account: a click before any script opens the menu, which stays open',
	{ tag: '@AC-01' },
	async ( { page, place } ) => {
		const { link } = await place( accounts( { showMenuOn: 'click' } ) );
		await logInElsewhere( page );
		const script = await hold( page, /(build\/runtime|bundles\/site)\.js/ );
		await page.goto( link, { waitUntil: 'commit' } );
		const { account } = login( page );
		const profile = page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Profile' } );
		await account.click();
		await expect( profile ).toBeVisible();
		script.answer();
		await expect( account ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( profile ).toBeVisible();
		await account.click();
		await expect( profile ).toBeHidden();
	}
);

test(
	'account: hover opens menus inside the window, one at a time',
	{ tag: '@AC-01' },
	async ( { page, place } ) => {
		await logInElsewhere( page );
		const { link: address } = await place(
			accounts( {}, { display: 'icon' } )
		);
		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			await writeFrom( page, address, direction );
			await page.setViewportSize( { width: 375, height: 700 } );
			await page.goto( address );
			for ( const at of [ 0, 1 ] ) {
				const account = page
					.getByRole( 'button', { name: 'Account of Mairi Todd' } )
					.nth( at );
				await account.hover();
				await expect( account ).toHaveAttribute(
					'aria-expanded',
					'true'
				);
				const profile = page
					.getByRole( 'link', { name: 'Profile' } )
					.filter( { visible: true } );
				await expect( profile ).toHaveCount( 1 );
				const box = await profile.boundingBox();
				expect( box?.x ).toBeGreaterThanOrEqual( 0 );
				expect(
					( box?.x ?? 0 ) + ( box?.width ?? 0 )
				).toBeLessThanOrEqual( 375 );
			}
			await page.mouse.move( 0, 690 );
			await expect(
				page.getByRole( 'main' ).getByText( 'Logged in as' ).last()
			).toBeHidden();
			await page.unrouteAll();
		}
	}
);

test(
	'account: without JavaScript the menu opens by key and mouse, or is a link',
	{ tag: '@AC-01' },
	async ( { browser, place } ) => {
		const { link: address } = await place(
			accounts( {}, { actionType: 'link', accountUrl: '/about/' } )
		);
		const page = await browser.newPage( { javaScriptEnabled: false } );
		await logInElsewhere( page );
		await page.goto( address );
		const out = page
			.locator( 'main .wp-block-frontage-account' )
			.getByRole( 'link', { name: 'Log out' } );
		await page
			.getByRole( 'main' )
			.getByRole( 'button', { name: 'Account of Mairi Todd' } )
			.focus();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( out ).toBeFocused();
		await expect(
			page
				.getByRole( 'main' )
				.getByRole( 'link', { name: 'Account of Mairi Todd' } )
		).toHaveAttribute( 'href', '/about/' );
		await out.click();
		await expect( page ).toHaveURL( address );
		await page.close();
	}
);

test(
	'account: an open menu stays inside a window that turns',
	{ tag: [ '@OV-02', '@newest' ] },
	async ( { page, place } ) => {
		await logInElsewhere( page );
		const { link } = await place(
			`<!-- wp:group {"layout":{"type":"flex","justifyContent":"center"}} --><div class="wp-block-group">${ accounts(
				{ display: 'icon' }
			) }</div><!-- /wp:group -->`
		);
		await page.setViewportSize( { width: 844, height: 390 } );
		await page.goto( link );
		const main = page.getByRole( 'main' );
		await main.getByRole( 'button', { name: 'Account of' } ).click();
		const panel = main.locator( '.wp-block-frontage-account__panel' );
		for ( const width of [ 844, 240, 320 ] ) {
			await page.setViewportSize( { width, height: 844 } );
			await expect
				.poll( async () => {
					const box = await panel.boundingBox();
					return box && box.x >= 0 && box.x + box.width <= width;
				} )
				.toBe( true );
		}
	}
);

test(
	'account: opens once per click after its attribute is rewritten',
	{ tag: '@AC-01' },
	async ( { page, open } ) => {
		await logInElsewhere( page );
		await open( { showMenuOn: 'click' } );
		const { account } = login( page );
		const box = page.locator( 'main .wp-block-frontage-account' );
		const profile = box.getByRole( 'link', { name: 'Profile' } );
		await account.click();
		await expect( profile ).toBeVisible();
		await page.mouse.click( 10, 600 );
		await expect( profile ).toBeHidden();
		await box.evaluate( ( element ) =>
			element.setAttribute(
				'data-frontage-account',
				'{"isHover": false}'
			)
		);
		await account.click();
		await expect( profile ).toBeVisible();
		await account.click();
		await expect( profile ).toBeHidden();
	}
);

test(
	'account: without its attribute a click is no longer handled',
	{ tag: '@AC-01' },
	async ( { page, open } ) => {
		await logInElsewhere( page );
		await open( { showMenuOn: 'click' } );
		const { account } = login( page );
		await account.click();
		await expect( account ).toHaveAttribute( 'aria-expanded', 'true' );
		await page
			.locator( 'main .wp-block-frontage-account' )
			.evaluate( ( element ) =>
				element.removeAttribute( 'data-frontage-account' )
			);
		await expect( account ).toHaveAttribute( 'aria-expanded', 'false' );
		const isLeft = await account.evaluate( ( element ) =>
			element.dispatchEvent( new Event( 'click', { cancelable: true } ) )
		);
		expect( isLeft ).toBe( true );
		await expect( account ).toHaveAttribute( 'aria-expanded', 'false' );
	}
);
