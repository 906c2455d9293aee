/** Tabs in the hands of the site's owner. */
import { CARE, expect, tabs, test } from './tabs-page';

test.use( { as: 'owner', viewport: { width: 1600, height: 900 } } );

test(
	'tabs editor: titles are edited in place, tabs added, moved, removed',
	{ tag: '@PB-05' },
	async ( { edit, editor, page, place } ) => {
		const { id } = await place( tabs( CARE ) );
		await edit( id );
		const { canvas } = editor;
		const title = ( position: number ) =>
			canvas.getByRole( 'textbox', {
				name: `Title of tab ${ position }`,
			} );
		const panels = canvas.locator( '.wp-block-frontage-tab' );
		const titles = async () => {
			const [ block ] = await editor.getBlocks();
			return block?.innerBlocks.map( ( tab ) => tab.attributes.title );
		};
		await expect( panels.first() ).toBeVisible();
		await expect( panels.nth( 1 ) ).toBeHidden();
		await title( 2 ).click();
		await expect( panels.nth( 1 ) ).toBeVisible();
		await expect( panels.first() ).toBeHidden();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' abroad' );
		await editor.clickBlockToolbarButton( 'Move tab before' );
		expect( await titles() ).toEqual( [
			'Delivery abroad',
			'Care',
			'Returns',
		] );
		await expect( panels.first() ).toBeVisible();
		await editor.clickBlockToolbarButton( 'Add tab after' );
		await title( 2 ).fill( 'Oak' );
		expect( await titles() ).toEqual( [
			'Delivery abroad',
			'Oak',
			'Care',
			'Returns',
		] );
		await editor.clickBlockToolbarButton( 'Remove tab' );
		expect( await titles() ).toEqual( [
			'Delivery abroad',
			'Care',
			'Returns',
		] );
		await editor.openDocumentSettingsSidebar();
		await page
			.getByRole( 'combobox', { name: 'Layout' } )
			.selectOption( 'Tabs beside the panel' );
		await page
			.getByRole( 'combobox', { name: 'Shown at first' } )
			.selectOption( 'Returns' );
		expect( await editor.getEditedPostContent() ).toContain(
			'<!-- wp:frontage/tabs {"layout":{"value":"vertical","mobile":"accordion"},"initial":2} -->'
		);
	}
);
