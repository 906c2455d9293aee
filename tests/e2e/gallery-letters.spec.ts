/**
 * A category whose slug has no Latin letter.
 */
import { expect, parts, test } from './gallery-blocks';

test(
	'gallery: a category “Фото” filters, leaves by Back and is shared',
	{ tag: '@PF-11' },
	async ( {
		page,
		browser,
		requestUtils,
		placeGallery,
		seeded: { rooms },
	} ) => {
		const made: string[] = [];
		const make = async ( path: string, data: object ) => {
			const { id } = await requestUtils.rest< { id: number } >( {
				path,
				method: 'POST',
				data,
			} );
			made.unshift( `${ path }/${ id }` );
			return id;
		};
		const photos = await make( '/wp/v2/astra-portfolio-categories', {
			name: 'Фото',
		} );
		await make( '/wp/v2/astra-portfolio', {
			title: 'Пирс',
			status: 'publish',
			'astra-portfolio-categories': [ photos ],
		} );
		const { link } = await placeGallery( {
			categorySelectedNum: [ rooms, photos ],
		} );
		await page.goto( link );
		const { categories, titles } = parts( page );
		await expect( titles ).toHaveCount( 3 );
		await categories.getByRole( 'link', { name: 'Фото' } ).click();
		await expect( titles ).toHaveText( [ 'Пирс' ] );
		const shared = page.url();
		await page.goBack();
		await expect( titles ).toHaveCount( 3 );
		await expect( page ).toHaveURL( link );

		const friend = await browser.newPage( { javaScriptEnabled: false } );
		await friend.goto( shared );
		await expect( parts( friend ).titles ).toHaveText( [ 'Пирс' ] );
		await friend.close();
		for ( const path of made ) {
			await requestUtils.rest( {
				path,
				method: 'DELETE',
				params: { force: true },
			} );
		}
	}
);
