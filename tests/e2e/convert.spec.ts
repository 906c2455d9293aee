/** Pages of a page builder, converted and restored in the hands of the site's owner. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { invalid, openConverted, stored, TEN_PAGES } from './convert-page';
import { axe, expect, expectTrouble, fixture, reset, test } from './frontage';
import { tabThrough } from './kits-page';

/** A page that the page builder shows: its data, and a content that the editor shows. */
const makePage = (
	requestUtils: RequestUtils,
	data: string
): Promise< { id: number; link: string } > =>
	requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/pages',
		headers: { 'x-frontage-fixture': 'page-builder' },
		data: {
			title: 'Studio',
			status: 'publish',
			content: '<p>As it was.</p>',
			meta: {
				_elementor_data: data,
				_elementor_edit_mode: 'builder',
			},
		},
	} );

test.use( { as: 'owner' } );
test.afterEach( reset );

/** It loads again by itself, slowly on the embedded site. */
const EDITOR = { timeout: 30_000 };

test(
	'convert: a page builder’s page becomes valid blocks, and goes back',
	{ tag: [ '@PB-05', '@PB-12', '@newest' ] },
	async ( { admin, edit, editor, page, requestUtils } ) => {
		// Loads the editor four times.
		test.slow();
		const { id, link } = await makePage(
			requestUtils,
			stored( 'whole-studio' )
		);
		await fixture( page, 'page-builder' );
		await page.goto( link );
		await expect( page.getByText( 'By the page builder.' ) ).toBeVisible();
		await edit( id );
		await page
			.getByRole( 'button', { name: 'Convert to blocks' } )
			.first()
			.click();
		const dialog = page.getByRole( 'dialog', {
			name: 'Convert to blocks',
		} );
		await expect(
			dialog.getByRole( 'button', { name: 'Convert', exact: true } )
		).toBeVisible();
		await axe( page, '.frontage-convert' );
		await dialog
			.getByRole( 'button', { name: 'Convert', exact: true } )
			.click();
		await expect(
			editor.canvas
				.getByRole( 'document', { name: 'Block: Columns' } )
				.first()
		).toBeVisible( EDITOR );
		expect(
			invalid(
				await page.evaluate( () =>
					window.wp.data.select( 'core/block-editor' ).getBlocks()
				)
			)
		).toEqual( [] );
		await page.goto( link );
		await expect(
			page.getByRole( 'heading', { name: 'The studio', level: 1 } )
		).toBeVisible();
		await expect( page.getByText( 'By the page builder.' ) ).toBeHidden();

		await admin.visitAdminPage( 'post.php', `post=${ id }&action=edit` );
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'button', { name: 'Page builder' } ).click();
		await page
			.getByRole( 'button', { name: 'Report and original' } )
			.click();
		await page.getByRole( 'button', { name: 'Restore original' } ).click();
		await expect( editor.canvas.getByText( 'As it was.' ) ).toBeVisible(
			EDITOR
		);
		await page.goto( link );
		await expect( page.getByText( 'By the page builder.' ) ).toBeVisible();
	}
);

test(
	'convert: ten pages are valid blocks, and the same when they are saved again',
	{ tag: '@PB-05' },
	async ( { admin, page } ) => {
		await admin.visitAdminPage( 'post-new.php', 'post_type=page' );
		expect( await openConverted( page ) ).toEqual( TEN_PAGES );
	}
);

test(
	'convert: the dialog by keyboard: what stays, what is lost, what went wrong',
	{ tag: '@PB-05' },
	async ( { edit, page, requestUtils } ) => {
		const { id } = await makePage( requestUtils, stored( 'whole-newer' ) );
		await edit( id );
		const open = page
			.getByRole( 'button', { name: 'Convert to blocks' } )
			.first();
		await open.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', {
			name: 'Convert to blocks',
		} );
		await expect(
			dialog.getByText( '2 elements are kept as HTML' )
		).toBeVisible();
		await dialog.getByText( '1 form or field is not converted' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			dialog.getByText( 'Container 3 › Form 3' )
		).toBeVisible();
		await axe( page, '.frontage-convert' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( open ).toBeFocused();

		const broken = await makePage( requestUtils, '[{"elType":"section"' );
		expectTrouble( page, /422/ );
		await edit( broken.id );
		await open.click();
		await expect( dialog.getByText( 'can’t be read' ) ).toBeVisible();
		await expect(
			dialog.getByRole( 'button', { name: 'Convert', exact: true } )
		).toBeHidden();
		await axe( page, '.frontage-convert' );
	}
);

test(
	'convert: a double click never deletes the original; the dialog that does so keeps the focus',
	{ tag: '@PB-05' },
	async ( { edit, editor, page, requestUtils } ) => {
		const { id } = await makePage( requestUtils, stored( 'whole-newer' ) );
		await requestUtils.rest( {
			method: 'POST',
			path: `/frontage/v1/convert/${ id }`,
			data: { action: 'convert' },
		} );
		await fixture( page, 'right-to-left' );
		await edit( id );
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'button', { name: 'Page builder' } ).click();
		await page
			.getByRole( 'button', { name: 'Report and original' } )
			.click();
		await page.setViewportSize( { width: 375, height: 480 } );
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /convert\/\d+/.test( request.url() ) && request.postData() ) {
				asked.push( request.postData() ?? '' );
			}
		} );
		const open = page.getByRole( 'button', { name: 'Delete original' } );
		const dialog = page.getByRole( 'dialog', {
			name: 'Delete the original?',
		} );
		await open.dblclick();
		// The second press meets the backdrop of the dialog, which closes it again.
		await expect( dialog ).toBeHidden();
		await open.focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeVisible();
		await axe( page, '.components-modal__frame' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( open ).toBeFocused();

		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeVisible();
		expect( await tabThrough( page, dialog ) ).toEqual(
			expect.arrayContaining( [
				'Close',
				'Cancel',
				'Delete permanently',
			] )
		);
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();

		// The window opens under the pointer, before the second click of a double click.
		const confirm = dialog.getByRole( 'button', {
			name: 'Delete permanently',
		} );
		await open.evaluate(
			( first: HTMLElement ) =>
				new Promise< void >( ( resolve ) => {
					first.click();
					const press = () => {
						const button = Array.from(
							document.querySelectorAll( 'button' )
						).find(
							( { textContent } ) =>
								textContent === 'Delete permanently'
						);
						button?.click();
						return button ? resolve() : setTimeout( press );
					};
					press();
				} )
		);
		await expect( confirm ).toBeVisible();
		expect( asked ).toEqual( [] );
		const deleted = page.waitForResponse( /convert\/\d+/ );
		await expect( async () => {
			await confirm.click( { timeout: 1000 } );
			expect( asked ).toHaveLength( 1 );
		} ).toPass();
		expect( ( await deleted ).ok() ).toBe( true );
	}
);

test(
	'convert: where there are no revisions, restoring keeps later changes in a draft that it names',
	{ tag: '@PB-05' },
	async ( { edit, editor, page, requestUtils } ) => {
		const { id } = await makePage( requestUtils, stored( 'whole-newer' ) );
		await requestUtils.rest( {
			method: 'POST',
			path: `/frontage/v1/convert/${ id }`,
			data: { action: 'convert' },
		} );
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/pages/${ id }`,
			headers: { 'x-frontage-fixture': 'no-revisions' },
			data: {
				content:
					'<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->',
			},
		} );
		await fixture( page, 'no-revisions' );
		await edit( id );
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'button', { name: 'Page builder' } ).click();
		await page
			.getByRole( 'button', { name: 'Report and original' } )
			.click();
		await page.getByRole( 'button', { name: 'Restore original' } ).click();
		const restored = page.getByRole( 'dialog', {
			name: 'Original restored',
		} );
		await expect( restored ).toContainText(
			'Changes made since the conversion are kept in the draft “'
		);
		await restored.getByRole( 'link', { name: 'Open draft' } ).click();
		await expect( editor.canvas.getByText( 'Mine' ) ).toBeVisible( EDITOR );
	}
);
