/** Alerts: what visitors see, and what they dismiss. */
import { axe, expect, fixture, test, watchShifts, words } from './alert-page';
import { alert, dismissed, parts, type Page } from './alert-page';

const content = words( 'Before' ) + alert( { dismissible: true } );
const after = words( 'After <a href="/work/">the alert</a>' );

const first = ( page: Page ) => parts( page ).alert.first();

test(
	'alert: dismissed by keyboard, the focus goes on, and it stays away',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { page, publish } ) => {
		const link = await publish( content + after );
		const shift = await watchShifts( page, 'header' );
		await page.goto( link );
		const { button } = parts( page );
		await expect( first( page ) ).toContainText( 'The road is closed' );
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
		await axe( page, '.wp-block-frontage-alert' );
		await button.focus();
		await page.keyboard.press( 'Enter' );
		await expect( first( page ) ).toBeHidden();
		await expect( page.getByText( 'After the alert' ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'the alert' } )
		).toBeFocused();
		await page.goto( `${ link }?again` );
		await expect( page.getByText( 'After the alert' ) ).toBeVisible();
		await expect( first( page ) ).toBeHidden();
		expect( await shift() ).toBeLessThan( 0.001 );
	}
);

test(
	'alert: comes back when it is changed, and two of the same words go at once',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await page.goto( await publish( content + content + after ) );
		await parts( page ).button.first().click();
		await expect( parts( page ).alert.first() ).toBeHidden();
		await expect( parts( page ).alert.last() ).toBeHidden();
		await page.goto(
			await publish( alert( { dismissible: true, title: 'Reopened' } ) )
		);
		await expect( first( page ) ).toBeVisible();
		await page.goto( await publish( content ) );
		await expect( page.getByText( 'Before' ) ).toBeVisible();
		await expect( first( page ) ).toBeHidden();
	}
);

test(
	'alert: dismissed in a classic theme, under a strict policy, and unstored',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const link = await publish( content + after );
		for ( const name of [ 'classic-theme', 'csp' ] ) {
			await fixture( page, name );
			await page.goto( link );
			await page.evaluate( () => localStorage.clear() );
			await page.reload();
			await parts( page ).button.click();
			await expect( first( page ) ).toBeHidden();
			// Stored by a script that the click loads.
			await expect.poll( () => dismissed( page ) ).not.toBeNull();
			await page.reload();
			await expect( page.getByText( 'After the alert' ) ).toBeVisible();
			await expect( first( page ) ).toBeHidden();
		}
		await fixture( page );
		await page.addInitScript( () =>
			Object.defineProperty( window, 'localStorage', {
				get: () => {
					throw new Error( 'no storage' );
				},
			} )
		);
		await page.goto( link );
		await parts( page ).button.click();
		await expect( first( page ) ).toBeHidden();
	}
);

test(
	'alert: is whole without script, right to left, narrow and in print',
	{ tag: '@PB-05' },
	async ( { browser, page, publish } ) => {
		const types = [ 'info', 'success', 'warning', 'danger' ];
		const link = await publish(
			types
				.map( ( type ) => alert( { type, dismissible: true } ) )
				.join( '' )
		);
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		await expect( parts( plain ).alert.last() ).toBeVisible();
		await expect( parts( plain ).button.first() ).toBeHidden();
		await context.close();

		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 320, height: 700 } );
		await page.goto( link );
		await axe( page, '.wp-block-frontage-alert' );
		const button = await parts( page ).button.first().boundingBox();
		expect( button?.width ).toBeGreaterThanOrEqual( 44 );
		expect( button?.x ).toBeLessThan( 60 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
		await page.emulateMedia( { media: 'print' } );
		await expect( parts( page ).alert.last() ).toBeVisible();
		await expect( parts( page ).button.first() ).toBeHidden();
		expect( await dismissed( page ) ).toBeNull();
	}
);
