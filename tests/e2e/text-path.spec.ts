/** Words along a path. */
import { axe, fixture } from './frontage';
import { expect, test, type Page } from './sticky-page';

const block = ( attributes: object ) =>
	`<!-- wp:frontage/text-path ${ JSON.stringify( attributes ) } /-->`;

const text = ( page: Page ) =>
	page.locator( '.wp-block-frontage-text-path text' );

const LONG = 'Tables and chairs of oak and ash. '.repeat( 4 ).trim();

/** Where letters are: all of them, by the number of those that are drawn and the least and largest place across. */
const letters = ( page: Page ) =>
	text( page )
		.first()
		.evaluate( ( element: SVGTextElement ) => {
			const { width } = element.getBBox();
			const places = Array.from(
				{ length: element.getNumberOfChars() },
				( _, at ) => element.getStartPositionOfChar( at )
			);
			return {
				width,
				first: places[ 0 ]?.x ?? NaN,
				last: places.at( -1 )?.x ?? NaN,
				heights: new Set( places.map( ( { y } ) => Math.round( y ) ) )
					.size,
			};
		} );

test(
	'text path: words follow their path, are selected, and link',
	{ tag: [ '@PB-05' ] },
	async ( { page, publish } ) => {
		const attributes = { text: 'Tables made of oak', path: 'arc' };
		const address = await publish(
			block( attributes ) +
				block( { ...attributes, url: '/work/' } ) +
				block( { text: 'Oak and ash', width: 1400 } ) +
				block( { text: LONG, width: 1400 } )
		);
		await page.goto( address );
		const found = await letters( page );
		expect( found.heights ).toBeGreaterThan( 10 );
		expect( found.first ).toBeLessThan( found.last );
		await axe( page, '.wp-block-frontage-text-path' );
		const ids = await page
			.locator( '.wp-block-frontage-text-path path' )
			.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
		expect( new Set( ids ).size ).toBe( 4 );
		const plain = page.getByText( LONG ).last();
		await expect( plain ).toBeHidden();
		expect(
			await text( page )
				.first()
				.evaluate( ( element ) => {
					getSelection()?.selectAllChildren( element );
					return String( getSelection() );
				} )
		).toBe( 'Tables made of oak' );
		const link = page.getByRole( 'link', { name: 'Tables made of oak' } );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/work\/$/ );

		await page.setViewportSize( { width: 320, height: 600 } );
		await page.goto( address );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= 320
			)
		).toBe( true );
		// Letters of a wide path can be read where it is narrow, and none is cut off.
		const wide = await text( page )
			.nth( 2 )
			.evaluate( ( element: SVGTextElement ) => ( {
				size:
					parseFloat( getComputedStyle( element ).fontSize ) *
					( element.getScreenCTM()?.a ?? 0 ),
				length: element.getComputedTextLength(),
				path: element.ownerSVGElement
					?.querySelector( 'path' )
					?.getTotalLength(),
			} ) );
		expect( wide.size ).toBeGreaterThan( 12 );
		expect( wide.length ).toBeLessThan( wide.path ?? 0 );
		// More words than that leave their path, once each.
		await expect( plain ).toBeVisible();
		await expect( text( page ).last() ).toBeHidden();
		await axe( page, '.wp-block-frontage-text-path' );
	}
);

test(
	'text path: from right to left it starts at the other end',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { page, publish } ) => {
		const address = await publish(
			block( { text: 'שולחנות מעץ אלון', path: 'wave' } )
		);
		await fixture( page, 'right-to-left' );
		await page.goto( address );
		const { first, last, width } = await letters( page );
		expect( first ).toBeGreaterThan( last );
		expect( first ).toBeGreaterThan( 400 );
		expect( width ).toBeGreaterThan( 100 );
	}
);

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'text path: is written in place and takes an owner’s SVG',
		{ tag: '@PB-05' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost( { postType: 'page', title: 'Oak' } );
			await editor.insertBlock( { name: 'frontage/text-path' } );
			await editor.canvas
				.getByRole( 'textbox', { name: 'Text', exact: true } )
				.fill( 'Oak & ash' );
			await expect(
				editor.canvas.locator( '.wp-block-frontage-text-path text' )
			).toHaveText( 'Oak & ash' );
			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'combobox', { name: 'Shape' } )
				.selectOption( 'Own path' );
			await page
				.getByRole( 'textbox', { name: 'Path of an SVG' } )
				.fill( '<svg><path fill="red" d="M10 20H210V120"/></svg>' );
			expect( await editor.getBlocks() ).toMatchObject( [
				{
					attributes: {
						text: 'Oak &amp; ash',
						d: 'M10 20H210V120',
						box: '10 20 200 100',
					},
				},
			] );
			await expect(
				editor.canvas.locator( '.wp-block-frontage-text-path svg' )
			).toHaveAttribute( 'viewBox', '10 20 200 100' );
		}
	);
} );
