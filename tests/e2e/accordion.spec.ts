/** What a visitor and an owner see of accordions. */
import {
	accordion,
	axe,
	expect,
	fixture,
	item,
	long,
	test,
	words,
	type Page,
} from './accordion-page';
import { atRest } from './sticky-page';

const inner = accordion(
	item( { title: 'Inner first' }, words( 'Text of the inner first' ) ) +
		item( { title: 'Inner second' }, words( 'Text of the inner second' ) )
);
const content = accordion(
	item( { title: 'First' }, words( 'Text of the first' ) + inner ) +
		item( { title: 'Second' }, words( 'Text of the second' ) ) +
		item( { title: 'Third' }, words( 'Text of the third' ) )
);
const TEXTS = [ 'first', 'inner first', 'inner second', 'second', 'third' ];

const text = ( page: Page, name: string ) =>
	page.getByText( `Text of the ${ name }`, { exact: true } );
const summary = ( page: Page, title: string ) =>
	page
		.locator( 'summary' )
		.filter( { has: page.getByText( title, { exact: true } ) } );

test(
	'accordion: opens by keyboard, one at a time, at any depth',
	{ tag: [ '@PB-05', '@everywhere', '@newest' ] },
	async ( { page, publish } ) => {
		await page.goto( await publish( content ) );
		await expect( text( page, 'first' ) ).toBeHidden();
		await axe( page, '.wp-block-frontage-accordion' );
		await summary( page, 'First' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( text( page, 'first' ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( summary( page, 'Inner first' ) ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect( text( page, 'inner first' ) ).toBeVisible();
		await expect( text( page, 'first' ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await expect( text( page, 'inner second' ) ).toBeVisible();
		await expect( text( page, 'inner first' ) ).toBeHidden();
		await axe( page, '.wp-block-frontage-accordion' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( text( page, 'second' ) ).toBeVisible();
		await expect( text( page, 'first' ) ).toBeHidden();
		await page.keyboard.press( 'Enter' );
		await expect( text( page, 'second' ) ).toBeHidden();
		await expect(
			page.getByRole( 'heading', { level: 3, name: 'Third' } )
		).toBeVisible();
	}
);

test(
	'accordion: the same one twice on a page closes its own items only',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await page.goto( await publish( content + content ) );
		await summary( page, 'Second' ).first().click();
		await summary( page, 'Third' ).last().click();
		await expect( text( page, 'second' ).first() ).toBeVisible();
		await expect( text( page, 'third' ).last() ).toBeVisible();
		await summary( page, 'Second' ).last().click();
		await expect( text( page, 'third' ).last() ).toBeHidden();
		await expect( text( page, 'second' ).first() ).toBeVisible();
	}
);

test(
	'accordion: of a toggle several are open, also at first',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await page.goto(
			await publish(
				accordion(
					item(
						{ title: 'First', isOpen: true },
						words( 'Text of the first' )
					) +
						item(
							{ title: 'Second' },
							words( 'Text of the second' )
						),
					{ autoclose: false, icon: 'plus' }
				)
			)
		);
		await expect( text( page, 'first' ) ).toBeVisible();
		await summary( page, 'Second' ).click();
		await expect( text( page, 'second' ) ).toBeVisible();
		await expect( text( page, 'first' ) ).toBeVisible();
	}
);

test(
	'accordion: a title that is pressed stays in its place while a long one above closes',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { page, publish } ) => {
		const link = await publish(
			long( 'Before', 3 ) +
				accordion(
					item( { title: 'Long' }, long( 'Tall', 7 ) ) +
						item( { title: 'Short' }, words( 'Short words' ) )
				) +
				long( 'Rest', 12 )
		);
		for ( const width of [ 1280, 375 ] ) {
			await page.setViewportSize( { width, height: 720 } );
			await page.goto( link );
			await page.getByText( 'Long', { exact: true } ).click();
			const title = page.getByText( 'Short', { exact: true } );
			await title.scrollIntoViewIfNeeded();
			const before = ( await title.boundingBox() )?.y ?? NaN;
			await title.click();
			await expect( page.getByText( 'Tall 0' ) ).toBeHidden();
			await atRest( page );
			expect( ( await title.boundingBox() )?.y ).toBeCloseTo(
				before,
				-1
			);
			await expect( page.getByText( 'Short words' ) ).toBeVisible();
		}
	}
);

test(
	'accordion: works without script, and all of it is printed',
	{ tag: '@PB-05' },
	async ( { browser, page, publish } ) => {
		const link = await publish( content );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		await summary( plain, 'First' ).click();
		await expect( text( plain, 'first' ) ).toBeVisible();
		await summary( plain, 'Second' ).click();
		await expect( text( plain, 'second' ) ).toBeVisible();
		await expect( text( plain, 'first' ) ).toBeHidden();
		await context.close();

		await page.goto( link );
		await page.emulateMedia( { media: 'print' } );
		for ( const name of TEXTS ) {
			const box = text( page, name );
			await expect( box ).toBeVisible();
			expect(
				await box.evaluate( ( element ) => element.checkVisibility() )
			).toBe( true );
		}
		const tops = await page
			.getByText( /^Text of the/ )
			.evaluateAll( ( all ) =>
				all.map( ( each ) => each.getBoundingClientRect().top )
			);
		expect( new Set( tops ).size ).toBe( TEXTS.length );
	}
);

test(
	'accordion: icons are at their side, right to left too; targets are large',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const one = item( { title: 'First' }, words( 'Text of the first' ) );
		const link = await publish(
			accordion( one ) + accordion( one, { iconPosition: 'start' } )
		);
		const isBefore = () =>
			page
				.locator( '.wp-block-frontage-accordion summary' )
				.evaluateAll( ( all ) =>
					all.map( ( each ) => {
						const [ title, icon ] = each.children;
						return (
							( icon?.getBoundingClientRect().x ?? 0 ) <
							( title?.getBoundingClientRect().x ?? 0 )
						);
					} )
				);
		await page.goto( link );
		expect( await isBefore() ).toEqual( [ false, true ] );
		const box = await summary( page, 'First' ).first().boundingBox();
		expect( box?.height ).toBeGreaterThanOrEqual( 44 );
		await fixture( page, 'right-to-left' );
		await page.goto( link );
		expect( await isBefore() ).toEqual( [ true, false ] );
		await page.setViewportSize( { width: 320, height: 600 } );
		await axe( page, '.wp-block-frontage-accordion' );
	}
);

test(
	'accordion: moves only without reduced motion, and cuts off nothing',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const link = await publish( content );
		const heights = () =>
			page
				.locator( 'details' )
				.first()
				.evaluate( async ( details: HTMLDetailsElement ) => {
					details.open = true;
					const first = details.offsetHeight;
					await Promise.all(
						document
							.getAnimations()
							.map( ( { finished } ) => finished )
					);
					return [ first, details.offsetHeight ];
				} );
		await page.goto( link );
		const [ early = 0, late = 0 ] = await heights();
		expect( early ).toBeLessThan( late );
		expect(
			await page
				.locator( 'details' )
				.first()
				.evaluate(
					( details ) =>
						getComputedStyle( details, '::details-content' )
							.overflow
				)
		).toBe( 'visible' );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.reload();
		const [ atOnce, later ] = await heights();
		expect( atOnce ).toBe( later );
	}
);

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'accordion: is written in place, set, and turned into core’s and back',
		{ tag: '@PB-05' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost( { postType: 'page', title: 'Answers' } );
			await editor.insertBlock( { name: 'frontage/accordion' } );
			const titles = editor.canvas.getByRole( 'textbox', {
				name: 'Title',
				exact: true,
			} );
			await titles.first().fill( 'How long' );
			await titles.first().press( 'End' );
			await page.keyboard.type( ' is it?' );
			await titles.last().fill( 'How much?' );
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Accordion',
				exact: true,
			} );
			await editor.selectBlocks( block );
			await editor.clickBlockToolbarButton( 'Add item' );
			await expect( titles ).toHaveCount( 3 );
			await editor.selectBlocks( block );
			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'combobox', { name: 'Titles are' } )
				.selectOption( 'Heading 2' );
			await page
				.getByRole( 'checkbox', { name: 'One item open at a time' } )
				.uncheck();
			const written = await editor.getBlocks();
			expect( written ).toMatchObject( [
				{
					name: 'frontage/accordion',
					attributes: { autoclose: false, headingLevel: 2 },
					innerBlocks: [
						{ attributes: { title: 'How long is it?' } },
						{ attributes: { title: 'How much?' } },
						{},
					],
				},
			] );
			await editor.transformBlockTo( 'core/accordion' );
			expect( await editor.getBlocks() ).toMatchObject( [
				{ name: 'core/accordion', attributes: { headingLevel: 2 } },
			] );
			await editor.transformBlockTo( 'frontage/accordion' );
			expect( await editor.getBlocks() ).toMatchObject( [
				{
					name: 'frontage/accordion',
					attributes: { autoclose: false, headingLevel: 2 },
					innerBlocks: [
						{ attributes: { title: 'How long is it?' } },
						{},
						{},
					],
				},
			] );
		}
	);
} );
