/**
 * The list of portfolio items in the admin: what it shows, quick edit, and the screen on which items are put in order.
 */
import {
	axe,
	expect,
	expectTrouble,
	logIn,
	reset,
	test,
	type Page,
} from './frontage';

const LIST = 'edit.php?post_type=astra-portfolio';
const ORDER = `${ LIST }&page=frontage-portfolio-order`;

test.use( { as: 'owner' } );
test.afterEach( reset );

const rows = ( page: Page ) =>
	page.locator( '.frontage-portfolio-order' ).getByRole( 'listitem' );
const titleOf = ( page: Page, nth: number ) =>
	rows( page )
		.nth( nth )
		.locator( '.frontage-portfolio-order__title' )
		.innerText();

test(
	'item order: by keyboard and pointer, announced, saved',
	{ tag: '@PF-24' },
	async ( { admin, page } ) => {
		await admin.visitAdminPage( ORDER );
		const first = await titleOf( page, 0 );
		const third = await titleOf( page, 2 );
		const sixth = await titleOf( page, 5 );
		const said = page
			.locator( '.frontage-portfolio-order' )
			.getByRole( 'status' );

		const up = page.getByRole( 'button', { name: `Move up: ${ third }` } );
		await up.focus();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Enter' );
		await expect( said ).toHaveText(
			new RegExp( `^${ third } is now number 1 of \\d+\\.$` )
		);
		await expect( up ).toBeFocused();

		const position = rows( page )
			.filter( { hasText: first } )
			.getByRole( 'textbox' );
		await position.fill( '4' );
		await position.press( 'Enter' );
		await expect( said ).toContainText( `${ first } is now number 4` );
		await expect( position ).toBeFocused();

		const handle = await rows( page )
			.nth( 5 )
			.locator( '.frontage-portfolio-order__handle' )
			.boundingBox();
		const target = await rows( page ).nth( 1 ).boundingBox();
		expect( handle && target ).toBeTruthy();
		if ( handle && target ) {
			await page.mouse.move( handle.x + 8, handle.y + 8 );
			await page.mouse.down();
			await page.mouse.move( handle.x + 8, target.y + 6, { steps: 4 } );
			await page.mouse.up();
		}
		await expect( said ).toContainText( `${ sixth } is now number 2` );
		await axe( page, '.frontage-portfolio-order' );

		await page.getByRole( 'button', { name: 'Save order' } ).click();
		await expect( page.getByText( 'Order saved.' ).first() ).toBeVisible();
		await expect( said ).toBeEmpty();
		await page.reload();
		expect( await titleOf( page, 0 ) ).toBe( third );
		expect( await titleOf( page, 1 ) ).toBe( sixth );
		expect( await titleOf( page, 4 ) ).toBe( first );
	}
);

test(
	'item order: a change by somebody else is told, nothing is lost',
	{ tag: '@PF-24' },
	async ( { admin, page, requestUtils } ) => {
		await admin.visitAdminPage( ORDER );
		const [ a, b ] = await requestUtils.rest< { id: number }[] >( {
			path: '/wp/v2/astra-portfolio',
			params: { orderby: 'date', per_page: 2 },
		} );
		const first = await titleOf( page, 0 );
		await requestUtils.rest( {
			method: 'POST',
			path: '/frontage/v1/portfolio/order',
			data: { items: [ b?.id, a?.id ] },
		} );
		await page
			.getByRole( 'button', { name: `Move down: ${ first }` } )
			.click();
		expectTrouble( page, /409/ );
		await page.getByRole( 'button', { name: 'Save order' } ).click();
		await expect(
			page.getByText( 'Somebody else has changed the order' ).first()
		).toBeVisible();
		expect( await titleOf( page, 1 ) ).toBe( first );

		await page.getByRole( 'button', { name: 'Save mine anyway' } ).click();
		await expect( page.getByText( 'Order saved.' ).first() ).toBeVisible();
		await page.reload();
		expect( await titleOf( page, 1 ) ).toBe( first );
	}
);

test(
	'item list: types are shown, set in quick edit, and filter the list',
	{ tag: [ '@PF-26', '@everywhere' ] },
	async ( { admin, page } ) => {
		await admin.visitAdminPage( LIST );
		const row = page.getByRole( 'row', { name: /Wind-shaped/ } );
		await expect( row.getByRole( 'img' ) ).toBeVisible();
		await expect(
			row.getByRole( 'cell', { name: 'Picture' } )
		).toBeVisible();
		await row.hover();
		await row.getByRole( 'button', { name: /Quick edit/i } ).click();
		const type = page.getByRole( 'combobox', {
			name: 'Type',
			exact: true,
		} );
		await expect( type ).toHaveValue( 'image' );
		await axe( page, 'tr.inline-editor [name="frontage_type"]' );
		await type.selectOption( 'Video' );
		await page.getByRole( 'button', { name: 'Update' } ).click();
		await expect(
			row.getByRole( 'cell', { name: 'Video' } )
		).toBeVisible();

		await page
			.getByRole( 'combobox', { name: 'Filter by type' } )
			.selectOption( 'Video' );
		await page
			.getByRole( 'button', { name: 'Filter', exact: true } )
			.click();
		await expect( row ).toBeVisible();
		await expect(
			page
				.locator( '#the-list' )
				.getByRole( 'cell', { name: 'Page', exact: true } )
		).toHaveCount( 0 );
	}
);

test.describe( 'an author', () => {
	test.use( { as: 'visitor' } );

	test(
		'item list: an author adds items but cannot order them',
		{ tag: '@PF-24' },
		async ( { page, requestUtils } ) => {
			await requestUtils.createUser( {
				username: 'penny',
				email: 'penny@example.org',
				password: 'of-a-test',
				roles: [ 'author' ],
			} );
			await page.goto( '/wp-login.php' );
			await logIn( page, 'penny', 'of-a-test' );
			await page.goto( `/wp-admin/${ LIST }` );
			await expect(
				page.getByRole( 'button', { name: 'Add from pictures' } )
			).toBeVisible();
			await expect(
				page.getByRole( 'link', { name: 'Order', exact: true } )
			).toBeHidden();
			expectTrouble( page, /403/ );
			await page.goto( `/wp-admin/${ ORDER }` );
			await expect(
				page.locator( '.frontage-portfolio-order' )
			).toBeHidden();
			await expect(
				page.getByText( /not allowed to access/ )
			).toBeVisible();
		}
	);
} );
