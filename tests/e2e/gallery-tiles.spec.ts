/**
 * What a visitor sees of each item, and where it leads.
 */
import {
	axe,
	block,
	expect,
	expectTrouble,
	parts,
	test,
	TITLES,
} from './gallery-blocks';

test(
	'gallery: titles are below the pictures, or above them',
	{ tag: '@PF-12' },
	async ( { page, placeGallery } ) => {
		for ( const [ titlePosition, isAbove ] of [
			[ 'bottom', false ],
			[ 'top', true ],
		] as const ) {
			await page.goto( ( await placeGallery( { titlePosition } ) ).link );
			const tile = parts( page ).items.first();
			const title = await tile
				.locator( '.wp-block-frontage-portfolio__title' )
				.boundingBox();
			const picture = await tile
				.locator( '.wp-block-frontage-portfolio__picture' )
				.boundingBox();
			expect( ( title?.y ?? 0 ) < ( picture?.y ?? 0 ) ).toBe( isAbove );
		}
	}
);

const COLUMNS = [
	[ 'grid', 499, '3', 1 ],
	[ 'grid', 500, '3', 2 ],
	[ 'grid', 899, '4', 2 ],
	[ 'grid', 900, '4', 4 ],
	[ 'grid', 900, 3, 3 ],
	[ 'grid', 700, 1, 1 ],
	[ 'masonry', 749, '3', 1 ],
	[ 'masonry', 750, '3', 2 ],
	[ 'masonry', 899, '4', 2 ],
	[ 'masonry', 900, '4', 4 ],
	[ 'masonry', 900, 1, 1 ],
] as const;

for ( const [ layout, width, columns, seen ] of COLUMNS ) {
	test(
		`gallery: a ${ layout } of ${ columns } columns shows ${ seen } at ${ width } px`,
		{ tag: '@PF-14' },
		async ( { page, placeGallery } ) => {
			await page.goto(
				( await placeGallery( { layout, columns, itemsPerPage: 8 } ) )
					.link
			);
			await page
				.locator( '.portfolio-block-wrapper' )
				.evaluate( ( wrapper, px ) => {
					const { style } = wrapper as HTMLElement;
					style.setProperty( 'width', `${ px }px`, 'important' );
					style.setProperty( 'max-width', 'none', 'important' );
				}, width );
			const tops = await parts( page ).items.evaluateAll( ( tiles ) =>
				tiles.map( ( tile ) =>
					Math.round( tile.getBoundingClientRect().top )
				)
			);
			expect( tops.filter( ( top ) => top === tops[ 0 ] ) ).toHaveLength(
				seen
			);
		}
	);
}

test(
	'gallery: each tile links to its item’s destination',
	{ tag: '@PF-19' },
	async ( { page, placeGallery, seeded } ) => {
		const { link } = await placeGallery( { itemsPerPage: 8 } );
		const look = async () => {
			const tile = ( title: string ) =>
				parts( page )
					.items.filter( { hasText: title } )
					.getByRole( 'link' );
			await expect( tile( TITLES.harbour ) ).toHaveAttribute(
				'href',
				seeded.links.harbour
			);
			await expect( tile( TITLES.harbour ) ).not.toHaveAttribute(
				'target'
			);
			await expect( tile( TITLES.emoji ) ).toHaveAttribute(
				'href',
				'https://example.com/tea.mp4'
			);
			const site = tile( TITLES.quotes );
			await expect( site ).toHaveAttribute(
				'href',
				'https://example.com/glass'
			);
			await expect( site ).toHaveAttribute( 'target', '_blank' );
			await expect( site ).toHaveAttribute( 'rel', 'noopener' );
			await expect( site ).toHaveAccessibleName( /opens in a new tab/ );
			expect(
				await tile( '</script>' ).getAttribute( 'href' )
			).toContain( 'https://example.com/?a=1&b=' );
			// Its address was a script, which no link may hold: its own page stands in.
			await expect( tile( TITLES.last ) ).toHaveAttribute(
				'href',
				seeded.links.last
			);
		};
		await page.goto( link );
		await look();
		const { categories, items } = parts( page );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( items ).toHaveCount( 3 );
		await categories.getByRole( 'link', { name: 'All' } ).click();
		await expect( items ).toHaveCount( 8 );
		await look();
	}
);

test(
	'gallery: hostile titles are text, from server and script',
	{ tag: [ '@PF-12', '@everywhere' ] },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery( { itemsPerPage: 8 } ) ).link );
		const { categories, titles, items } = parts( page );
		await expect( titles ).toHaveText( Object.values( TITLES ) );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( items ).toHaveCount( 3 );
		await categories.getByRole( 'link', { name: 'All' } ).click();
		await expect( titles ).toHaveText( Object.values( TITLES ) );
		const overflow = await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		);
		expect( overflow ).toBe( 0 );
	}
);

test(
	'gallery: quick view shows on hover and focus, not in the name',
	{ tag: '@PF-15' },
	async ( { page, placeGallery } ) => {
		await page.goto(
			( await placeGallery( { quickViewText: 'Look <closer>' } ) ).link
		);
		const tile = parts( page ).items.first();
		const label = tile.getByText( 'Look <closer>' );
		await expect( label ).toHaveCSS( 'opacity', '0' );
		await tile.hover();
		await expect( label ).toHaveCSS( 'opacity', '1' );
		await page.mouse.move( 0, 0 );
		await expect( label ).toHaveCSS( 'opacity', '0' );
		await tile.getByRole( 'link' ).focus();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( label ).toHaveCSS( 'opacity', '1' );
		await expect( tile.getByRole( 'link' ) ).toHaveAccessibleName(
			'Harbour & light'
		);
		await axe( page, '.wp-block-frontage-portfolio__grid' );

		await page.goto(
			( await placeGallery( { 'show-quick-view': 'no' } ) ).link
		);
		await expect(
			parts( page ).items.getByText( 'Quick View' )
		).toHaveCount( 0 );
	}
);

test.describe( 'on a phone', () => {
	test.use( {
		viewport: { width: 375, height: 700 },
		hasTouch: true,
		isMobile: true,
	} );

	test(
		'gallery: a tile needs only one tap',
		{ tag: '@PF-15' },
		async ( { page, placeGallery, seeded } ) => {
			await page.goto(
				( await placeGallery( { itemsPerPage: 8 } ) ).link
			);
			const tile = parts( page ).items.last();
			await expect( tile.getByText( 'Quick View' ) ).toBeHidden();
			await tile.getByRole( 'link' ).tap();
			await page.waitForURL( seeded.links.last );
		}
	);
} );

test(
	'gallery: tiles show their terms, appended ones too',
	{ tag: '@PF-24' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery( { showTerms: true } ) ).link );
		const { items, more } = parts( page );
		await expect( items.first() ).toContainText( 'Kitchens' );
		await more.click();
		await expect( items ).toHaveCount( 6 );
		await expect( items.nth( 3 ) ).toContainText( 'R&D “Labs” مختبر' );
	}
);

test(
	'gallery: pictures have size, srcset and sizes, and all but one are lazy',
	{ tag: '@PF-22' },
	async ( { page, place } ) => {
		const { link } = await place(
			block( { itemsPerPage: 9, columns: 3 } )
		);
		await page.goto( link );
		const pictures = parts( page ).items.locator( 'img' );
		for ( const [ at, picture ] of ( await pictures.all() ).entries() ) {
			await expect( picture ).toHaveAttribute( 'width', /^\d+$/ );
			await expect( picture ).toHaveAttribute( 'height', /^\d+$/ );
			await expect( picture ).toHaveAttribute( 'sizes', /33|34vw/ );
			const is = at === 0 ? expect( picture ).not : expect( picture );
			await is.toHaveAttribute( 'loading', 'lazy' );
		}
		await expect( pictures.first() ).toHaveAttribute( 'srcset', /\d+w/ );
		const first = page.locator( 'img[fetchpriority=high]' );
		await expect( first ).toHaveCount( 1 );
		await expect( pictures.first() ).toHaveAttribute(
			'fetchpriority',
			'high'
		);
	}
);

test(
	'gallery: text above it loads before its pictures',
	{ tag: '@PF-22' },
	async ( { page, place } ) => {
		const above = ( count: number ) =>
			Array.from(
				{ length: count },
				( _, at ) =>
					`<!-- wp:html --><img src="/wp-includes/images/w-logo-blue.png?${ at }" alt="" width="800" height="600"><!-- /wp:html -->`
			).join( '' ) + block( { itemsPerPage: 9 } );
		const picture = parts( page ).items.locator( 'img' ).first();

		await page.goto( ( await place( above( 1 ) ) ).link );
		await expect( page.locator( 'img[fetchpriority=high]' ) ).toHaveCount(
			1
		);
		await expect( picture ).not.toHaveAttribute( 'fetchpriority', 'high' );
		await expect( picture ).not.toHaveAttribute( 'loading', 'lazy' );

		await page.goto( ( await place( above( 3 ) ) ).link );
		await expect( picture ).toHaveAttribute( 'loading', 'lazy' );
	}
);

test(
	'gallery: a bare legacy wrapper shows, an unreadable one is reported',
	{ tag: '@PF-05' },
	async ( { page, place, seeded } ) => {
		const settings = JSON.stringify( {
			itemsPerPage: '2',
			columns: '2',
			showSearch: 'no',
			categorySelectedNum: `${ seeded.rooms },${ seeded.labs }`,
			unknown: { a: '<b>"' },
		} )
			.replaceAll( '"', '&quot;' )
			.replaceAll( '<', '&lt;' )
			.replaceAll( '>', '&gt;' );
		const { link } = await place(
			`<!-- wp:html --><div class="portfolio-block-wrapper" portfolio-block-attributes="{broken"></div>` +
				`<p>Between</p><div class="x portfolio-block-wrapper" portfolio-block-attributes="${ settings }"> </div><!-- /wp:html -->`
		);
		const logged = page.waitForEvent( 'console', ( message ) =>
			message.text().includes( 'Error with rendering portfolio block' )
		);
		expectTrouble( page, /Error with rendering portfolio block/ );
		await page.goto( link );
		await logged;
		const { items, more, field } = parts( page );
		await expect( items ).toHaveCount( 2 );
		await expect( field ).toHaveCount( 0 );
		await expect( page.getByText( 'Between' ) ).toBeVisible();
		await more.click();
		await expect( items ).toHaveCount( 4 );
	}
);

test(
	'gallery: malformed attributes fall back to the defaults',
	{ tag: '@PF-05' },
	async ( { page, place } ) => {
		const { link } = await place(
			`<!-- wp:frontage/portfolio {"columns":{"a":1},"itemsPerPage":"many","titlePosition":"left","categorySelectedNum":{"x":"y"},"headerColor":"red;}</style><script>","loadMoreButtonText":["x"],"showSearch":"maybe","instanceId":"../<b>"} /-->`
		);
		await page.goto( link );
		const { items, field, more } = parts( page );
		await expect( items ).toHaveCount( 24 );
		await expect( field ).toBeVisible();
		await more.click();
		await expect( items ).toHaveCount( 48 );
	}
);
