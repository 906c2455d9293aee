/**
 * A site of two languages: in the second one, titles begin with N or a later letter. See tests/site/fixtures/two-languages.php.
 */
import { expect, fixture, test } from './gallery-blocks';
import { parts as searchParts, searchBlock } from './search-page';

const isGerman = ( titles: string[] ) =>
	titles.length > 0 && ! titles.some( ( title ) => /^[a-m]/i.test( title ) );

test(
	'gallery: Load More, All and search keep the page’s language',
	{ tag: [ '@PF-03', '@everywhere' ] },
	async ( { page } ) => {
		await fixture( page, 'two-languages' );
		await page.goto( '/work/?lang=de' );
		const gallery = page.locator( '.wp-block-frontage-portfolio' ).first();
		const titles = gallery.locator( '.wp-block-frontage-portfolio__title' );
		const more = gallery.getByRole( 'link', { name: 'Load More' } );
		const first = await titles.count();
		expect( isGerman( await titles.allTextContents() ) ).toBe( true );
		await more.click();
		await expect.poll( () => titles.count() ).toBeGreaterThan( first );
		expect( isGerman( await titles.allTextContents() ) ).toBe( true );
		await gallery
			.getByRole( 'searchbox' )
			.or( gallery.getByLabel( 'Search', { exact: true } ) )
			.first()
			.fill( 'st' );
		await expect( gallery.getByRole( 'status' ).first() ).toContainText(
			/\d/
		);
		expect( isGerman( await titles.allTextContents() ) ).toBe( true );
	}
);

test(
	'search: results are in the page’s language',
	{ tag: '@SR-03' },
	async ( { page, place } ) => {
		await fixture( page, 'two-languages' );
		const { link } = await place( searchBlock( { opens: 'inline' } ) );
		await page.goto( `${ link }?lang=de` );
		const { block, field, option } = searchParts( page );
		await field.fill( 'st' );
		await expect( option( /All results/ ) ).toBeVisible();
		const found = await block.getByRole( 'option' ).allInnerTexts();
		expect( isGerman( found.slice( 0, -1 ) ) ).toBe( true );
		await field.press( 'Enter' );
		await expect( page ).toHaveURL( /[?&]lang=de/ );
		await expect( page ).toHaveURL( /[?&]s=st/ );
	}
);
