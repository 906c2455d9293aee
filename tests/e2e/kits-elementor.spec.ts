/**
 * A kit of Elementor on the kits screen: what is not read is listed, the rest is imported and undone.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Zip from 'adm-zip';
import { axe, expect, fixture, reset, test } from './frontage';
import {
	button,
	choose,
	expectNoOverflow,
	heading,
	screen,
	SCREEN,
} from './kits-page';

test.use( { as: 'owner' } );
test.afterEach( reset );

/** The kit of the PHP tests. */
async function elementorKit(): Promise< Zip > {
	const entries: Record< string, unknown > = JSON.parse(
		await readFile(
			join( __dirname, '../php/elementor/kit/elementor.json' ),
			'utf8'
		)
	);
	const zip = new Zip();
	for ( const [ name, entry ] of Object.entries( entries ) ) {
		zip.addFile(
			name,
			Buffer.from(
				typeof entry === 'string' ? entry : JSON.stringify( entry )
			)
		);
	}
	return zip;
}

test(
	'kits: of a kit of Elementor pages come, the rest is listed, and it is undone',
	{ tag: [ '@KT-02' ] },
	async ( { admin, page, requestUtils } ) => {
		const homeOf = async () =>
			(
				await requestUtils.rest< { page_on_front: number } >( {
					path: '/wp/v2/settings',
				} )
			).page_on_front;
		const front = await homeOf();
		// The site that the kit names.
		const asked: string[] = [];
		await page.route( /marram\.example/, ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( { contentType: 'image/gif', body: '' } );
		} );
		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 375, height: 740 } );
		await admin.visitAdminPage( SCREEN );
		await choose( page, await elementorKit(), { name: 'marram.zip' } );
		await expect( heading( page, 'Import “Marram”' ) ).toBeFocused();
		const notes = page.getByRole( 'region', {
			name: /items to review$/,
		} );
		for ( const line of [
			'Marram home › Container 1 › Time table 6 There is no matching block. The text, pictures, and links that were found are kept as HTML.',
			'Newsletter Templates of this type are not imported: popup',
			'Plugins Used by the kit, but not installed on this site: Elementor, Elementor Pro',
		] ) {
			await expect(
				notes.getByRole( 'listitem' ).filter( { hasText: line } )
			).toHaveCount( 1 );
		}
		// The site's own stay unless its owner says otherwise.
		const settings = page.getByRole( 'checkbox', { name: 'Settings' } );
		await expect( settings ).not.toBeChecked();
		await settings.check();
		await expect( settings ).toBeChecked();
		await expectNoOverflow( page );
		await axe( page, '.frontage-kits-screen' );

		await button( page, 'Import' ).click();
		await expect( heading( page, '“Marram” was imported' ) ).toBeFocused( {
			timeout: 60_000,
		} );
		await expect( screen( page ) ).toContainText(
			'Everything is in place, except for what was removed for security reasons:'
		);
		await expect( screen( page ) ).toContainText( /\(Pages\): .*script/ );
		expect( await homeOf() ).not.toBe( front );
		expect( asked ).toEqual( [] );
		await page.goto( '/about-marram/team/' );
		await expect(
			page.getByRole( 'heading', { name: 'Ada and Ben' } )
		).toBeVisible();
		await page.goto( '/' );
		await expect(
			page.getByRole( 'heading', { name: 'Sea, sand and paper' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'The team' } )
		).toHaveAttribute( 'href', /\/about-marram\/team\/$/ );
		await expect( page.getByText( '© Marram' ) ).toBeVisible();

		await admin.visitAdminPage( SCREEN );
		await button( page, 'Undo “Marram”' ).click();
		await axe( page, '.components-modal__frame' );
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect( heading( page, '“Marram” was undone' ) ).toBeFocused( {
			timeout: 60_000,
		} );
		expect( await homeOf() ).toBe( front );
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
		await expect( page.getByText( /One/ ).first() ).toBeVisible();
	}
);
