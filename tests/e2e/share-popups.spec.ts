/** What share links do with script: copying, the device's own sharing, all services, an instance. */
import { goBack, type Page } from './frontage';
import {
	answerForOthers,
	axe,
	expect,
	parts,
	shareBlock,
	test,
	TITLE,
} from './share-page';
import { changeSettings } from './settings-page';

test(
	'share: Copy says so, or selects the link where that is refused',
	{ tag: '@SH-02' },
	async ( { page, post, context } ) => {
		await context.grantPermissions( [
			'clipboard-read',
			'clipboard-write',
		] );
		const { link } = await post( shareBlock() );
		await page.goto( link );
		const { button, dialog, close } = parts( page );
		await button( 'Copy link' ).click();
		await expect(
			page.getByRole( 'region', { name: /^Notifications/ } )
		).toContainText( 'Link copied.' );
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( link );

		await page.evaluate( () => {
			navigator.clipboard.writeText = () =>
				Promise.reject( new DOMException( 'No', 'NotAllowedError' ) );
		} );
		await button( 'Copy link' ).click();
		await expect( dialog ).toContainText( 'The link could not be copied.' );
		const field = dialog.getByRole( 'textbox', {
			name: 'Copy it from here:',
		} );
		await expect( field ).toBeFocused();
		await expect( field ).toHaveValue( link );
		expect(
			await field.evaluate( ( each ) =>
				each instanceof HTMLInputElement
					? each.value.slice(
							each.selectionStart ?? 0,
							each.selectionEnd ?? 0
						)
					: ''
			)
		).toBe( link );
		await axe( page, 'dialog' );
		await close.click();
		await expect( button( 'Copy link' ) ).toBeFocused();
	}
);

test(
	'share: an alert with custom text replaces the toast',
	{ tag: '@SH-02' },
	async ( { page, post, requestUtils } ) => {
		await changeSettings( requestUtils, {
			share_message: 'alert',
			share_copied: 'Yours <b>now</b>',
		} );
		await page.addInitScript( () => {
			Object.defineProperty( navigator, 'clipboard', {
				value: { writeText: () => Promise.resolve() },
			} );
		} );
		await page.goto( ( await post( shareBlock() ) ).link );
		const said = page.waitForEvent( 'dialog' );
		// An alert holds the click.
		const clicked = parts( page ).button( 'Copy link' ).click();
		const alert = await said;
		expect( alert.message() ).toBe( 'Yours <b>now</b>' );
		await alert.accept();
		await clicked;
	}
);

test(
	'share: opens the device’s dialog, or all services',
	{ tag: '@SH-02' },
	async ( { page, post } ) => {
		await page.addInitScript( () => {
			Object.defineProperty( navigator, 'share', {
				configurable: true,
				value: ( data: ShareData ) => {
					document.documentElement.dataset.shared =
						JSON.stringify( data );
					return Promise.resolve();
				},
			} );
		} );
		const { link } = await post( shareBlock( { native: true } ) );
		await page.goto( link );
		const { button, dialog } = parts( page );
		await button( 'Share' ).click();
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-shared',
			JSON.stringify( { url: link, title: TITLE } )
		);
		await expect( dialog ).toHaveCount( 0 );
		await page.evaluate( () =>
			Object.defineProperty( navigator, 'share', { value: undefined } )
		);
		await button( 'Share' ).click();
		await expect( dialog ).toBeVisible();
	}
);

test(
	'share: all services work by keyboard, the popup closes by four exits',
	{ tag: [ '@SH-03', '@newest' ] },
	async ( { page, post, context } ) => {
		await answerForOthers( context );
		const { link } = await post( shareBlock() );
		await page.goto( link );
		const { button, dialog, close, find } = parts( page );
		const more = button( 'More' );
		await more.focus();
		await page.keyboard.press( 'Enter' );
		await expect( find ).toBeFocused();
		await expect
			.poll( () => dialog.getByRole( 'link' ).count() )
			.toBeGreaterThanOrEqual( 40 );
		await axe( page, 'dialog' );
		await find.fill( ' REDD ' );
		await expect( dialog.getByRole( 'link' ) ).toHaveText( [ 'Reddit' ] );
		await find.fill( '<b>' );
		await expect( dialog.getByRole( 'status' ) ).toHaveText(
			'No service has this name.'
		);
		await expect( dialog.getByRole( 'link' ) ).toHaveCount( 0 );
		await close.click();
		await expect( dialog ).toHaveCount( 0 );
		await expect( more ).toBeFocused();

		await more.click();
		await expect( dialog.getByRole( 'link' ).first() ).toBeVisible();
		await find.press( 'Escape' );
		// A search field's own Escape clears it first where the browser does so.
		await expect( dialog ).toHaveCount( 0 );
		await more.click();
		// Two frames after it is seen, it has its history entry.
		await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 1 );
		await goBack( page );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
		await more.click();
		await expect( dialog ).toBeVisible();
		await page.mouse.click( 5, 5 );
		await expect( dialog ).toHaveCount( 0 );

		await more.click();
		await find.fill( 'reddit' );
		const popup = page.waitForEvent( 'popup' );
		await dialog.getByRole( 'link', { name: 'Reddit' } ).click();
		const opened = await popup;
		await opened.waitForLoadState();
		expect( new URL( opened.url() ).searchParams.get( 'title' ) ).toBe(
			TITLE
		);
		await expect( dialog ).toHaveCount( 0 );
	}
);

const CLOSE = {
	'presses Escape': ( page: Page ) => page.keyboard.press( 'Escape' ),
	'presses beside it': ( page: Page ) => page.mouse.click( 5, 5 ),
};

for ( const [ what, close ] of Object.entries( CLOSE ) ) {
	for ( const delay of [ 0, 60, 120, 700 ] ) {
		test(
			`share: the popup is gone when a visitor ${ what } after ${ delay } ms`,
			{ tag: '@SH-03' },
			async ( { page, post } ) => {
				const { link } = await post( shareBlock() );
				await page.goto( link );
				const { button, dialog } = parts( page );
				// Once before its script is there, and once with it.
				for ( const turn of [ 1, 2 ] ) {
					await button( 'More' ).click();
					await page.waitForTimeout( delay );
					await close( page );
					await expect( dialog, `${ turn }` ).toHaveCount( 0 );
					// What comes late opens nothing.
					await page.waitForLoadState( 'networkidle' );
					await expect( dialog, `${ turn }` ).toHaveCount( 0 );
					// Before the script, the browser leaves the focus where somebody has pressed.
					if ( turn === 2 || what === 'presses Escape' ) {
						await expect( button( 'More' ) ).toBeFocused();
					}
					await expect( page ).toHaveURL( link );
				}
				await page.goto( 'about:blank' );
				// The page may come from the browser's cache, without a load event.
				await page.goBack( { waitUntil: 'commit' } );
				await expect( page ).toHaveURL( link );
			}
		);
	}
}

test(
	'share: a Mastodon instance is checked, remembered, has a default',
	{ tag: '@SH-04' },
	async ( { page, post, context } ) => {
		await answerForOthers( context );
		await page.goto( ( await post( shareBlock() ) ).link );
		const { link, dialog, host } = parts( page );
		const submit = dialog.getByRole( 'button', { name: 'Submit' } );
		await link( 'Mastodon' ).click();
		await expect( host ).toBeFocused();
		await expect( host ).toHaveAttribute(
			'placeholder',
			'mastodon.social'
		);
		await axe( page, 'dialog' );
		for ( const wrong of [ 'localhost', 'javascript:alert(1)', '<b>' ] ) {
			await host.fill( wrong );
			await submit.click();
			await expect( dialog.getByRole( 'alert' ) ).toHaveText(
				'Enter the name of a host, such as mastodon.social.'
			);
			await expect( host ).toBeFocused();
		}
		const share = async ( typed: string | null ) => {
			if ( typed !== null ) {
				await host.fill( typed );
			}
			const popup = page.waitForEvent( 'popup' );
			await host.press( 'Enter' );
			const opened = await popup;
			await opened.waitForLoadState();
			const { hostname, pathname } = new URL( opened.url() );
			await opened.close();
			await expect( dialog ).toHaveCount( 0 );
			return hostname + pathname;
		};
		expect( await share( '  Chaos.Social ' ) ).toBe( 'chaos.social/share' );
		await page.reload();
		await link( 'Mastodon' ).click();
		await expect( host ).toHaveValue( 'chaos.social' );
		expect( await share( '   ' ) ).toBe( 'mastodon.social/share' );
	}
);

test(
	'share: a federated service asks for the instance, one Back returns',
	{ tag: [ '@SH-03', '@SH-04' ] },
	async ( { page, post, context } ) => {
		await answerForOthers( context );
		const { link } = await post( shareBlock() );
		await page.goto( link );
		const { button, dialog, find, host } = parts( page );
		const pick = async () => {
			await button( 'More' ).click();
			await find.fill( 'masto' );
			await dialog.getByRole( 'link', { name: 'Mastodon' } ).click();
			await expect( host ).toBeFocused();
		};
		await pick();
		const popup = page.waitForEvent( 'popup' );
		await host.press( 'Enter' );
		await ( await popup ).close();
		await expect( dialog ).toHaveCount( 0 );
		await expect( button( 'More' ) ).toBeFocused();

		await pick();
		await expect( dialog ).toHaveCount( 1 );
		await goBack( page );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
	}
);
