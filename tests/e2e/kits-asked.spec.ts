/**
 * The kits screen: what its owner is asked, and what becomes of the answers.
 */
import { axe, expect, expectTrouble, reset, test } from './frontage';
import { button, choose, heading, kit, screen, SCREEN } from './kits-page';

test.use( { as: 'owner' } );
test.afterEach( reset );

const ROOM = { slug: 'kit-room', title: 'A room', text: 'Room' };

test(
	'kits: what is kept stays kept when the site changes before the import',
	{ tag: [ '@KT-07', '@everywhere' ] },
	async ( { admin, page, requestUtils } ) => {
		const own = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wp/v2/pages',
			data: {
				title: 'My room',
				slug: ROOM.slug,
				content:
					'<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->',
				status: 'publish',
			},
		} );
		await admin.visitAdminPage( SCREEN );
		await choose( page, kit( 'Rooms', [ ROOM ] ) );
		const conflict = page.getByLabel( /^(A|My) room/ );
		await expect( conflict ).toHaveValue( 'both' );
		await conflict.selectOption( 'keep' );

		// Somebody works on it meanwhile.
		await requestUtils.rest( {
			path: `/wp/v2/pages/${ own.id }`,
			method: 'POST',
			data: { title: 'My room, edited' },
		} );
		expectTrouble( page, /status of 409/ );
		await button( page, 'Import' ).click();
		await expect(
			screen( page ).locator( '.components-notice.is-error' )
		).toContainText( 'Review the new plan.' );
		await expect( conflict ).toHaveValue( 'keep' );
		await button( page, 'Import' ).click();
		await expect( heading( page, '“Rooms” was imported' ) ).toBeFocused( {
			timeout: 30_000,
		} );
		const pages = await requestUtils.rest< { title: { raw: string } }[] >( {
			path: '/wp/v2/pages',
			params: {
				search: 'room',
				status: 'any',
				context: 'edit',
				_fields: 'title',
			},
		} );
		const titles = pages.map( ( { title } ) => title.raw );
		expect(
			titles.filter( ( title ) => title.includes( 'room' ) )
		).toEqual( [ 'My room, edited' ] );
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
			name: '1 item can’t be exported',
		} );
		await expect( left ).toContainText(
			'“price-list” can’t be exported: kits can’t include this type of file.'
		);
		await axe( page, '.frontage-kits-screen' );
		expect( downloads ).toBe( 0 );
		// The file is nowhere yet.
		const asked = page.waitForEvent( 'dialog' );
		await page.evaluate( () => setTimeout( () => location.reload() ) );
		await ( await asked ).dismiss();
		// Also while an import is looked at.
		await choose( page, kit( 'Rooms', [ ROOM ] ) );
		await expect( heading( page, 'Import “Rooms”' ) ).toBeFocused();
		const askedAgain = page.waitForEvent( 'dialog' );
		await page.evaluate( () => setTimeout( () => location.reload() ) );
		await ( await askedAgain ).dismiss();
		await button( page, 'Cancel' ).click();
		const saved = page.waitForEvent( 'download' );
		await button( page, 'Save the file anyway' ).click();
		await saved;
		await expect( page.getByText( /was saved \(/ ) ).toBeVisible();
		// The screen may be asking once more what there is to export.
		await page.unrouteAll( { behavior: 'wait' } );
	}
);
