/**
 * The kits screen: hostile and foreign files, keyboard, small windows, sections of other plugins.
 */
import Zip from 'adm-zip';
import { axe, expect, expectTrouble, fixture, reset, test } from './frontage';
import {
	button,
	choose,
	expectNoOverflow,
	heading,
	kit,
	screen,
	SCREEN,
	setManifest,
} from './kits-page';

test.use( { as: 'owner' } );
test.afterEach( reset );

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
			[ climbing, 'for the name of its entry files/../passwd.gif.' ],
			[ more, 'its manifest does not list files/more.gif.' ],
			[
				Buffer.from( 'Hello' ),
				'kit.zip is no zip file, or a damaged one.',
			],
			[ elementor, 'for the name of its entry content/page/a?nosj.' ],
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
			'its entry page/kit-room is not the one that the manifest lists.'
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

		const long = {
			slug: 'kit-long',
			title: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte'.repeat(
				3
			),
			text: 'Long',
		};
		await button( page, 'Choose a file' ).focus();
		await page.keyboard.press( 'Enter' );
		await (
			await chooser
		).setFiles( {
			name: 'kit.zip',
			mimeType: 'application/zip',
			buffer: kit( long.title, [ long ] ).toBuffer(),
		} );
		await expect( heading( page, /^Import “/ ) ).toBeFocused();
		await expectNoOverflow( page );
		await axe( page, '.frontage-kits-screen' );
		await page.getByText( 'Everything in detail' ).focus();
		await page.keyboard.press( 'Enter' );
		await page.getByText( 'Pages (1)' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByText( 'is made' ).last() ).toBeVisible();
		await expectNoOverflow( page );
		await button( page, 'Import' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, /” is here$/ ) ).toBeFocused( {
			timeout: 30_000,
		} );
		await expectNoOverflow( page );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( button( page, 'Undo' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, /” is undone$/ ) ).toBeFocused( {
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
			name: 'Pages, posts and portfolio',
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

test(
	'kits: an export names what it leaves out before it is saved',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page, requestUtils } ) => {
		await requestUtils.rest( {
			path: '/wp/v2/media',
			method: 'POST',
			headers: {
				'Content-Type': 'text/plain',
				'Content-Disposition': 'attachment; filename=price-list.txt',
			},
			data: 'Prices of this season, by post or in the shop',
		} );
		// Of the demo site's pictures none.
		await page.route( /kit\/export(?:\?|&|$)/, async ( route ) => {
			const response = await route.fetch();
			const offer = await response.json();
			for ( const group of offer.groups ) {
				group.objects = group.objects.filter(
					( name: string ) => name === 'media/price-list'
				);
				group.count = group.objects.length;
			}
			await route.fulfill( { response, json: offer } );
		} );
		await admin.visitAdminPage( SCREEN );
		let downloads = 0;
		page.on( 'download', () => downloads++ );
		await button( page, 'Export' ).click();
		const left = page.getByRole( 'region', {
			name: '1 thing is left out',
		} );
		await expect( left ).toContainText(
			'“price-list” is left out: kits can’t hold this type of file.'
		);
		await axe( page, '.frontage-kits-screen' );
		expect( downloads ).toBe( 0 );
		const saved = page.waitForEvent( 'download' );
		await button( page, 'Save the file without them' ).click();
		await saved;
		await expect( page.getByText( /was saved \(/ ) ).toBeVisible();
	}
);

test(
	'kits: one template of Elementor as JSON is read',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page } ) => {
		const template = {
			version: '0.4',
			title: 'One',
			type: 'page',
			content: [
				{
					id: 'a1',
					elType: 'widget',
					widgetType: 'heading',
					settings: { title: 'Dunes' },
					elements: [],
				},
			],
			page_settings: [],
		};
		await admin.visitAdminPage( SCREEN );
		await choose( page, Buffer.from( JSON.stringify( template ) ), {
			name: 'one.json',
		} );
		await expect( heading( page, 'Import “One”' ) ).toBeFocused();
		await expect( page.getByText( /page\/one/ ).first() ).toBeVisible();
	}
);
