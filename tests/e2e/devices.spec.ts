/** Values per device of galleries and headers, from the site's stylesheet to the pixel, before any script and after. */
import type { Locator } from '@playwright/test';
import {
	axe,
	banner,
	expect,
	gallery,
	header,
	LOGO_ROW,
	parts,
	stand,
	test,
	writeFrom,
} from './devices-page';

/** Widths of windows, to both sides of each breakpoint, and the columns of a gallery as wide as they are; of one whose phones have no number, too. */
const WINDOWS = [
	[ 375, 2, 1 ],
	[ 767, 2, 1 ],
	[ 768, 3, 2 ],
	[ 1024, 3, 2 ],
	[ 1025, 4, 3 ],
	[ 1920, 4, 3 ],
	[ 2400, 5, 3 ],
] as const;

/** A masonry of blocks, with two narrow columns on phones. */
const CARDS = `<!-- wp:group ${ JSON.stringify( {
	align: 'full',
	frontageMasonry: true,
	frontageMasonryColumns: { mobile: 2, tablet: 3 },
	layout: { type: 'grid', columnCount: 4 },
} ) } --><div class="wp-block-group alignfull">${ Array.from(
	{ length: 12 },
	( _, at ) =>
		`<!-- wp:paragraph --><p>Card ${ at }</p><!-- /wp:paragraph -->`
).join( '' ) }</div><!-- /wp:group -->`;

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'devices: a gallery has its columns and gap on each, to the pixel',
		{ tag: [ '@PB-06', '@PF-13', '@newest' ] },
		async ( { page, place } ) => {
			const { link } = await place(
				gallery( { gap: { value: '24px', mobile: '6px' } } ) +
					gallery( { instanceId: 2, layout: 'grid' } ) +
					gallery( {
						instanceId: 3,
						columns: { value: 3, tablet: 2, mobile: '9;}' },
					} ) +
					CARDS
			);
			await page.goto( link );
			const [ masonry, grid, partly ] = [ 0, 1, 2 ].map( ( at ) =>
				page.locator( '.portfolio-block-wrapper' ).nth( at )
			) as [ Locator, Locator, Locator ];
			for ( const [ width, columns, fewer ] of WINDOWS ) {
				await page.setViewportSize( { width, height: 800 } );
				expect( [ width, await stand( masonry ) ] ).toEqual( [
					width,
					{
						columns,
						gap: width < 768 ? 6 : 24,
						startsRight: false,
						covered: false,
					},
				] );
				expect( await stand( grid ) ).toMatchObject( {
					columns,
					covered: false,
				} );
				// Phones have one column beside a number for tablets; what is no number counts as absent.
				expect( await stand( partly ) ).toMatchObject( {
					columns: fewer,
					covered: false,
				} );
				expect(
					await page
						.locator( '[data-frontage-masonry] p' )
						.evaluateAll(
							( cards ) =>
								new Set(
									cards.map(
										( card ) =>
											card.getBoundingClientRect().left
									)
								).size
						)
				).toBe( width < 768 ? 2 : fewer + 1 );
			}
		}
	);
} );

test(
	'devices: a gallery stands still when its script takes over, and follows the window',
	{ tag: '@PB-06' },
	async ( { decide, page, place } ) => {
		await decide( { mobile_break_point: 500 } );
		const { link } = await place( gallery() );
		await page.setViewportSize( { width: 800, height: 800 } );
		await page.goto( link );
		const island = page.locator( 'frontage-portfolio' );
		const { items, more } = parts( page );
		const places = () =>
			items.evaluateAll( ( tiles ) =>
				tiles.slice( 0, 12 ).map( ( tile ) => {
					const { left, top, width, height } =
						tile.getBoundingClientRect();
					return [ left, top + window.scrollY, width, height ];
				} )
			);
		const before = await places();
		await more.click();
		await expect( items ).toHaveCount( 24 );
		await expect( island ).toHaveAttribute( 'data-state', 'mounted' );
		expect( await places() ).toEqual( before );
		for ( const [ width, columns ] of [
			[ 800, 3 ],
			[ 500, 2 ],
			[ 501, 3 ],
			[ 1280, 4 ],
		] as const ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( await stand( page ) ).toMatchObject( {
				columns,
				covered: false,
			} );
		}
		await axe( page, '.portfolio-block-wrapper' );
		await writeFrom( page, link, 'rtl' );
		await page.goto( link );
		expect( await stand( page ) ).toMatchObject( {
			columns: 4,
			startsRight: true,
			covered: false,
		} );
	}
);

test(
	'devices: a header has logo, padding and gap of its own on each',
	{ tag: [ '@PB-06', '@HD-05' ] },
	async ( { decide, page, placeHeader, placeLogo } ) => {
		await placeLogo();
		await decide( { header_logo_width: 150 } );
		await placeHeader(
			header(
				LOGO_ROW.replace(
					'header-row -->',
					`header-row ${ JSON.stringify( {
						padding: { mobile: '4px', tablet: '8px' },
						gap: { tablet: '3px' },
						style: {
							spacing: {
								blockGap: '30px',
								padding: { top: '20px', bottom: '20px' },
							},
						},
					} ) } -->`
				),
				{ logoWidth: { mobile: 50, tablet: 90 } }
			)
		);
		await page.goto( '/' );
		const logo = banner( page ).getByRole( 'img' );
		const row = banner( page ).locator( '.wp-block-frontage-header-row' );
		for ( const [ width, pixels, padding, gap ] of [
			[ 375, 50, 4, 3 ],
			[ 767, 50, 4, 3 ],
			[ 768, 90, 8, 3 ],
			[ 1024, 90, 8, 3 ],
			[ 1025, 150, 20, 30 ],
		] as const ) {
			await page.setViewportSize( { width, height: 700 } );
			await expect( logo ).toHaveCSS( 'width', `${ pixels }px` );
			await expect( row ).toHaveCSS( 'padding-top', `${ padding }px` );
			await expect( row ).toHaveCSS( 'padding-bottom', `${ padding }px` );
			await expect( row ).toHaveCSS( 'column-gap', `${ gap }px` );
		}
		// The block's own width, where neither header nor site sets one.
		await decide( { header_logo_width: 0 } );
		await page.reload();
		// By which a browser knows the width, too; pictures of one size have none.
		await logo.evaluate( ( picture ) =>
			picture.removeAttribute( 'srcset' )
		);
		await expect( logo ).toHaveCSS( 'width', '40px' );
		await axe( page, '.wp-block-frontage-header' );
	}
);

test(
	'devices: a hidden gallery and a hidden header fetch no picture',
	{ tag: '@PB-06' },
	async ( { page, place, placeHeader, placeLogo } ) => {
		await placeLogo();
		const hidden = { frontageHidden: [ 'desktop' ] };
		await placeHeader( header( LOGO_ROW, hidden ) );
		const { link } = await place( gallery( hidden ) );
		const fetched: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.resourceType() === 'image' ) {
				fetched.push( request.url() );
			}
		} );
		await page.setViewportSize( { width: 1280, height: 700 } );
		await page.goto( link, { waitUntil: 'networkidle' } );
		const uploads = () =>
			fetched.filter( ( url ) => url.includes( '/uploads/' ) );
		expect( uploads() ).toEqual( [] );
		await page.setViewportSize( { width: 375, height: 700 } );
		await expect( banner( page ).getByRole( 'img' ) ).toBeVisible();
		await expect( parts( page ).items.first() ).toBeVisible();
		await expect.poll( () => uploads().length ).toBeGreaterThan( 1 );
	}
);
