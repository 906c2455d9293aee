/**
 * Kits: a site is exported to a file, and imported with what differs there; taken up again, canceled, undone.
 */
import { readFile } from 'node:fs/promises';
import Zip from 'adm-zip';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { axe, expect, expectTrouble, hold, reset, test } from './frontage';
import { button, choose, heading, kit, screen, SCREEN } from './kits-page';

test.use( { as: 'owner' } );
test.afterEach( reset );

/** Titles of the pages with this slug, or one made of it. */
const titlesOf = async ( requestUtils: RequestUtils, slug: string ) =>
	(
		await requestUtils.rest< { slug: string; title: { raw: string } }[] >( {
			path: '/wp/v2/pages',
			params: {
				per_page: 100,
				status: 'any',
				context: 'edit',
				_fields: 'slug,title',
			},
		} )
	)
		.filter( ( page ) => page.slug.startsWith( slug ) )
		.map( ( page ) => page.title.raw )
		.sort();

test(
	'kits: an exported site is imported with a choice, and undone',
	{ tag: [ '@KT-02', '@KT-03', '@everywhere' ] },
	async ( { admin, page, requestUtils } ) => {
		await page.addInitScript( () => {
			const heard: unknown[] = [];
			Object.assign( window, { heard } );
			for ( const name of [
				'page_views_website_templates',
				'export_kit_customization',
				'kit_import_upload_file',
				'import_kit_customization',
				'kit_import_status',
				'ie_admin_action',
			] ) {
				document.addEventListener( name, ( event ) =>
					heard.push( [
						name,
						event instanceof CustomEvent && event.detail,
					] )
				);
			}
		} );
		const about = await requestUtils.createPage( {
			title: 'Rates',
			content: '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->',
			status: 'publish',
		} );
		await admin.visitAdminPage( SCREEN );
		const content = page.getByRole( 'checkbox', {
			name: 'Pages, posts, and portfolio',
		} );
		await expect( content ).toBeChecked();
		for ( const name of [ 'Media', 'Settings' ] ) {
			await page.getByRole( 'checkbox', { name } ).uncheck();
		}
		await axe( page, '.frontage-kits-screen' );
		const saved = page.waitForEvent( 'download' );
		await button( page, 'Export' ).click();
		const download = await saved;
		expect( download.suggestedFilename() ).toMatch(
			/^[a-z-]+-\d{4}-\d\d-\d\d\.zip$/
		);
		await expect( page.getByText( /was saved \(/ ) ).toBeVisible();
		const file = await readFile( await download.path() );
		const zip = new Zip( file );
		const manifest = JSON.parse( zip.readAsText( 'manifest.json' ) );
		expect( manifest.format ).toBe( 'frontage-kit/1' );
		expect(
			zip
				.getEntries()
				.map( ( { entryName } ) => entryName )
				.filter( ( name ) => name.startsWith( 'objects/' ) )
				.sort()
		).toEqual(
			Object.keys( manifest.objects )
				.map( ( name ) => `objects/${ name }.json` )
				.sort()
		);
		expect( zip.readAsText( 'objects/page/rates.json' ) ).toContain(
			'One'
		);

		await requestUtils.rest( {
			path: `/wp/v2/pages/${ about.id }`,
			method: 'POST',
			data: { title: 'Prices' },
		} );
		await choose( page, file );
		await expect( heading( page, /^Import “/ ) ).toBeFocused();
		const conflict = page.getByLabel( /^Rates/ );
		await expect( conflict ).toHaveValue( 'both' );
		await conflict.selectOption( 'Replace existing' );
		await axe( page, '.frontage-kits-screen' );
		expect( await titlesOf( requestUtils, 'rates' ) ).toEqual( [
			'Prices',
		] );
		await button( page, 'Import' ).click();
		await expect( heading( page, /” was imported$/ ) ).toBeFocused( {
			timeout: 60_000,
		} );
		expect( await titlesOf( requestUtils, 'rates' ) ).toEqual( [
			'Rates',
		] );
		await axe( page, '.frontage-kits-screen' );

		await button( page, 'Undo' ).click();
		await expect( heading( page, /” was undone$/ ) ).toBeFocused( {
			timeout: 60_000,
		} );
		expect( await titlesOf( requestUtils, 'rates' ) ).toEqual( [
			'Prices',
		] );
		await button( page, 'Back to kits' ).click();
		await expect( heading( page, 'Import a kit' ) ).toBeFocused();
		await expect( page.getByText( /, undone$/ ) ).toBeVisible();

		const heard = await page.evaluate( () =>
			Reflect.get( window, 'heard' )
		);
		expect( heard ).toEqual( [
			[ 'page_views_website_templates', { page_source: 'kits' } ],
			[ 'export_kit_customization', { status: 'started' } ],
			[ 'export_kit_customization', { status: 'success' } ],
			[ 'kit_import_upload_file', { status: 'success' } ],
			[ 'import_kit_customization', { status: 'changed' } ],
			[ 'kit_import_status', { status: 'success', method: 'rest' } ],
			[ 'ie_admin_action', { action: 'undo', step: 'import' } ],
			[ 'kit_import_status', { status: 'undone', method: 'rest' } ],
		] );
	}
);

test(
	'kits: an import is taken up after a reload with the same file only',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page, requestUtils } ) => {
		const file = kit( 'Two rooms', [
			{ slug: 'kit-room', title: 'A room', text: 'Room <em>one</em>' },
			{ slug: 'kit-hall', title: 'A hall', text: 'Hall' },
		] );
		await admin.visitAdminPage( SCREEN );
		await choose( page, file );
		await expect( page.getByText( 'to create' ) ).toBeVisible();
		expectTrouble( page, /ERR_FAILED/ );
		const objects = /\/kit\/runs\/\w+\/objects/;
		await page.route( objects, ( route ) => route.abort() );
		const failed = page.waitForEvent( 'requestfailed' );
		await button( page, 'Import' ).click();
		await failed;
		await expect( page.getByRole( 'progressbar' ) ).toBeVisible();
		page.once( 'dialog', ( dialog ) => dialog.accept() );
		await page.reload();
		await page.unroute( objects );

		await expect( heading( page, 'Unfinished import' ) ).toBeVisible();
		await axe( page, '.frontage-kits-screen' );
		const goOn = { by: 'Choose file' };
		await choose( page, kit( 'Other rooms', [] ), goOn );
		const other = page
			.locator( '.components-notice__content' )
			.getByText( 'This is not the file' );
		await expect( other ).toBeVisible();
		// The same names with other contents are found out by the site.
		expectTrouble( page, /status of 400/ );
		await choose(
			page,
			kit( 'Two rooms', [
				{ slug: 'kit-room', title: 'A room', text: 'Another' },
				{ slug: 'kit-hall', title: 'A hall', text: 'Hall' },
			] ),
			goOn
		);
		await expect( other ).toBeVisible();
		await expect( button( page, 'Choose file' ) ).toBeEnabled();
		expect( await titlesOf( requestUtils, 'kit-' ) ).toEqual( [] );
		await choose( page, file, goOn );
		await expect( heading( page, '“Two rooms” was imported' ) ).toBeFocused(
			{
				timeout: 30_000,
			}
		);
		await expect(
			screen( page ).getByText( /^Verified: all/ )
		).toBeVisible();
		expect( await titlesOf( requestUtils, 'kit-' ) ).toEqual( [
			'A hall',
			'A room',
		] );
		await page.goto( '/kit-room/' );
		await expect( page.getByText( 'Room one' ) ).toBeVisible();
		await expect(
			page.getByRole( 'img', { name: 'A blue dot' } )
		).toHaveJSProperty( 'naturalWidth', 1 );
	}
);

test(
	'kits: a canceled import leaves nothing, also one of a large file',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page, requestUtils } ) => {
		const file = kit(
			'Large',
			[ { slug: 'kit-large', title: 'Large', text: 'Large' } ],
			3_000_000
		);
		await admin.visitAdminPage( SCREEN );
		await choose( page, file );
		const pieces: string[] = [];
		const last = await hold( page, ( { href } ) => {
			const [ , offset ] =
				/\/file.*offset=(\d+)/.exec( decodeURIComponent( href ) ) ?? [];
			pieces.push( ...( offset ? [ offset ] : [] ) );
			return offset === '2097152';
		} );
		await button( page, 'Import' ).click();
		await last.asked();
		expect( [ ...new Set( pieces ) ] ).toEqual( [
			'0',
			'1048576',
			'2097152',
		] );
		const bar = page.getByRole( 'progressbar' );
		await expect( bar ).toBeVisible();
		await button( page, 'Cancel' ).click();
		const confirm = page
			.getByRole( 'dialog', { name: 'Cancel this import?' } )
			.getByRole( 'button', { name: 'Cancel import' } );
		// It takes a moment to be read.
		await expect( async () => {
			await confirm.click( { timeout: 1000 } );
			await expect( confirm ).toHaveCount( 0, { timeout: 1000 } );
		} ).toPass();
		last.answer();
		await expect( heading( page, '“Large” was not imported' ) ).toBeFocused(
			{ timeout: 30_000 }
		);
		await expect(
			page.getByText( 'Your site was not changed.' )
		).toBeVisible();
		expect( await titlesOf( requestUtils, 'kit-' ) ).toEqual( [] );
		const media = await requestUtils.rest< unknown[] >( {
			path: '/wp/v2/media',
			params: { search: 'A dot', _fields: 'id' },
		} );
		expect( media ).toEqual( [] );
		await button( page, 'Back to kits' ).click();
		await expect( page.getByText( /, canceled$/ ) ).toBeVisible();
	}
);
