/** A carousel in the hands of the site's owner. */
import { carousel, expect, numbered, test } from './carousel-page';

test.use( { as: 'owner', viewport: { width: 1600, height: 900 } } );

test(
	'carousel editor: slides are added in place, seen, and kept as valid blocks',
	{ tag: '@PB-01' },
	async ( { edit, editor, page, place } ) => {
		const { id } = await place( carousel( numbered( 6 ) ) );
		await edit( id );
		const slides = editor.canvas.locator(
			'.wp-block-frontage-carousel-slide'
		);
		await expect( slides ).toHaveCount( 6 );
		await expect( slides.nth( 5 ) ).not.toBeInViewport();
		await editor.selectBlocks( slides.nth( 2 ) );
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Select parent block: Carousel' } )
			.click();
		await page.getByRole( 'button', { name: 'Add slide' } ).click();
		await expect( slides ).toHaveCount( 7 );
		// The new one is selected, and scrolled to.
		await expect( slides.nth( 6 ) ).toBeInViewport();
		await editor.selectBlocks(
			editor.canvas.locator( '.wp-block-frontage-carousel' )
		);
		await editor.openDocumentSettingsSidebar();
		await page
			.getByRole( 'combobox', { name: 'Effect' } )
			.selectOption( 'Fade, one at a time' );
		const content = await editor.getEditedPostContent();
		expect( content ).toContain(
			'<!-- wp:frontage/carousel {"effect":"fade"} -->'
		);
		expect( content.match( /wp:frontage\/carousel-slide/g ) ).toHaveLength(
			14
		);
		await editor.insertBlock( {
			name: 'frontage/carousel',
			attributes: { kind: 'images' },
		} );
		await expect(
			editor.canvas.getByText( 'Upload pictures, or choose' )
		).toBeVisible();
	}
);
