/** Pages of a page builder, converted and restored in the hands of the site's owner. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe, expect, fixture, ownSite, reset, test } from './frontage';

interface Saved {
	isValid?: boolean;
	name: string;
	innerBlocks: Saved[];
}

const stored = ( name: string ) =>
	readFileSync( join( __dirname, `../php/convert/pages/${ name }.json` ) )
		.toString()
		.replace(
			/\{\{picture\d\}\}/g,
			`${ ownSite().url }/wp-includes/images/media/default.png`
		);

test.use( { as: 'owner' } );
test.afterEach( reset );

/** It loads again by itself, slowly on the embedded site. */
const EDITOR = { timeout: 30_000 };

test(
	'convert: a page builder’s page becomes valid blocks, and goes back',
	{ tag: [ '@PB-05' ] },
	async ( { admin, edit, editor, page, requestUtils } ) => {
		// Loads the editor four times.
		test.slow();
		const { id, link } = await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/pages',
			headers: { 'x-frontage-fixture': 'page-builder' },
			data: {
				title: 'Studio',
				status: 'publish',
				content: '<p>As it was.</p>',
				meta: {
					_elementor_data: stored( 'whole-studio' ),
					_elementor_edit_mode: 'builder',
				},
			},
		} );
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
		const invalid = ( blocks: Saved[] ): string[] =>
			blocks.flatMap( ( { isValid, name, innerBlocks } ) => [
				...( isValid === false || name === 'core/missing'
					? [ name ]
					: [] ),
				...invalid( innerBlocks ),
			] );
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
		await page
			.getByRole( 'button', { name: 'Restore the original' } )
			.click();
		await expect( editor.canvas.getByText( 'As it was.' ) ).toBeVisible(
			EDITOR
		);
		await page.goto( link );
		await expect( page.getByText( 'By the page builder.' ) ).toBeVisible();
	}
);
