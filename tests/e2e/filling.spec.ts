/**
 * How a portfolio fills from the media library: in the list of items, and from the empty gallery in the editor.
 */
import {
	axe,
	expect,
	expectTrouble,
	hold,
	reset,
	test,
	type Page,
} from './frontage';

const LIST = 'edit.php?post_type=astra-portfolio';
const ROUTE = /items-from-pictures/;

test.use( { as: 'owner' } );
test.afterEach( reset );

async function choose( page: Page, count: number ) {
	const library = page.getByRole( 'dialog', { name: 'Add from pictures' } );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	for ( let nth = 0; nth < count; nth++ ) {
		await library.getByRole( 'checkbox' ).nth( nth ).click();
	}
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
}

test(
	'item creation: seven pictures by keyboard, failures kept for Retry',
	{ tag: '@PF-26' },
	async ( { admin, page } ) => {
		await admin.visitAdminPage( LIST );
		const report = page.getByRole( 'group', {
			name: 'Items from pictures',
		} );
		const count = page.locator( '.displaying-num' ).first();
		const before = parseInt( await count.innerText(), 10 );
		const refuse = {
			code: 'full',
			message: 'The disk is full.',
			data: { status: 507 },
		};
		let asked = 0;
		await page.route( ROUTE, async ( route ) => {
			asked++;
			// The first answer is on its way while the owner looks; the next two, the second a retry, fail.
			if ( asked === 2 || asked === 3 ) {
				await route.fulfill( { status: 507, json: refuse } );
			} else {
				await route.continue();
			}
		} );
		expectTrouble( page, /507/ );

		await page.getByRole( 'button', { name: 'Add from pictures' } ).focus();
		await page.keyboard.press( 'Enter' );
		await choose( page, 7 );

		await expect( report ).toContainText(
			'5 items were added. 2 pictures are not items yet:'
		);
		await expect( report.getByRole( 'listitem' ) ).toHaveText( [
			/The disk is full\.$/,
			/The disk is full\.$/,
		] );
		await axe( page, '.frontage-portfolio-filling' );

		const retry = report.getByRole( 'button', { name: 'Retry' } );
		await retry.focus();
		await page.keyboard.press( 'Enter' );
		await expect( report ).toContainText( '7 items were added.' );
		await expect( report.getByRole( 'listitem' ) ).toHaveCount( 0 );

		await report.getByRole( 'link', { name: 'Show them' } ).click();
		await expect( count ).toHaveText( `${ before + 7 } items` );
		await expect(
			page
				.locator( '#the-list' )
				.getByText( 'Picture', { exact: true } )
				.first()
		).toBeVisible();
	}
);

test(
	'item creation: leaving asks first, progress shows, Cancel stops',
	{ tag: '@PF-26' },
	async ( { admin, page } ) => {
		await admin.visitAdminPage( LIST );
		const making = await hold( page, ROUTE );
		await page.getByRole( 'button', { name: 'Add from pictures' } ).click();
		await choose( page, 6 );

		const report = page.getByRole( 'group', {
			name: 'Items from pictures',
		} );
		await expect( report.getByRole( 'status' ) ).toHaveText(
			'Adding items: 0 of 6'
		);
		await expect( report.getByRole( 'progressbar' ) ).toBeVisible();
		await axe( page, '.frontage-portfolio-filling' );

		let question = '';
		page.once( 'dialog', async ( dialog ) => {
			question = dialog.type();
			await dialog.dismiss();
		} );
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Dashboard' } )
			.click();
		await expect.poll( () => question ).toBe( 'beforeunload' );

		await report.getByRole( 'button', { name: 'Cancel' } ).click();
		making.answer();
		await expect( report ).toContainText( '5 items were added. 1 picture' );
		await expect( report ).toContainText( 'Canceled before its turn.' );
	}
);

test(
	'item creation: the empty gallery is filled from pictures in place',
	{ tag: '@PF-26' },
	async ( { admin, editor, page } ) => {
		const anyItem = ( url: URL ) =>
			/astra-portfolio\?.*per_page=1(&|$)/.test(
				decodeURIComponent( url.href )
			);
		await page.route( anyItem, ( route ) => route.fulfill( { json: [] } ) );
		await admin.createNewPost( { postType: 'page', title: 'Work' } );
		await editor.insertBlock( { name: 'frontage/portfolio' } );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Portfolio',
		} );
		const fill = block.getByRole( 'button', { name: 'Add from pictures' } );
		await expect( fill ).toBeVisible();
		await axe( page, '.edit-post-visual-editor' );
		await page.unroute( anyItem );
		await fill.click();
		await choose( page, 2 );

		await expect(
			page.getByText( '2 items were added to your portfolio.' ).first()
		).toBeVisible();
		await expect(
			block.locator( '.wp-block-frontage-portfolio__grid' )
		).toBeVisible();
	}
);
