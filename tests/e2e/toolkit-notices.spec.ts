/**
 * Notifications that somebody else's script shows.
 */
import type { NotifyOptions } from '../../src/toolkit/notice/notify';
import { axe, expect, given, opener, test, type Page } from './toolkit-page';

const notify = (
	page: Page,
	text: string,
	options: NotifyOptions = {}
): Promise< void > =>
	page.evaluate(
		( [ words, choices ] ) => {
			window.tools
				.notify( words, choices )
				.closed.then( ( reason ) => window.given.push( reason ) );
		},
		[ text, options ] as const
	);

const column = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Notifications' } );
const notice = ( page: Page, text: string ) =>
	column( page ).getByRole( 'listitem' ).filter( { hasText: text } );
const close = ( page: Page, text: string ) =>
	notice( page, text ).getByRole( 'button', { name: 'Close' } );

test.beforeEach( ( { page } ) => page.clock.install() );

test(
	'toasts: seen and announced, gone after five seconds',
	{ tag: [ '@TK-01' ] },
	async ( { page, use } ) => {
		await use();
		await page.clock.pauseAt( Date.now() + 3600000 );
		const polite = page.getByRole( 'status' );
		const assertive = page.getByRole( 'alert' );
		// They are there before the words.
		await expect( polite ).toHaveText( '' );
		await notify( page, 'Saved <i>all</i>' );
		await notify( page, 'No connection', { status: 'error' } );
		await expect( notice( page, 'Saved <i>all</i>' ) ).toBeVisible();
		await page.clock.runFor( 200 );
		await expect( polite ).toHaveText( 'Saved <i>all</i>' );
		await expect( assertive ).toHaveText( 'No connection' );
		await page.clock.runFor( 4700 );
		await expect( notice( page, 'Saved' ) ).toBeVisible();
		await page.clock.runFor( 200 );
		await expect( column( page ) ).toHaveCount( 0 );
		await expect( polite ).toHaveText( '' );
		expect( await given( page ) ).toEqual( [ 'timeout', 'timeout' ] );
	}
);

test(
	'toasts: no timeout on hover, focus or in another tab',
	{ tag: '@TK-01' },
	async ( { page, use } ) => {
		await use();
		await notify( page, 'Moved' );
		await notice( page, 'Moved' ).hover();
		await page.clock.runFor( 20000 );
		await expect( notice( page, 'Moved' ) ).toBeVisible();
		await close( page, 'Moved' ).focus();
		await page.mouse.move( 900, 5 );
		await page.clock.runFor( 20000 );
		await expect( notice( page, 'Moved' ) ).toBeVisible();
		const hide = ( isHidden: boolean ) =>
			page.evaluate( ( hidden ) => {
				Object.defineProperty( document, 'hidden', {
					configurable: true,
					get: () => hidden,
				} );
				document.dispatchEvent( new Event( 'visibilitychange' ) );
			}, isHidden );
		await hide( true );
		await opener( page ).focus();
		await page.clock.runFor( 20000 );
		await expect( notice( page, 'Moved' ) ).toBeVisible();
		await hide( false );
		await page.clock.runFor( 5000 );
		await expect( notice( page, 'Moved' ) ).toHaveCount( 0 );
	}
);

test(
	'toasts: at most three, F8 reaches them, undo, Escape',
	{ tag: '@TK-01' },
	async ( { page, use } ) => {
		await use();
		await opener( page ).focus();
		for ( const text of [ 'One', 'Two', 'Three', 'Four' ] ) {
			await notify( page, text, { timeout: 0 } );
		}
		await expect( column( page ).getByRole( 'listitem' ) ).toHaveText( [
			'One',
			'Two',
			'Three',
		] );
		await axe( page, '.frontage-toolkit-notices' );
		await page.keyboard.press( 'F8' );
		await expect( close( page, 'Three' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( close( page, 'Two' ) ).toBeFocused();
		await expect( notice( page, 'Four' ) ).toBeVisible();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( close( page, 'One' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
		await expect( column( page ) ).toHaveCount( 0 );
		await expect( opener( page ) ).toBeFocused();

		await page.evaluate( () => {
			const { closed } = window.tools.notify( 'Deleted', {
				action: {
					label: 'Undo',
					run: () => window.given.push( 'undone' ),
				},
			} );
			closed.then( ( reason ) => window.given.push( reason ) );
		} );
		await page.clock.runFor( 19000 );
		await column( page ).getByRole( 'button', { name: 'Undo' } ).click();
		await expect( column( page ) ).toHaveCount( 0 );
		await expect( opener( page ) ).toBeFocused();
		expect( ( await given( page ) ).slice( 4 ) ).toEqual( [
			'undone',
			'action',
		] );
	}
);

test(
	'toasts: above a dialog they are usable, the dialog stays',
	{ tag: '@TK-01' },
	async ( { page, use } ) => {
		await use();
		await notify( page, 'Before', { timeout: 0 } );
		await page.evaluate( () => {
			window.tools.confirm( 'Send it?' );
			window.tools.prompt( 'To whom?' );
		} );
		const dialog = page.getByRole( 'dialog', { name: 'To whom?' } );
		await expect( dialog ).toBeVisible();
		await notify( page, 'Sent', { timeout: 0 } );
		await page.clock.runFor( 400 );
		await expect( dialog.getByRole( 'status' ) ).toHaveText( /Sent/ );
		await close( page, 'Sent' ).click();
		await expect( notice( page, 'Sent' ) ).toHaveCount( 0 );
		await close( page, 'Before' ).focus();
		await page.keyboard.press( 'Escape' );
		await expect( column( page ) ).toHaveCount( 0 );
		await expect( dialog ).toBeVisible();
		await notify( page, 'After', { timeout: 0 } );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await page.clock.runFor( 400 );
		await expect( dialog ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Ok' } ).click();
		await expect( notice( page, 'After' ) ).toBeVisible();
		await close( page, 'After' ).click();
		await expect( column( page ) ).toHaveCount( 0 );
	}
);

test(
	'toasts: accessible right to left on a phone, under a strict CSP',
	{ tag: '@TK-01' },
	async ( { page, use } ) => {
		await page.setViewportSize( { width: 320, height: 600 } );
		await page.emulateMedia( { forcedColors: 'active' } );
		await use( '', 'right-to-left', 'csp' );
		await notify( page, 'Wort'.repeat( 30 ), {
			timeout: 0,
			status: 'warning',
		} );
		await notify( page, 'Saved', { timeout: 0, position: 'top-end' } );
		await axe( page, '.frontage-toolkit-notices' );
		const box = await notice( page, 'Wort' ).boundingBox();
		expect( box ).toMatchObject( { x: 16, width: 288 } );
		expect( ( box?.y ?? 0 ) + ( box?.height ?? 0 ) ).toBe( 584 );
		expect(
			( await notice( page, 'Saved' ).boundingBox() )?.y
		).toBeLessThan( 100 );
		const button = await close( page, 'Saved' ).boundingBox();
		expect( button ).toMatchObject( { width: 44, height: 44 } );
		// At the end of the line, which is left.
		expect( button?.x ).toBeLessThan( 40 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
	}
);
