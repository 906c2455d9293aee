/**
 * Galleries and searches whose HTML others have changed before hydration: optimizers that load pictures, and a browser that translates.
 */
import { expect, fixture, test, type Page } from './menu-page';
import {
	category,
	expectToFilter,
	galleryOn,
	markPage,
	searchField,
	WORK,
} from './island-page';
import { inHeader, parts, searchBlock } from './search-page';

const pictures = ( page: Page ) => galleryOn( page ).locator( 'img' );

/** Wraps words as Chromium does when it translates a page. */
const translate = ( page: Page ) =>
	page.evaluate( () => {
		for ( const element of document.querySelectorAll(
			'[data-frontage-island] :is( a, span, p, button )'
		) ) {
			for ( const node of [ ...element.childNodes ] ) {
				if ( node instanceof Text && node.data.trim() ) {
					const outer = document.createElement( 'font' );
					const inner = document.createElement( 'font' );
					inner.textContent = `${ node.data }·`;
					outer.append( inner );
					node.replaceWith( outer );
				}
			}
		}
	} );

test(
	'lazy pictures: an optimizer leaves the gallery’s to the browser',
	{ tag: '@IS-02' },
	async ( { page } ) => {
		await fixture( page, 'lazy-pictures' );
		await page.goto( WORK );
		await expect( pictures( page ).first() ).toHaveJSProperty(
			'complete',
			true
		);
		await expect( galleryOn( page ).locator( '[data-src]' ) ).toHaveCount(
			0
		);
	}
);

test(
	'lazy pictures: typing beside an optimizer’s wrappers keeps both',
	{ tag: '@IS-02' },
	async ( { page } ) => {
		await fixture( page, 'lazy-pictures-all' );
		await page.goto( WORK );
		await expect(
			galleryOn( page ).locator( 'noscript' ).first()
		).toBeAttached();
		const first = await pictures( page ).first().elementHandle();
		await searchField( page ).pressSequentially( 'the' );
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'mounted'
		);
		await expect( searchField( page ) ).toHaveValue( 'the' );
		await expect( searchField( page ) ).toBeFocused();
		expect(
			await first?.evaluate( ( { isConnected } ) => isConnected )
		).toBe( true );
		await expect( pictures( page ).first() ).toHaveJSProperty(
			'src',
			await pictures( page ).first().getAttribute( 'data-src' )
		);
		await searchField( page ).fill( '' );
		await expectToFilter( page );
	}
);

test(
	'translated page: filters by keyboard, translations and focus stay',
	{ tag: [ '@IS-02' ] },
	async ( { page } ) => {
		await page.goto( WORK );
		await translate( page );
		await pictures( page ).evaluateAll( ( all ) =>
			all.forEach( ( picture ) =>
				Object.assign( picture, { isOld: true } )
			)
		);
		const isSamePage = await markPage( page );
		const screens = category( page, 'Screens·' );
		await screens.focus();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /category=screens/ );
		await expect( screens ).toHaveAttribute( 'aria-current', 'true' );
		await expect( screens ).toBeFocused();
		expect( await isSamePage() ).toBe( true );

		const stayed = await galleryOn( page )
			.getByRole( 'listitem' )
			.filter( { has: page.locator( 'img' ) } )
			.evaluateAll( ( tiles ) =>
				tiles
					.filter( ( tile ) =>
						Reflect.get(
							tile.querySelector( 'img' ) ?? {},
							'isOld'
						)
					)
					.map( ( { textContent } ) => textContent )
			);
		expect( stayed ).not.toEqual( [] );
		for ( const words of stayed ) {
			expect( words ).toMatch( /·$/ );
		}
	}
);

test(
	'translated page: search works while typing',
	{ tag: '@IS-02' },
	async ( { page, place } ) => {
		await page.goto( ( await place( inHeader( searchBlock() ) ) ).link );
		await translate( page );
		const { open, field, status } = parts( page );
		await open.click();
		await page.keyboard.type( 'stair' );
		await expect( status ).toHaveText( /^\d+ results?$/ );
		await expect( field ).toHaveValue( 'stair' );
		await translate( page );
		await page.keyboard.type( 's' );
		await expect( status ).toHaveText( /result|found/ );
		await expect( field ).toBeFocused();
	}
);
