/**
 * The screen on which items are put in order, for owners who write from right to left or whose browser runs no script.
 */
import {
	axe,
	expect,
	expectTrouble,
	fixture,
	reset,
	test,
	type Page,
} from './frontage';

const ORDER =
	'/wp-admin/edit.php?post_type=astra-portfolio&page=frontage-portfolio-order';

test.use( { as: 'owner' } );
test.afterEach( reset );

/** What an owner of a screen without its script is told. */
const told = ( page: Page ) => page.getByText( 'this screen needs JavaScript' );

test(
	'item order: columns, keys and pointer are mirrored right to left',
	{ tag: '@PF-26' },
	async ( { page } ) => {
		await fixture( page, 'right-to-left' );
		await page.goto( ORDER );
		const screen = page.locator( '.frontage-portfolio-order' );
		const rows = screen.getByRole( 'listitem' );
		const said = screen.getByRole( 'status' );
		const title = ( nth: number ) =>
			rows.nth( nth ).locator( '.frontage-portfolio-order__title' );
		const handle = rows
			.nth( 3 )
			.locator( '.frontage-portfolio-order__handle' );
		await expect( rows.first() ).toBeVisible();
		await expect( screen ).toHaveCSS( 'direction', 'rtl' );

		// Each ends where the next one begins, or before.
		const button = ( name: RegExp ) =>
			rows.nth( 3 ).getByRole( 'button', { name } );
		const fromTheRight = [
			rows.nth( 3 ),
			handle,
			rows.nth( 3 ).getByRole( 'textbox' ),
			rows.nth( 3 ).locator( '.frontage-portfolio-order__picture' ),
			title( 3 ),
			button( /^Move to the top/ ),
			button( /^Move up/ ),
			button( /^Move down/ ),
		];
		const boxes = [];
		for ( const part of fromTheRight ) {
			boxes.push( await part.boundingBox() );
		}
		const [ row, ...placed ] = boxes.map( ( box ) => ( {
			left: box?.x ?? 0,
			right: ( box?.x ?? 0 ) + ( box?.width ?? 0 ),
		} ) );
		let edge = row?.right ?? 0;
		for ( const { left, right } of placed ) {
			expect( right ).toBeLessThanOrEqual( edge );
			edge = left;
		}
		expect( edge ).toBeGreaterThanOrEqual( row?.left ?? 0 );

		const third = await title( 2 ).innerText();
		const up = page.getByRole( 'button', { name: `Move up: ${ third }` } );
		await up.focus();
		await page.keyboard.press( 'Enter' );
		await expect( said ).toContainText( `${ third } is now number 2` );
		await expect( up ).toBeFocused();

		const fourth = await title( 3 ).innerText();
		const grip = await handle.boundingBox();
		const target = await rows.first().boundingBox();
		expect( grip && target ).toBeTruthy();
		if ( grip && target ) {
			await page.mouse.move( grip.x + 8, grip.y + 8 );
			await page.mouse.down();
			await page.mouse.move( grip.x + 8, target.y + 6, { steps: 4 } );
			await page.mouse.up();
		}
		await expect( said ).toContainText( `${ fourth } is now number 1` );
		await axe( page, '.frontage-portfolio-order' );

		await page.getByRole( 'button', { name: 'Save order' } ).click();
		await expect( page.getByText( 'Order saved.' ).first() ).toBeVisible();
		await page.reload();
		await expect( title( 0 ) ).toHaveText( fourth );
	}
);

test(
	'item order: without its script the screen leads to the list',
	{ tag: '@PF-26' },
	async ( { page } ) => {
		expectTrouble( page, /portfolio-order\.js/ );
		await page.route( /portfolio-order\.js/, ( route ) => route.abort() );
		await page.goto( ORDER );
		await expect( told( page ) ).toBeVisible();
		await axe( page, '.frontage-portfolio-order' );

		await page.getByRole( 'link', { name: 'List of items' } ).click();
		await page.waitForURL( /orderby=menu_order/ );
		const row = page.locator( '#the-list' ).getByRole( 'row' ).first();
		await row.hover();
		await row.getByRole( 'button', { name: /Quick edit/i } ).click();
		await expect(
			page.getByRole( 'textbox', { name: 'Order', exact: true } )
		).toBeVisible();
	}
);

test(
	'item order: with its script nothing is said about a missing one',
	{ tag: '@PF-26' },
	async ( { page } ) => {
		await page.goto( ORDER );
		await expect(
			page.getByRole( 'button', { name: 'Save order' } )
		).toBeVisible();
		await expect( told( page ) ).toHaveCount( 0 );
	}
);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'item order: the screen explains itself, and the list has the order',
		{ tag: '@PF-26' },
		async ( { page } ) => {
			await page.goto( ORDER );
			await expect( told( page ) ).toBeVisible();
			await expect( page.getByText( 'Drag an item' ) ).toBeHidden();
			await page.getByRole( 'link', { name: 'List of items' } ).click();
			await expect(
				page.getByRole( 'columnheader', { name: /^Order/ } ).first()
			).toHaveAttribute( 'aria-sort', 'ascending' );
		}
	);
} );
