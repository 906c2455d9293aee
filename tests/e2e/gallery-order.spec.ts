/**
 * The order of a gallery's items: the owner's, from the first page to the last, however a visitor gets there.
 */
import { expect, parts, test, TITLES, type Page } from './gallery-blocks';

/** All titles that a visitor without script finds, page by page. */
async function titlesByPages( page: Page, link: string ) {
	const titles: string[] = [];
	for ( const number of [ 1, 2, 3 ] ) {
		const html = await (
			await page.request.get( `${ link }?frontage-1-page=${ number }` )
		).text();
		const all = await page.evaluate(
			( text ) =>
				[
					...new DOMParser()
						.parseFromString( text, 'text/html' )
						.querySelectorAll(
							'.wp-block-frontage-portfolio__title'
						),
				].map( ( { textContent } ) => textContent ?? '' ),
			html
		);
		titles.splice( 0, titles.length, ...all );
	}
	return titles;
}

test(
	'gallery: a random order stays the same over pages and filters',
	{ tag: [ '@PF-24', '@everywhere' ] },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery( { orderBy: 'random' } );
		await page.goto( link );
		const { more, titles, categories } = parts( page );
		const first = await titles.allTextContents();
		await more.click();
		await expect( titles ).toHaveCount( 6 );
		await more.click();
		await expect( titles ).toHaveCount( 8 );
		const all = await titles.allTextContents();
		expect( all.slice( 0, 3 ) ).toEqual( first );
		expect( [ ...all ].sort() ).toEqual( Object.values( TITLES ).sort() );
		expect( await titlesByPages( page, link ) ).toEqual( all );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		const inLabs = [ TITLES.arabic, TITLES.quotes, TITLES.hostile ];
		await expect( titles ).toHaveText(
			all.filter( ( title ) => inLabs.includes( title ) )
		);
	}
);

test(
	'gallery: picked items keep their order, filtered ones go by title',
	{ tag: [ '@PF-24', '@everywhere' ] },
	async ( { page, placeGallery, requestUtils } ) => {
		const found = await requestUtils.rest<
			{ id: number; title: { raw: string } }[]
		>( {
			path: '/wp/v2/astra-portfolio',
			params: { per_page: 100, context: 'edit', search: '' },
		} );
		const id = ( part: string ) =>
			found.find( ( { title } ) => title.raw.includes( part ) )?.id ?? 0;
		const pickedItems = [ 'yard', 'Harbour &', 'bold', 'stair' ].map( id );
		await page.goto( ( await placeGallery( { pickedItems } ) ).link );
		const { more, titles, categories } = parts( page );
		await expect( titles ).toHaveText( [
			TITLES.straight,
			TITLES.harbour,
			TITLES.hostile,
		] );
		await more.click();
		await expect( titles ).toHaveCount( 4 );
		await expect( titles.last() ).toHaveText( TITLES.last );
		await categories.getByRole( 'link', { name: 'Rooms' } ).click();
		await expect( titles ).toHaveText( [
			TITLES.straight,
			TITLES.harbour,
			TITLES.last,
		] );

		await page.goto(
			( await placeGallery( { orderBy: 'title', order: 'asc' } ) ).link
		);
		await more.click();
		await expect( titles ).toHaveCount( 6 );
		await categories.getByRole( 'link', { name: 'Rooms' } ).click();
		await expect( titles ).toHaveText( [
			TITLES.straight,
			TITLES.harbour,
			TITLES.long,
		] );
	}
);
