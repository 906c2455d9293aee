/**
 * Dialogs that somebody else's script asks a visitor by.
 */
import { axe, expect, given, opener, test, type Page } from './toolkit-page';

type Kind = 'alert' | 'confirm' | 'prompt';

/** The button asks this question from now on. */
const ask = ( page: Page, kind: Kind, text: string, options: object = {} ) =>
	page.evaluate(
		( [ name, words, choices ] ) => {
			const button = document.getElementById( 'opener' );
			if ( button ) {
				button.onclick = async () =>
					window.given.push(
						await window.tools[ name ]( words, choices )
					);
			}
		},
		[ kind, text, options ] as const
	);

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

test(
	'dialogs: by keyboard, Escape cancels, focus returns',
	{ tag: [ '@TK-01', '@everywhere' ] },
	async ( { page, use } ) => {
		await use();
		const steps = await page.evaluate( () => history.length );
		await ask( page, 'alert', 'Saved <b>twice</b>' );
		await opener( page ).focus();
		await page.keyboard.press( 'Enter' );
		const told = page.getByRole( 'alertdialog', {
			name: 'Saved <b>twice</b>',
		} );
		await expect( told ).toBeVisible();
		await expect( button( page, 'Ok' ) ).toBeFocused();
		await expect( button( page, 'Cancel' ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Enter' );
		await expect( told ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();

		await ask( page, 'confirm', 'Delete it?' );
		await page.keyboard.press( 'Enter' );
		const asked = page.getByRole( 'alertdialog', { name: 'Delete it?' } );
		await expect( button( page, 'Ok' ) ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( button( page, 'Cancel' ) ).toBeFocused();
		await axe( page, '.frontage-toolkit-dialog' );
		await page.keyboard.press( 'Escape' );
		await expect( asked ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Enter' );
		await expect( opener( page ) ).toBeFocused();

		await ask( page, 'prompt', 'Your name', { value: 'Ann' } );
		for ( const answer of [ 'Enter', 'Backspace', 'Escape' ] ) {
			await opener( page ).press( 'Enter' );
			const field = page.getByRole( 'textbox', { name: 'Your name' } );
			await expect( field ).toBeFocused();
			await expect( field ).toHaveValue( 'Ann' );
			await axe( page, '.frontage-toolkit-dialog[open]' );
			await page.keyboard.press( answer );
			if ( answer === 'Backspace' ) {
				// All of it was selected.
				await page.keyboard.press( 'Enter' );
			}
			await expect( opener( page ) ).toBeFocused();
			await expect(
				page.locator( '.frontage-toolkit-dialog' )
			).toHaveCount( 0 );
		}
		expect( await given( page ) ).toEqual( [
			undefined,
			false,
			true,
			'Ann',
			'',
			null,
		] );
		expect( await page.evaluate( () => history.length ) ).toBe( steps );
	}
);

test(
	'dialogs: a nested one is answered first, page holds still',
	{ tag: '@TK-01' },
	async ( { page, use } ) => {
		await use( '<p style="height:3000px">Words</p>' );
		await page.evaluate( () => {
			const { confirm, prompt } = window.tools;
			confirm( 'Leave?', {
				title: 'Your letter',
				ok: 'Leave',
				cancel: 'Stay',
			} ).then( ( answer ) => window.given.push( answer ) );
			prompt( 'It is not sent yet.', {
				label: 'Why?',
				type: 'email',
			} ).then( ( answer ) => window.given.push( answer ) );
		} );
		const below = page.getByRole( 'alertdialog', { name: 'Your letter' } );
		const above = page.getByRole( 'dialog', {
			name: 'It is not sent yet.',
		} );
		await expect( above ).toBeVisible();
		await expect(
			page.getByRole( 'textbox', { name: 'Why?' } )
		).toBeFocused();
		// A press beside it is no answer.
		await page.mouse.click( 5, 5 );
		await page.mouse.wheel( 0, 500 );
		await page.getByRole( 'textbox', { name: 'Why?' } ).fill( 'a@b' );
		await page.keyboard.press( 'Enter' );
		await expect( above ).toBeHidden();
		await expect( below ).toBeVisible();
		await expect( below ).toHaveAccessibleDescription( 'Leave?' );
		await button( page, 'Stay' ).click();
		await expect( below ).toBeHidden();
		await expect.poll( () => given( page ) ).toEqual( [ 'a@b', false ] );
		expect( await page.evaluate( () => scrollY ) ).toBe( 0 );
		await page.mouse.wheel( 0, 500 );
		await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 500 );
	}
);

test(
	'dialogs: accessible right to left, at 320 pixels, with long words',
	{ tag: '@TK-01' },
	async ( { page, use } ) => {
		await page.setViewportSize( { width: 320, height: 480 } );
		await page.emulateMedia( {
			forcedColors: 'active',
			reducedMotion: 'reduce',
		} );
		await use( '', 'right-to-left' );
		await ask(
			page,
			'confirm',
			`${ 'Wort'.repeat( 60 ) }\nZeile\n`.repeat( 9 )
		);
		await opener( page ).click();
		const dialog = page.getByRole( 'alertdialog' );
		await expect( dialog ).toBeVisible();
		const box = await dialog.boundingBox();
		expect( box ).toMatchObject( { x: 16, width: 288 } );
		expect( box?.y ).toBeGreaterThanOrEqual( 16 );
		expect(
			await dialog.evaluate( ( { scrollWidth, clientWidth } ) => [
				scrollWidth - clientWidth,
			] )
		).toEqual( [ 0 ] );
		const [ ok, cancel ] = await Promise.all(
			[ 'Ok', 'Cancel' ].map( ( name ) =>
				button( page, name ).boundingBox()
			)
		);
		expect( ok?.x ?? 0 ).toBeLessThan( cancel?.x ?? 0 );
		expect( ok?.height ).toBeGreaterThanOrEqual( 44 );
		await axe( page, '.frontage-toolkit-dialog' );
		await button( page, 'Ok' ).click();
		await expect( opener( page ) ).toBeFocused();
		await expect.poll( () => given( page ) ).toEqual( [ true ] );
	}
);
