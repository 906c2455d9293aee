/** Masonry of any blocks, and texts and sounds in styles of ours. */
import { axe, fixture, hold } from './frontage';
import { expect, test, watchShifts, words, type Page } from './sticky-page';

const HEIGHTS = [ 300, 120, 200, 90, 260, 150, 80, 210, 130 ];

const card = ( height: number, at: number ) =>
	`<!-- wp:html --><p class="card" style="height: ${ height }px">Card ${ at }</p><!-- /wp:html -->`;

const grid = ( inner: string, attributes: object = {} ) =>
	`<!-- wp:group ${ JSON.stringify( {
		frontageMasonry: true,
		align: 'wide',
		layout: { type: 'grid', columnCount: 3, minimumColumnWidth: null },
		...attributes,
	} ) } --><div class="wp-block-group alignwide">${ inner }</div><!-- /wp:group -->`;

const masonry = ( page: Page ) => page.locator( '[data-frontage-masonry]' );

interface Box {
	top: number;
	left: number;
	width: number;
	height: number;
}

const boxes = ( page: Page, entries = '> :not(script)' ) =>
	masonry( page )
		.first()
		.evaluate(
			( box, selector ) =>
				[ ...box.querySelectorAll( `:scope ${ selector }` ) ].map(
					( each ): Box => {
						const { top, left, width, height } =
							each.getBoundingClientRect();
						return {
							top: Math.round( top ),
							left: Math.round( left ),
							width: Math.round( width ),
							height: Math.round( height ),
						};
					}
				),
			entries
		);

/** The columns, each from top to bottom, and in reading order by their first entries. */
const columnsOf = ( all: Box[] ) =>
	[ ...new Set( all.map( ( { left } ) => left ) ) ].map( ( left ) =>
		all.filter( ( box ) => box.left === left )
	);

/** Spaces between the entries of each column. */
const spaces = ( all: Box[] ) =>
	columnsOf( all ).flatMap( ( column ) =>
		column
			.slice( 1 )
			.map(
				( { top }, at ) =>
					top -
					( column[ at ]?.top ?? 0 ) -
					( column[ at ]?.height ?? 0 )
			)
	);

test(
	'masonry: three columns, 30 px apart, in reading order; a card may grow',
	{ tag: [ '@PB-09', '@newest' ] },
	async ( { page, publish } ) => {
		const address = await publish(
			grid( HEIGHTS.map( card ).join( '' ) ) +
				grid( HEIGHTS.slice( 0, 4 ).map( card ).join( '' ) )
		);
		await page.goto( address );
		await expect( masonry( page ).first() ).toHaveAttribute(
			'data-state',
			'placed'
		);
		const before = await boxes( page );
		expect( columnsOf( before ) ).toHaveLength( 3 );
		for ( const space of spaces( before ) ) {
			expect( space ).toBeGreaterThanOrEqual( 30 );
			expect( space ).toBeLessThanOrEqual( 31 );
		}
		// An entry never stands clearly above one that is read before it.
		before.forEach( ( { top }, at ) => {
			before
				.slice( 0, at )
				.forEach( ( earlier ) =>
					expect( top ).toBeGreaterThanOrEqual( earlier.top - 30 )
				);
		} );
		await axe( page, '[data-frontage-masonry]' );

		await page
			.getByText( 'Card 1' )
			.first()
			.evaluate( ( element ) => ( element.style.height = '500px' ) );
		await expect
			.poll( async () => ( await boxes( page ) )[ 1 ]?.height )
			.toBe( 500 );
		const after = await boxes( page );
		expect( after.map( ( { left } ) => left ) ).toEqual(
			before.map( ( { left } ) => left )
		);
		for ( const space of spaces( after ) ) {
			expect( space ).toBeGreaterThanOrEqual( 30 );
			expect( space ).toBeLessThanOrEqual( 31 );
		}

		await page.setViewportSize( { width: 320, height: 700 } );
		await expect
			.poll( async () => columnsOf( await boxes( page ) ).length )
			.toBe( 1 );
		expect( spaces( await boxes( page ) ).every( ( s ) => s >= 30 ) ).toBe(
			true
		);
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= 320
			)
		).toBe( true );
	}
);

test(
	'masonry: placed before it is painted, at the top of a page and with scripts held',
	{ tag: '@PB-09' },
	async ( { page, publish } ) => {
		const shift = await watchShifts( page, 'header' );
		await page.setViewportSize( { width: 1280, height: 900 } );
		const { asked, answer } = await hold( page, /frontage\/build\/.+\.js/ );
		await page.goto(
			await publish(
				grid( HEIGHTS.map( card ).join( '' ) ) +
					words( '<a href="#top">Top</a>' )
			),
			{ waitUntil: 'commit' }
		);
		await asked();
		await expect( masonry( page ) ).toHaveAttribute(
			'data-state',
			'placed'
		);
		const before = await boxes( page );
		answer();
		await page.waitForLoadState( 'networkidle' );
		expect( await boxes( page ) ).toEqual( before );
		expect( await shift() ).toBeLessThan( 0.001 );
		// One that comes later is placed, too.
		await masonry( page ).evaluate( ( box ) => {
			const later = box.cloneNode( true ) as HTMLElement;
			later.removeAttribute( 'data-state' );
			box.replaceWith( later );
		} );
		await expect( masonry( page ) ).toHaveAttribute(
			'data-state',
			'placed'
		);
	}
);

test(
	'masonry: begins at the right in right to left; without script in columns',
	{ tag: '@PB-09' },
	async ( { browser, page, publish } ) => {
		const address = await publish( grid( HEIGHTS.map( card ).join( '' ) ) );
		const plain = await browser.newPage( {
			javaScriptEnabled: false,
			viewport: { width: 1280, height: 800 },
		} );
		await plain.goto( address );
		const columns = columnsOf( await boxes( plain ) );
		expect( columns ).toHaveLength( 3 );
		await plain.close();
		await fixture( page, 'right-to-left' );
		await page.goto( address );
		await expect( masonry( page ) ).toHaveAttribute(
			'data-state',
			'placed'
		);
		const [ first, second ] = await boxes( page );
		expect( first?.left ).toBeGreaterThan( second?.left ?? NaN );
		expect( first?.top ).toBe( second?.top );
	}
);

test(
	'masonry: of a gallery and of posts, whole pictures in their own shape',
	{ tag: '@PB-09' },
	async ( { page, publish, requestUtils } ) => {
		const media = await requestUtils.rest<
			{ id: number; source_url: string }[]
		>( {
			path: '/wp/v2/media',
			params: { per_page: 7, media_type: 'image' },
		} );
		const pictures = media
			.map(
				( { id, source_url: url } ) =>
					`<!-- wp:image {"id":${ id },"sizeSlug":"large"} --><figure class="wp-block-image size-large"><img src="${ url }" alt="" class="wp-image-${ id }"/></figure><!-- /wp:image -->`
			)
			.join( '' );
		await page.goto(
			await publish(
				`<!-- wp:gallery {"frontageMasonry":true,"columns":3,"linkTo":"none","align":"wide"} --><figure class="wp-block-gallery alignwide has-nested-images columns-3 is-cropped">${ pictures }<figcaption class="blocks-gallery-caption wp-element-caption">Seven</figcaption></figure><!-- /wp:gallery -->` +
					'<!-- wp:query {"query":{"perPage":4,"postType":"post","inherit":false},"align":"wide"} --><div class="wp-block-query alignwide"><!-- wp:post-template {"frontageMasonry":true,"layout":{"type":"grid","columnCount":2}} --><!-- wp:post-title /--><!-- wp:post-excerpt /--><!-- /wp:post-template --></div><!-- /wp:query -->'
			)
		);
		await expect( masonry( page ).first() ).toHaveAttribute(
			'data-state',
			'placed'
		);
		// Lazy pictures have their place by their attributes.
		const all = await boxes( page, '> .wp-block-image' );
		expect( columnsOf( all ) ).toHaveLength( 3 );
		expect( spaces( all ).every( ( s ) => s >= 29 && s <= 31 ) ).toBe(
			true
		);
		const [ caption ] = await boxes( page, '> figcaption' );
		expect( caption?.top ).toBeGreaterThanOrEqual(
			Math.max( ...all.map( ( { top, height } ) => top + height ) )
		);
		const shapes = await masonry( page )
			.first()
			.locator( 'img' )
			.evaluateAll( ( images: HTMLImageElement[] ) =>
				images.map( ( { width, height, attributes } ) =>
					Math.abs(
						width / height -
							Number(
								attributes.getNamedItem( 'width' )?.value
							) /
								Number(
									attributes.getNamedItem( 'height' )?.value
								)
					)
				)
			);
		shapes.forEach( ( off ) => expect( off ).toBeLessThan( 0.02 ) );
		expect(
			await masonry( page )
				.last()
				.evaluate( ( list ) => [ list.tagName, list.dataset.state ] )
		).toEqual( [ 'UL', 'placed' ] );
	}
);

test(
	'text editor, audio: columns and a card, without script of ours',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.route( '**/tea.mp3', ( route ) =>
			route.fulfill( { contentType: 'audio/mpeg', body: '' } )
		);
		const sentence = 'Oak is oiled once a year and kept out of the sun. ';
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto(
			await publish(
				`<!-- wp:group {"className":"is-style-frontage-columns-2","align":"wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide is-style-frontage-columns-2"><!-- wp:paragraph {"dropCap":true} --><p class="has-drop-cap">${ sentence.repeat( 20 ) }</p><!-- /wp:paragraph --></div><!-- /wp:group -->` +
					'<!-- wp:audio {"className":"is-style-frontage-card"} --><figure class="wp-block-audio is-style-frontage-card"><audio controls preload="none" src="/tea.mp3"></audio><figcaption class="wp-element-caption">How tea is made</figcaption></figure><!-- /wp:audio -->'
			)
		);
		const text = page.locator( '.is-style-frontage-columns-2 > p' );
		const count = () =>
			text.evaluate( ( element ) => element.getClientRects().length );
		expect( await count() ).toBe( 2 );
		const title = await page.getByText( 'How tea is made' ).boundingBox();
		const player = await page.locator( 'audio' ).boundingBox();
		expect( title?.y ).toBeLessThan( player?.y ?? NaN );
		await axe( page, '.is-style-frontage-card' );
		await page.setViewportSize( { width: 375, height: 700 } );
		expect( await count() ).toBe( 1 );
		expect( asked.join() ).not.toMatch( /core-styles\/view\.js/ );
	}
);

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'masonry: an owner switches it on, and sees it in the canvas',
		{ tag: '@PB-09' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost( { postType: 'page', title: 'Cards' } );
			await editor.setContent(
				grid( HEIGHTS.map( card ).join( '' ), {
					frontageMasonry: undefined,
				} )
			);
			const group = editor.canvas.getByRole( 'document', {
				name: 'Block: Grid',
			} );
			await editor.selectBlocks( group );
			await editor.openDocumentSettingsSidebar();
			await page.getByRole( 'checkbox', { name: 'Masonry' } ).check();
			await expect( group ).toHaveAttribute( 'data-state', 'placed' );
			expect( await editor.getBlocks() ).toMatchObject( [
				{ name: 'core/group', attributes: { frontageMasonry: true } },
			] );
			await editor.insertBlock( {
				name: 'core/group',
				attributes: { className: 'is-style-frontage-columns-2' },
			} );
			await expect(
				editor.canvas.getByRole( 'document', {
					name: 'Block: Text editor',
				} )
			).toBeVisible();
		}
	);
} );
