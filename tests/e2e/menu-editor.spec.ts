/** Menus in the hands of their owner: chosen, converted, given icons, and what is said of one that is gone. */
import {
	expect,
	fixture,
	link,
	menuBlock,
	parts,
	test,
	THREE_LEVELS,
} from './menu-page';

test.use( { as: 'owner', viewport: { width: 1600, height: 900 } } );

test(
	'menu editor: a Navigation becomes a menu, panel below an item',
	{ tag: [ '@MN-01' ] },
	async ( { addMenu, edit, editor, page, place } ) => {
		const ref = await addMenu( THREE_LEVELS );
		const { id, link: address } = await place(
			`<!-- wp:navigation {"ref":${ ref }} /-->`
		);
		await edit( id );
		await editor.selectBlocks(
			editor.canvas.getByRole( 'document', { name: 'Block: Navigation' } )
		);
		await editor.transformBlockTo( 'frontage/menu' );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Menu',
		} );
		await expect(
			block.getByText( 'Houses' ).or( block.getByText( 'Work' ) ).first()
		).toBeVisible();
		await expect( block.locator( '[inert] a' ).first() ).toBeAttached();
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar
			.getByRole( 'combobox', { name: 'Opens as' } )
			.selectOption( 'A list below the header' );
		const [ made ] = await editor.getBlocks();
		expect( made ).toMatchObject( {
			name: 'frontage/menu',
			attributes: { menu: ref, mobile: 'dropdown' },
		} );
		await editor.selectBlocks( block );
		await page.evaluate( () => {
			const { createBlock } = Reflect.get( window, 'wp' ).blocks;
			const data = Reflect.get( window, 'wp' ).data;
			const [ menu ] = data.select( 'core/block-editor' ).getBlocks();
			data.dispatch( 'core/block-editor' ).insertBlock(
				createBlock( 'frontage/menu-panel', {}, [
					createBlock( 'core/paragraph', {
						content: 'All our houses.',
					} ),
				] ),
				0,
				menu.clientId
			);
		} );
		const panel = editor.canvas.getByRole( 'document', {
			name: 'Block: Mega panel',
		} );
		await panel
			.getByRole( 'combobox', { name: 'Opens below' } )
			.selectOption( 'Work' );
		await expect( panel.getByText( 'Opens below “Work”' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		await page.goto( address );
		await page
			.getByRole( 'main' )
			.getByRole( 'navigation', { name: 'Menu' } )
			.getByRole( 'link', { name: 'Work', exact: true } )
			.hover();
		await expect( page.getByText( 'All our houses.' ) ).toBeVisible();
	}
);

test(
	'menu editor: asks for a menu, then shows its menu items',
	{ tag: '@MN-01' },
	async ( { addMenu, admin, editor } ) => {
		await addMenu( THREE_LEVELS );
		await admin.createNewPost();
		await editor.insertBlock( { name: 'frontage/menu' } );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Menu',
		} );
		await block
			.getByRole( 'combobox', { name: 'Which menu' } )
			.selectOption( 'Of a test' );
		await expect( block.getByText( 'Studio' ) ).toBeVisible();
	}
);

test(
	'menu editor: a deleted or recursive menu is told, not printed',
	{ tag: '@MN-01' },
	async ( { addMenu, browser, page, place, requestUtils } ) => {
		const loop = await addMenu( link( 'Before' ) );
		await requestUtils.rest( {
			path: `/wp/v2/navigation/${ loop }`,
			method: 'POST',
			data: { content: menuBlock( { menu: loop } ) },
		} );
		const { link: address } = await place(
			menuBlock( { menu: 999_999 } ) + menuBlock( { menu: loop } )
		);
		await page.goto( address );
		await expect( page.getByText( 'This menu was deleted' ) ).toBeVisible();
		await expect(
			page.getByText( 'This menu contains itself.' )
		).toBeVisible();
		const visitor = await browser.newPage( { storageState: undefined } );
		await visitor.goto( address );
		await expect( visitor.getByText( /This menu/ ) ).toHaveCount( 0 );
		await visitor.close();
	}
);

test(
	'menu editor: classic menu items have icon, badge and audience',
	{ tag: '@MN-01' },
	async ( { browser, admin, made, page, place, requestUtils } ) => {
		const { id: menu } = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/menus',
			method: 'POST',
			data: { name: 'Classic of a test' },
		} );
		made.push( `/wp/v2/menus/${ menu }` );
		for ( const title of [ 'Shop', 'Members' ] ) {
			await requestUtils.rest( {
				path: '/wp/v2/menu-items',
				method: 'POST',
				data: {
					title,
					url: '/shop/',
					menus: menu,
					status: 'publish',
					menu_order: title === 'Shop' ? 1 : 2,
				},
			} );
		}
		await fixture( page, 'theme-with-menus' );
		await admin.visitAdminPage(
			'nav-menus.php',
			`action=edit&menu=${ menu }`
		);
		for ( const [ at, label, value ] of [
			[ 0, 'Icon', 'Store' ],
			[ 1, 'Shown to', 'Those who are logged in' ],
		] as const ) {
			const item = page.locator( '#menu-to-edit > li' ).nth( at );
			await item.getByRole( 'link', { name: /^Edit / } ).click();
			await item
				.getByRole( 'combobox', { name: label } )
				.selectOption( value );
			await item
				.getByRole( 'textbox', { name: /^Badge/ } )
				.fill( `B&${ at }` );
		}
		await page.getByRole( 'button', { name: 'Save Menu' } ).last().click();
		await expect( page.getByText( /has been updated/ ) ).toBeVisible();

		const { link: address } = await place(
			menuBlock( { source: 'classic', menu } )
		);
		await page.goto( address );
		await expect( parts( page ).nav.getByRole( 'listitem' ) ).toHaveText( [
			/Shop\s*B&0/,
			/Members\s*B&1/,
		] );
		await expect( parts( page ).nav.locator( 'li svg' ) ).toHaveCount( 1 );
		const visitor = await browser.newPage( { storageState: undefined } );
		await visitor.goto( address );
		await expect(
			parts( visitor ).nav.getByRole( 'listitem' )
		).toHaveCount( 1 );
		await visitor.close();
	}
);
