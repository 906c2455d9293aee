/**
 * What a visitor gets from the filter bar.
 */
import { expect, nextAnswer, parts, test, TITLES } from './gallery-blocks';

test(
	'gallery: All is first and selected',
	{ tag: '@PF-08' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const entries = parts( page ).categories.getByRole( 'link' );
		await expect( entries ).toHaveText( [
			'All',
			'Rooms',
			'R&D “Labs” مختبر',
		] );
		await expect( entries.first() ).toHaveAttribute(
			'aria-current',
			'true'
		);
		await expect( entries.nth( 1 ) ).not.toHaveAttribute( 'aria-current' );
	}
);

test(
	'gallery: picked items offer only their categories',
	{ tag: '@PF-08' },
	async ( { page, placeGallery, seeded: { ids } } ) => {
		const { link } = await placeGallery( {
			pickedItems: [ ids.straight, ids.harbour, ids.emoji ],
			categorySelectedNum: [],
			showOtherCategories: true,
		} );
		await page.goto( link );
		const { categories, others, titles } = parts( page );
		const entries = categories.getByRole( 'link' );
		const offered = [ 'All', 'Kitchens', 'Rooms' ];
		await expect( entries ).toHaveText( offered );
		await expect( others.getByRole( 'link' ) ).toHaveText( [
			'All',
			'Midnight',
		] );

		await others.getByRole( 'link', { name: 'Midnight' } ).click();
		await expect( titles ).toHaveText( [ TITLES.harbour ] );
		await entries.filter( { hasText: 'Kitchens' } ).click();
		await expect( titles ).toHaveText( [ TITLES.harbour ] );
		await expect( entries ).toHaveText( offered );
	}
);

test(
	'gallery: a site owner’s colors are on the filter bar',
	{ tag: '@PF-07' },
	async ( { page, placeGallery } ) => {
		await page.goto(
			(
				await placeGallery( {
					headerColor: '#102030',
					headerTextColor: '#ddeeff',
					activeHeaderTextColor: 'rgb(255, 200, 0)',
				} )
			).link
		);
		const { categories } = parts( page );
		await expect(
			page.locator( '.wp-block-frontage-portfolio__bar' )
		).toHaveCSS( 'background-color', 'rgb(16, 32, 48)' );
		await expect(
			categories.getByRole( 'link', { name: 'All' } )
		).toHaveCSS( 'color', 'rgb(255, 200, 0)' );
		await expect(
			categories.getByRole( 'link', { name: 'Rooms' } )
		).toHaveCSS( 'color', 'rgb(221, 238, 255)' );
	}
);

test(
	'gallery: a category narrows, All shows everything again',
	{ tag: [ '@PF-09', '@everywhere', '@newest' ] },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, titles, status } = parts( page );
		const labs = categories.getByRole( 'link', { name: 'Labs' } );
		await labs.click();
		await expect( titles ).toHaveText( [
			TITLES.arabic,
			TITLES.quotes,
			TITLES.hostile,
		] );
		await expect( labs ).toHaveAttribute( 'aria-current', 'true' );
		await expect( status ).toHaveText( '3 of 3 items shown' );
		await expect(
			page.getByText( '3 items', { exact: true } )
		).toBeVisible();

		await categories.getByRole( 'link', { name: 'All' } ).click();
		await expect( titles ).toHaveText( [
			TITLES.harbour,
			TITLES.arabic,
			TITLES.emoji,
		] );
		await expect(
			page.getByText( '8 items', { exact: true } )
		).toBeVisible();
	}
);

test(
	'gallery: a term replaces the block’s terms, All restores them',
	{ tag: '@PF-09' },
	async ( { page, placeGallery, seeded } ) => {
		await page.goto(
			(
				await placeGallery( {
					categorySelectedNum: [ seeded.kitchens, seeded.labs ],
				} )
			).link
		);
		const { categories } = parts( page );
		const asked = nextAnswer( page );
		await categories.getByRole( 'link', { name: 'Kitchens' } ).click();
		expect(
			new URL( ( await asked ).url() ).searchParams.getAll(
				'astra-portfolio-categories'
			)
		).toEqual( [ String( seeded.kitchens ) ] );
		await expect(
			page.getByText( '5 items', { exact: true } )
		).toBeVisible();

		const all = nextAnswer( page );
		await categories.getByRole( 'link', { name: 'All' } ).click();
		expect(
			new URL( ( await all ).url() ).searchParams.get(
				'astra-portfolio-categories'
			)
		).toBe( `${ seeded.kitchens },${ seeded.labs }` );
	}
);

test(
	'gallery: a parent includes its children, no empty categories',
	{ tag: [ '@PF-09' ] },
	async ( { page, placeGallery } ) => {
		await page.goto(
			( await placeGallery( { categorySelectedNum: [] } ) ).link
		);
		const { categories, titles } = parts( page );
		await expect( categories ).not.toContainText( 'Nothing in it' );
		await categories
			.getByRole( 'link', { name: 'Rooms', exact: true } )
			.click();
		await expect( titles ).toHaveText( [
			TITLES.harbour,
			TITLES.emoji,
			TITLES.long,
		] );
		await expect(
			page.getByText( '5 items', { exact: true } )
		).toBeVisible();
	}
);

test(
	'gallery: two filters together show the intersection',
	{ tag: '@PF-09' },
	async ( { page, placeGallery, seeded } ) => {
		await page.goto(
			(
				await placeGallery( {
					showOtherCategories: true,
					otherCategorySelectedNum: [ seeded.blue ],
					showOtherCategoriesAll: true,
				} )
			).link
		);
		const { categories, others, titles } = parts( page );
		await expect( titles ).toHaveText( [ TITLES.harbour, TITLES.arabic ] );
		await others.getByRole( 'link', { name: 'Midnight' } ).click();
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( titles ).toHaveText( [ TITLES.arabic ] );
	}
);

test(
	'gallery: a filter without results says so and offers a way out',
	{ tag: '@PF-12' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, field, empty, items, status } = parts( page );
		await field.fill( 'nothing is called this' );
		await expect( empty ).toContainText( 'No items found' );
		await expect( status ).toHaveText( 'No items found' );
		await empty.getByRole( 'link', { name: 'Clear filters' } ).click();
		await expect( items ).toHaveCount( 3 );
		await expect( field ).toHaveValue( '' );
		await expect(
			categories.getByRole( 'link', { name: 'All' } )
		).toBeFocused();
	}
);

test(
	'gallery: a modified click opens the filter in a new tab',
	{ tag: '@PF-09' },
	async ( { page, context, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, items } = parts( page );
		await categories.hover();
		const opened = context.waitForEvent( 'page' );
		await categories
			.getByRole( 'link', { name: 'Labs' } )
			.click( { modifiers: [ 'ControlOrMeta' ] } );
		await expect( parts( await opened ).titles.first() ).toHaveText(
			TITLES.arabic
		);
		await expect( items.first() ).toContainText( TITLES.harbour );
	}
);
