/**
 * The kits screen: hostile and foreign files, keyboard, small windows, sections of other plugins.
 */
import type { Locator, Page } from '@playwright/test';
import Zip from 'adm-zip';
import { axe, expect, expectTrouble, fixture, reset, test } from './frontage';
import {
	button,
	choose,
	expectNoOverflow,
	heading,
	kit,
	LONG,
	screen,
	SCREEN,
	setManifest,
	tabThrough,
} from './kits-page';

test.use( { as: 'owner' } );
test.afterEach( reset );

/** Presses Enter on what takes a moment to be read. */
const pressUntilGone = ( page: Page, asking: Locator ) =>
	expect( async () => {
		await page.keyboard.press( 'Enter' );
		await expect( asking ).toHaveCount( 0, { timeout: 500 } );
	} ).toPass();

const ROOM = { slug: 'kit-room', title: 'A room', text: 'Room' };

test(
	'kits: hostile, broken and foreign files change nothing and say why',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page, requestUtils } ) => {
		const failure = screen( page ).locator( '.components-notice.is-error' );
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.method() === 'POST' && /kit/.test( request.url() ) ) {
				sent.push( request.url() );
			}
		} );
		await admin.visitAdminPage( SCREEN );
		const up = kit( 'Hostile', [ ROOM ] );
		up.addFile( 'files/xx-passwd.gif', Buffer.from( 'x' ) );
		const climbing = Buffer.from(
			up
				.toBuffer()
				.toString( 'latin1' )
				.replaceAll( 'xx-pass', '../pass' ),
			'latin1'
		);
		const more = kit( 'Hostile', [ ROOM ] );
		more.addFile( 'files/more.gif', Buffer.from( 'x' ) );
		const elementor = new Zip();
		elementor.addFile( 'manifest.json', Buffer.from( '{}' ) );
		elementor.addFile( 'content/page/a\u202Enosj', Buffer.from( '{}' ) );
		elementor.addFile( 'site-settings.json', Buffer.from( '{}' ) );
		for ( const [ file, message ] of [
			[
				climbing,
				'it contains a file with an invalid name (files/../passwd.gif).',
			],
			[ more, 'files/more.gif is not listed in its manifest.' ],
			[
				Buffer.from( 'Hello' ),
				'kit.zip is not a zip file, or it is damaged.',
			],
			[
				elementor,
				'it contains a file with an invalid name (content/page/a?nosj).',
			],
			[
				Buffer.from(
					'<rss xmlns:wp="http://wordpress.org/export/1.2/">'
				),
				'This is a WordPress export file.',
			],
		] as const ) {
			await choose( page, file );
			await expect( failure ).toContainText( message );
		}
		await axe( page, '.frontage-kits-screen' );
		expect( sent ).toEqual( [] );

		// Whatever only its contents give away is found while it is sent, and taken back.
		const forged = kit( 'Forged', [ ROOM ] );
		forged.updateFile(
			'objects/page/kit-room.json',
			Buffer.from(
				forged
					.readAsText( 'objects/page/kit-room.json' )
					.replace( 'A room', 'A doom' )
			)
		);
		await choose( page, forged );
		await button( page, 'Import' ).click();
		await expect(
			heading( page, '“Forged” was not imported' )
		).toBeFocused( {
			timeout: 30_000,
		} );
		await expect( failure ).toContainText(
			'the contents of page/kit-room don’t match the manifest.'
		);
		expect(
			await requestUtils.rest( {
				path: '/wp/v2/pages',
				params: { slug: 'kit-room', status: 'any', _fields: 'id' },
			} )
		).toEqual( [] );
		await button( page, 'Back to kits' ).click();

		// A manifest that lies to the browser is refused by the site.
		expectTrouble( page, /status of 400/ );
		const lying = kit( 'Lying', [ ROOM ] );
		const manifest = JSON.parse( lying.readAsText( 'manifest.json' ) );
		manifest.objects[ 'page/kit-room' ].blocks = [ 'core/html' ];
		setManifest( lying, manifest );
		await choose( page, lying );
		await button( page, 'Import' ).click();
		await expect( heading( page, '“Lying” was not imported' ) ).toBeFocused(
			{
				timeout: 30_000,
			}
		);
		await expect( failure ).toContainText( 'page/kit-room' );
	}
);

test(
	'kits: a double click on Import begins one import',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page, requestUtils } ) => {
		const begun: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				request.method() === 'POST' &&
				/\/kit\/runs(?:[?&]|$)/.test(
					decodeURIComponent( request.url() )
				)
			) {
				begun.push( request.url() );
			}
		} );
		await admin.visitAdminPage( SCREEN );
		await choose( page, kit( 'Rooms', [ ROOM ] ) );
		await expect( heading( page, 'Import “Rooms”' ) ).toBeFocused();
		await button( page, 'Import' ).dblclick();
		await expect( heading( page, '“Rooms” was imported' ) ).toBeFocused( {
			timeout: 30_000,
		} );
		expect( begun ).toHaveLength( 1 );
		const { last } = await requestUtils.rest< { last: unknown[] } >( {
			path: '/frontage/v1/kit/runs',
		} );
		expect( last ).toHaveLength( 1 );
	}
);

test(
	'kits: works by keyboard, in a small window, right to left',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page } ) => {
		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 375, height: 740 } );
		await admin.visitAdminPage( SCREEN );
		// Before the key: the browser is told to expect it, which takes a moment.
		const chooser = page.waitForEvent( 'filechooser' );
		const settings = page.getByRole( 'checkbox', { name: 'Settings' } );
		await expect( settings ).toBeChecked();
		await expectNoOverflow( page );
		await settings.focus();
		await page.keyboard.press( 'Space' );
		await expect( settings ).not.toBeChecked();
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'checkbox', { name: /^Include drafts/ } )
		).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( button( page, 'Export' ) ).toBeFocused();

		await button( page, 'Choose file' ).focus();
		await page.keyboard.press( 'Enter' );
		await (
			await chooser
		).setFiles( {
			name: 'kit.zip',
			mimeType: 'application/zip',
			buffer: kit( LONG.title, [ LONG ] ).toBuffer(),
		} );
		await expect( heading( page, /^Import “/ ) ).toBeFocused();
		await expectNoOverflow( page );
		await axe( page, '.frontage-kits-screen' );
		await page.getByText( 'Show all items' ).focus();
		await page.keyboard.press( 'Enter' );
		await page.getByText( 'Pages (1)' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByText( 'will be created' ).last()
		).toBeVisible();
		await expectNoOverflow( page );
		await button( page, 'Import' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, /” was imported$/ ) ).toBeFocused( {
			timeout: 30_000,
		} );
		await expectNoOverflow( page );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( button( page, 'Undo' ) ).toBeFocused();
		await pressUntilGone( page, button( page, 'Undo' ) );
		await expect( heading( page, /” was undone$/ ) ).toBeFocused( {
			timeout: 30_000,
		} );
	}
);

test(
	'kits: the dialog before an undo keeps the focus, in a small window, right to left',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page } ) => {
		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 375, height: 480 } );
		await admin.visitAdminPage( SCREEN );
		await choose( page, kit( LONG.title, [ LONG ] ) );
		await button( page, 'Import' ).click();
		await expect( heading( page, /” was imported$/ ) ).toBeFocused( {
			timeout: 30_000,
		} );
		await button( page, 'Back to kits' ).click();

		const undo = button( page, `Undo “${ LONG.title }”` );
		const dialog = page.getByRole( 'dialog', {
			name: 'Undo this import?',
		} );
		const inside = dialog
			.locator( ':focus' )
			.or( dialog.and( page.locator( ':focus' ) ) );
		await undo.focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeVisible();
		await expect( inside ).toBeVisible();
		await axe( page, '.components-modal__frame' );
		await expectNoOverflow( page );
		expect( await tabThrough( page, dialog ) ).toEqual(
			expect.arrayContaining( [ 'Close', 'Cancel', 'Undo' ] )
		);
		await expect( dialog.getByText( LONG.title ) ).toBeInViewport();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( undo ).toBeFocused();

		await page.keyboard.press( 'Enter' );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).focus();
		await page.keyboard.press( 'Tab' );
		await pressUntilGone(
			page,
			dialog.getByRole( 'button', { name: 'Undo' } )
		);
		await expect( heading( page, /” was undone$/ ) ).toBeFocused( {
			timeout: 30_000,
		} );
	}
);

test(
	'kits: other plugins register sections',
	{ tag: [ '@KT-01', '@everywhere', '@newest' ] },
	async ( { admin, page } ) => {
		await fixture( page, 'kit-section' );
		await admin.visitAdminPage( SCREEN );
		expect(
			await page.evaluate( () => {
				try {
					Reflect.get( window, 'frontage' ).kits.register( {
						key: 'a',
					} );
					return '';
				} catch ( error ) {
					return String( error );
				}
			} )
		).toContain( 'Template type must have key and title' );
		const section = page.getByRole( 'checkbox', { name: 'Popups' } );
		await expect( section ).toBeChecked();
		await expect(
			page.getByText( 'Everything that pops up' )
		).toBeVisible();

		await choose( page, kit( 'Rooms', [ ROOM ] ) );
		await expect( section ).not.toBeChecked();
		const content = page.getByRole( 'checkbox', {
			name: 'Pages, posts, and portfolio',
		} );
		await expect( content ).toBeChecked();
		await expect(
			screen( page ).getByText( '2', { exact: true } )
		).toBeVisible();
		await content.uncheck();
		await expect(
			screen( page ).getByText( '1', { exact: true } )
		).toBeVisible();
		await button( page, 'Cancel' ).click();

		const popups = kit( 'Popups', [ ROOM ] );
		const manifest = JSON.parse( popups.readAsText( 'manifest.json' ) );
		manifest.templates[ 0 ].doc_type = 'popup';
		setManifest( popups, manifest );
		await choose( page, popups );
		await expect( section ).toBeChecked();
	}
);
