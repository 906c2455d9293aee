/** Share links in the hands of the site's owner. */
import { expect, fixture, parts, test } from './share-page';

test.use( { as: 'owner', viewport: { width: 1600, height: 900 } } );

test(
	'share editor: finds and sorts services, links look as on the page',
	{ tag: '@SH-01' },
	async ( { edit, editor, page, post } ) => {
		const { id } = await post( '<!-- wp:frontage/share /-->' );
		await edit( id );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Share',
		} );
		await expect( block.getByText( 'Facebook' ) ).toBeAttached();
		await expect( block.locator( '[inert] a' ).first() ).toBeAttached();
		await editor.selectBlocks( block );
		await editor.openDocumentSettingsSidebar();
		const picker = page
			.getByRole( 'region', { name: 'Editor settings' } )
			.getByRole( 'group', { name: 'Services' } );
		const search = picker.getByRole( 'searchbox', {
			name: 'Add a service',
		} );
		for ( const [ typed, name ] of [
			[ 'REDD', 'Reddit' ],
			[ 'masto', 'Mastodon' ],
		] as const ) {
			await search.fill( typed );
			await picker.getByRole( 'button', { name, exact: true } ).click();
			await expect( search ).toBeFocused();
			await expect( search ).toHaveValue( '' );
		}
		const up = picker.getByRole( 'button', { name: 'Move Mastodon up' } );
		await up.click();
		await expect( up ).toBeFocused();
		const [ made ] = await editor.getBlocks();
		expect( made?.attributes.services ).toEqual( [ 'mastodon', 'reddit' ] );
		await expect( block.getByText( 'Reddit' ) ).toBeAttached();
		await expect( block.getByText( 'Facebook' ) ).toHaveCount( 0 );
		await picker.getByRole( 'button', { name: 'Remove Reddit' } ).click();
		await expect( search ).toBeFocused();
	}
);

test(
	'share editor: a filter adds and removes services',
	{ tag: '@SH-01' },
	async ( { edit, editor, page, post } ) => {
		await fixture( page, 'share-services' );
		const { id, link } = await post( '<!-- wp:frontage/share /-->' );
		await page.goto( link );
		const { button, dialog } = parts( page );
		await button( 'More' ).click();
		await expect(
			dialog.getByRole( 'link', { name: 'Our forum' } )
		).toHaveAttribute(
			'href',
			/^https:\/\/forum\.example\/new\?title=Stairs/
		);
		await expect(
			dialog.getByRole( 'link', { name: 'Facebook' } )
		).toHaveCount( 0 );
		await edit( id );
		await editor.selectBlocks(
			editor.canvas.getByRole( 'document', { name: 'Block: Share' } )
		);
		await editor.openDocumentSettingsSidebar();
		const picker = page
			.getByRole( 'region', { name: 'Editor settings' } )
			.getByRole( 'group', { name: 'Services' } );
		const search = picker.getByRole( 'searchbox', {
			name: 'Add a service',
		} );
		await search.fill( 'forum' );
		await expect(
			picker.getByRole( 'button', { name: 'Our forum', exact: true } )
		).toBeVisible();
		await search.fill( 'facebook' );
		await expect( picker ).toContainText( 'No service has this name.' );
	}
);
