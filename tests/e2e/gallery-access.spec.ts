/**
 * What the gallery is to those who use a keyboard, a screen reader, a phone, or another direction of writing.
 */
import {
	axe,
	block,
	expect,
	hasRing,
	parts,
	test,
	writeFrom,
	type Page,
} from './gallery-blocks';

const GALLERY = '.portfolio-block-wrapper';

test(
	'gallery: no breach of WCAG, inactive, hydrated and empty',
	{ tag: '@PF-18' },
	async ( { page, placeGallery } ) => {
		await page.goto(
			( await placeGallery( { showOtherCategories: true } ) ).link
		);
		await axe( page, GALLERY );
		const { categories, field, items, empty } = parts( page );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( page.locator( 'frontage-portfolio' ) ).toHaveAttribute(
			'data-state',
			'mounted'
		);
		await expect( items.first() ).toContainText( 'مشروع' );
		await expect(
			page.locator( '.wp-block-frontage-portfolio__grid' )
		).toHaveCSS( 'opacity', '1' );
		await axe( page, GALLERY );
		await field.fill( 'nothing is called this' );
		await expect( empty ).toBeVisible();
		await expect( empty ).toHaveCSS( 'opacity', '1' );
		await axe( page, GALLERY );
	}
);

/** The style variations of the demo's theme that differ most: two dark, a loud, a pale and a colored one. */
const STYLES = [
	'01-evening',
	'08-midnight',
	'07-sunrise',
	'02-noon',
	'05-twilight',
];

for ( const style of STYLES ) {
	test(
		`gallery: words and controls can be seen in the style ${ style }`,
		{ tag: [ '@PF-12', '@PF-18' ] },
		async ( { page, placeGallery } ) => {
			const { link } = await placeGallery( {
				showOtherCategories: true,
			} );
			await page.setExtraHTTPHeaders( {
				'x-frontage-fixture': 'style-variation',
				'x-frontage-style': style,
			} );
			await page.goto( link );
			await axe( page, GALLERY );
			const { field, empty } = parts( page );
			const answer = page.waitForResponse( /frontage_title=/ );
			await field.fill( 'nothing is called this' );
			await answer;
			await expect( page.getByRole( 'status' ) ).toHaveText(
				'No items found'
			);
			await expect( empty ).toBeVisible();
			await expect( empty ).toHaveCSS( 'opacity', '1' );
			await axe( page, GALLERY );
		}
	);
}

const nameOfFocus = ( page: Page ) =>
	page.locator( ':focus' ).evaluate( ( element ) => {
		if ( element instanceof HTMLInputElement ) {
			return element.getAttribute( 'aria-label' );
		}
		const heard = element.cloneNode( true ) as HTMLElement;
		heard
			.querySelectorAll( '[aria-hidden="true"]' )
			.forEach( ( part ) => part.remove() );
		return heard.textContent?.trim();
	} );

test(
	'gallery: Tab follows reading order with a visible focus',
	{ tag: [ '@PF-22', '@newest' ] },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories } = parts( page );
		await categories.getByRole( 'link', { name: 'All' } ).focus();
		const stops: unknown[] = [];
		for ( let stop = 0; stop < 8; stop++ ) {
			stops.push( await nameOfFocus( page ) );
			if ( stop > 0 ) {
				expect( await hasRing( page.locator( ':focus' ) ) ).toBe(
					true
				);
			}
			await page.keyboard.press( 'Tab' );
		}
		expect( stops ).toEqual( [
			'All',
			'Rooms',
			'R&D “Labs” مختبر',
			'Search',
			'Harbour & light',
			'مشروع الميناء',
			'Tea 😀 room',
			'Load More',
		] );
	}
);

test(
	'gallery: Enter chooses a category and keeps the focus',
	{ tag: '@PF-09' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, titles } = parts( page );
		const labs = categories.getByRole( 'link', { name: 'Labs' } );
		await labs.focus();
		await page.keyboard.press( 'Enter' );
		await expect( titles.first() ).toHaveText( 'مشروع الميناء' );
		await expect( labs ).toBeFocused();
	}
);

test.describe( 'on a phone', () => {
	test.use( {
		viewport: { width: 375, height: 700 },
		hasTouch: true,
		isMobile: true,
	} );

	test(
		'gallery: all filters are within reach, the selected one in view',
		{ tag: '@PF-08' },
		async ( { page, place } ) => {
			const { link } = await place(
				'<!-- wp:frontage/portfolio {"instanceId":1} /-->'
			);
			await page.goto( link );
			const { categories, field, more } = parts( page );
			const last = categories.getByRole( 'link' ).last();
			for ( const target of [ last, field, more ] ) {
				expect(
					( await target.boundingBox() )?.height
				).toBeGreaterThanOrEqual( 44 );
			}
			await last.scrollIntoViewIfNeeded();
			await last.tap();
			await expect( last ).toHaveAttribute( 'aria-current', 'true' );
			await expect( last ).toBeInViewport( { ratio: 1 } );

			await page.reload();
			await expect( last ).toBeInViewport( { ratio: 1 } );
			expect(
				await field.evaluate( ( element ) =>
					parseFloat( getComputedStyle( element ).fontSize )
				)
			).toBeGreaterThanOrEqual( 16 );
		}
	);

	test(
		'gallery: categories keep their scroll position during hydration',
		{ tag: [ '@PF-08', '@IS-02' ] },
		async ( { page, placeGallery } ) => {
			await page.goto(
				( await placeGallery( { categorySelectedNum: [] } ) ).link
			);
			const { categories, field } = parts( page );
			const list = categories.getByRole( 'list' );
			const scrolled = () =>
				list.evaluate( ( { scrollLeft } ) => scrollLeft );
			await list.evaluate( ( box ) => box.scrollBy( 90, 0 ) );
			await expect.poll( scrolled ).toBe( 90 );
			await field.pressSequentially( ' ' );
			await expect(
				page.locator( 'frontage-portfolio' )
			).toHaveAttribute( 'data-state', 'mounted' );
			expect( await scrolled() ).toBe( 90 );
		}
	);

	test(
		'gallery: hydration fetches no picture that is far away',
		{ tag: [ '@PF-13', '@IS-02' ] },
		async ( { page, place } ) => {
			await page.goto(
				( await place( block( { instanceId: 1, itemsPerPage: 100 } ) ) )
					.link
			);
			const gallery = page.locator( 'frontage-portfolio' );
			const farAway = await gallery
				.getByRole( 'img' )
				.evaluateAll( ( pictures: HTMLImageElement[] ) =>
					pictures
						.filter( ( { currentSrc } ) => ! currentSrc )
						.flatMap( ( { srcset } ) =>
							srcset.split( /\s\d+w(?:, |$)/ )
						)
						.filter( Boolean )
				);
			expect( farAway.length ).toBeGreaterThan( 10 );
			const fetched: string[] = [];
			page.on( 'request', ( request ) => fetched.push( request.url() ) );
			// Looks for nothing, so that no other item comes near either.
			await parts( page ).field.pressSequentially( ' ' );
			await expect( gallery ).toHaveAttribute( 'data-state', 'mounted' );
			expect(
				fetched.filter( ( url ) => farAway.includes( url ) )
			).toEqual( [] );
		}
	);
} );

test(
	'gallery: right to left begins at the right',
	{ tag: [ '@PF-12' ] },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery( {
			layout: 'grid',
			columns: 2,
			itemsPerPage: 4,
		} );
		await writeFrom( page, link, 'rtl' );
		await page.goto( link );
		const { items, categories, field } = parts( page );
		const left = async ( at: number ) =>
			( await items.nth( at ).boundingBox() )?.x ?? 0;
		expect( await left( 0 ) ).toBeGreaterThan( await left( 1 ) );
		expect(
			( await categories.getByRole( 'link' ).first().boundingBox() )?.x
		).toBeGreaterThan(
			( await categories.getByRole( 'link' ).nth( 1 ).boundingBox() )
				?.x ?? 0
		);
		await field.fill( 'الميناء' );
		await expect( items ).toHaveCount( 1 );
	}
);

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test(
		`gallery: overflowing categories fade on a phone, ${ direction }`,
		{ tag: '@PF-08' },
		async ( { page, placeGallery } ) => {
			await page.setViewportSize( { width: 375, height: 700 } );
			const { link } = await placeGallery( { categorySelectedNum: [] } );
			await writeFrom( page, link, direction );
			await page.goto( link );
			const list = parts( page ).categories.getByRole( 'list' );
			await expect( list ).toHaveCSS(
				'mask-image',
				direction === 'rtl'
					? /^linear-gradient\(to left/
					: /^linear-gradient\(to right/
			);
			await expect( list ).toHaveCSS( '--frontage-fade-start', '0px' );
			await expect( list ).toHaveCSS( '--frontage-fade-end', '40px' );
		}
	);
}

test(
	'gallery: the search field’s clear button is large, and seen in forced colors',
	{ tag: '@PF-10' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { field } = parts( page );
		await page.emulateMedia( { forcedColors: 'active' } );
		await field.fill( 'stair' );
		// The number of items stands beside the field, and a longer sentence until it is known.
		await expect(
			page.getByText( '1 item', { exact: true } )
		).toBeVisible();
		const box = await field.boundingBox();
		if ( ! box ) {
			throw new Error( 'no field' );
		}
		const end = box.x + box.width;
		const middle = box.y + box.height / 2;

		const picture = await page.screenshot( {
			clip: { x: end - 18, y: middle - 6, width: 12, height: 12 },
		} );
		expect( await colorsIn( page, picture ) ).toBeGreaterThan( 1 );

		await page.mouse.click( end - 21, middle + 9 );
		await expect( field ).toHaveValue( '' );
	}
);

/** How many colors a picture has. */
const colorsIn = ( page: Page, picture: Buffer ) =>
	page.evaluate( async ( base64 ) => {
		const image = new Image();
		image.src = `data:image/png;base64,${ base64 }`;
		await image.decode();
		const { width, height } = image;
		const canvas = new OffscreenCanvas( width, height ).getContext( '2d' );
		canvas?.drawImage( image, 0, 0 );
		const data = canvas?.getImageData( 0, 0, width, height ).data;
		return new Set( new Uint32Array( data?.buffer ?? [] ) ).size;
	}, picture.toString( 'base64' ) );
