/**
 * What an owner sets of a gallery in the block's sidebar, and that visitors get it.
 */
import type { Locator } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import {
	axe,
	block,
	expect,
	onlySeeded,
	parts,
	test,
	type Page,
} from './gallery-blocks';

test.use( { as: 'owner' } );

/** A group of the sidebar, by its heading. */
const group = ( inspector: Locator, name: string ) =>
	inspector
		.locator( '.components-tools-panel' )
		.filter( { has: inspector.page().getByRole( 'heading', { name } ) } );

/** Opens a page in the editor with its gallery selected, and answers with the sidebar. */
async function openGallery(
	{ admin, editor, page }: { admin: Admin; editor: Editor; page: Page },
	id: number
): Promise< Locator > {
	await admin.visitAdminPage( 'post.php', `post=${ id }&action=edit` );
	await editor.setPreferences( 'core/edit-post', {
		welcomeGuide: false,
		fullscreenMode: false,
	} );
	await editor.selectBlocks(
		editor.canvas.getByRole( 'document', { name: /^Block: Portfolio/ } )
	);
	await editor.openDocumentSettingsSidebar();
	return page.getByRole( 'region', { name: 'Editor settings' } );
}

async function save( page: Page ) {
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
}

test(
	'gallery editor: Load More looks as styled on the page, hovered too',
	{ tag: '@PF-06' },
	async ( { admin, editor, page, place, seeded } ) => {
		const { id, link } = await place( block( onlySeeded( seeded ) ) );
		const inspector = await openGallery( { admin, editor, page }, id );
		await inspector.getByRole( 'tab', { name: 'Styles' } ).click();

		const colors = group( inspector, 'Load More colors' );
		for ( const [ part, color ] of [
			[ 'Text', 'Base' ],
			[ 'Background', 'Accent 3' ],
			[ 'Background on hover', 'Contrast' ],
		] ) {
			await colors
				.getByRole( 'button', { name: part, exact: true } )
				.click();
			await page
				.getByRole( 'option', { name: color, exact: true } )
				.click();
			await page.keyboard.press( 'Escape' );
		}
		const size = group( inspector, 'Load More size' );
		await size
			.getByRole( 'spinbutton', { name: 'Rounded corners' } )
			.fill( '7' );
		await size
			.getByRole( 'spinbutton', { name: 'Space beside the text' } )
			.fill( '50' );
		await size
			.getByRole( 'spinbutton', { name: 'Width of the border' } )
			.fill( '3' );
		await save( page );

		await page.goto( link );
		const { more } = parts( page );
		await expect( more ).toHaveCSS(
			'background-color',
			'rgb(80, 58, 168)'
		);
		await expect( more ).toHaveCSS( 'border-top-left-radius', '7px' );
		await expect( more ).toHaveCSS( 'padding-inline-start', '50px' );
		await expect( more ).toHaveCSS( 'border-top-width', '3px' );
		await axe( page, '.portfolio-block-wrapper' );
		await more.hover();
		await expect( more ).toHaveCSS( 'background-color', 'rgb(17, 17, 17)' );
		await more.click();
		await expect( parts( page ).items ).toHaveCount( 6 );
		await expect( more ).toHaveCSS( 'border-top-left-radius', '7px' );
	}
);

test(
	'gallery editor: items picked by title are sorted by keyboard',
	{ tag: '@PF-24' },
	async ( { admin, editor, page, place, seeded } ) => {
		const { id } = await place( block( onlySeeded( seeded ) ) );
		const inspector = await openGallery( { admin, editor, page }, id );
		const choose = ( name: string, option: string ) =>
			inspector
				.getByRole( 'combobox', { name, exact: true } )
				.selectOption( option );
		const attributes = async () =>
			( await editor.getBlocks() )[ 0 ]?.attributes;

		await choose( 'Order', 'By title, A to Z' );
		await choose( 'Layout', 'Tall screenshots' );
		await expect(
			inspector.getByRole( 'spinbutton', {
				name: 'Seconds from top to end',
			} )
		).toBeVisible();
		await expect(
			inspector.getByRole( 'combobox', { name: 'Shape of the pictures' } )
		).toHaveCount( 0 );
		await choose( 'Layout', 'Even grid' );
		await choose( 'Shape of the pictures', 'Wide – 16:9' );
		await inspector
			.getByRole( 'checkbox', { name: 'Label over pictures' } )
			.uncheck();
		await expect(
			inspector.getByRole( 'textbox', { name: 'Text of the label' } )
		).toHaveCount( 0 );
		expect( await attributes() ).toMatchObject( {
			orderBy: 'title',
			order: 'asc',
			layout: 'grid',
			thumbnailHoverStyle: 'default',
			tileRatio: '16/9',
			'show-quick-view': 'no',
		} );

		await choose( 'Items', 'Picked one by one' );
		for ( const title of [
			'Quiet stair',
			'Baker’s yard',
			'Harbour & light',
		] ) {
			await inspector
				.getByRole( 'combobox', { name: 'Add an item' } )
				.fill( title );
			await page.getByRole( 'option', { name: title } ).click();
		}
		const picked = inspector
			.getByRole( 'list', { name: 'Picked items' } )
			.getByRole( 'listitem' );
		await expect( picked ).toHaveText( [
			'Quiet stair',
			'Baker’s yard',
			'Harbour & light',
		] );
		const up = inspector.getByRole( 'button', {
			name: 'Move Harbour & light up',
		} );
		await up.focus();
		await page.keyboard.press( 'Enter' );
		await expect( up ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( picked.first() ).toHaveText( 'Harbour & light' );
		await inspector
			.getByRole( 'button', { name: 'Remove Baker’s yard' } )
			.press( 'Enter' );
		await expect( picked ).toHaveText( [
			'Harbour & light',
			'Quiet stair',
		] );
		const removeLast = inspector.getByRole( 'button', {
			name: 'Remove Quiet stair',
		} );
		await expect( removeLast ).toBeFocused();
		await expect(
			inspector.getByText( 'Baker’s yard was removed.' )
		).toBeAttached();
		await axe( page, '.interface-complementary-area' );
		await page.keyboard.press( 'Enter' );
		await expect(
			inspector.getByRole( 'button', { name: 'Remove Harbour & light' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( picked ).toHaveCount( 0 );
		await expect(
			inspector.getByRole( 'combobox', { name: 'Add an item' } )
		).toBeFocused();
		// The suggestions, which would leave from under the pointer.
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'listbox' ) ).toHaveCount( 0 );

		await inspector
			.getByRole( 'button', { name: 'Layout options' } )
			.click();
		await page.getByRole( 'menuitem', { name: 'Reset all' } ).click();
		expect( await attributes() ).toMatchObject( {
			layout: 'masonry',
			tileRatio: '4/3',
		} );
	}
);

test(
	'gallery editor: sentences in fields stay as typed',
	{ tag: '@PF-06' },
	async ( { admin, editor, page, place, seeded } ) => {
		const { id, link } = await place( block( onlySeeded( seeded ) ) );
		const inspector = await openGallery( { admin, editor, page }, id );
		for ( const [ name, words ] of [
			[ 'Load more text', 'Show me more ' ],
			[ 'Text of the label', 'A closer look' ],
		] as const ) {
			const field = inspector.getByRole( 'textbox', { name } );
			await field.pressSequentially( words );
			await expect( field ).toHaveValue( words );
		}
		await save( page );

		await page.goto( link );
		await expect(
			page.getByRole( 'link', { name: 'Show me more', exact: true } )
		).toHaveText( 'Show me more' );
	}
);
