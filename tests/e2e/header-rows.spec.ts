/**
 * Which header a visitor sees: its rows by the window's width, its conditions, and what a page has chosen for itself.
 */
import {
	axe,
	banner,
	expect,
	header,
	LOGO_ROW,
	row,
	test,
} from './header-page';
import { expectTrouble } from './watch';

const ROWS =
	row( 'On every device', { row: 'above' } ) +
	row( 'On desktop', { device: 'desktop' } ) +
	row( 'On phones', { device: 'mobile' } );

test(
	'header: rows for desktop or phones, hidden ones take no room',
	{ tag: [ '@HD-01' ] },
	async ( { page, placeHeader } ) => {
		await placeHeader( header( ROWS ) );
		await page.goto( '/' );
		const rowOf = ( words: string ) =>
			banner( page ).getByText( words, { exact: true } );
		await expect( rowOf( 'On every device' ) ).toBeVisible();
		await expect( rowOf( 'On desktop' ) ).toBeVisible();
		await expect( rowOf( 'On phones' ) ).toBeHidden();
		await axe( page, '.wp-block-frontage-header' );
		await page.setViewportSize( { width: 320, height: 700 } );
		await expect( rowOf( 'On phones' ) ).toBeVisible();
		await expect( rowOf( 'On desktop' ) ).toBeHidden();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
	}
);

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'header: all of it shows in the layout for the window',
		{ tag: '@HD-01' },
		async ( { page, placeHeader } ) => {
			await placeHeader( header( ROWS ) );
			await page.setViewportSize( { width: 920, height: 700 } );
			await page.goto( '/' );
			await expect(
				banner( page ).getByRole( 'link', {
					name: 'Link of On phones',
				} )
			).toBeVisible();
			await expect(
				banner( page ).getByText( 'On desktop', { exact: true } )
			).toBeHidden();
			await page.setViewportSize( { width: 921, height: 700 } );
			await expect(
				banner( page ).getByRole( 'link', {
					name: 'Link of On desktop',
				} )
			).toBeVisible();
		}
	);
} );

test(
	'header: crossing the site’s breakpoint fires an event',
	{ tag: '@HD-02' },
	async ( { decide, page, placeHeader } ) => {
		await decide( { break_point: 700 } );
		await placeHeader( header( ROWS ) );
		await page.setViewportSize( { width: 800, height: 700 } );
		await page.goto( '/' );
		await expect( banner( page ) ).toHaveAttribute(
			'data-mode',
			'desktop'
		);
		await expect(
			banner( page ).getByText( 'On desktop', { exact: true } )
		).toBeVisible();
		await page.evaluate( () => {
			const heard: string[] = [];
			document.addEventListener( 'frontage-header-mode', ( event ) => {
				heard.push( ( event as CustomEvent ).detail.mode );
				document.title = heard.join( ' ' );
			} );
		} );
		await page.setViewportSize( { width: 700, height: 800 } );
		await expect( page ).toHaveTitle( 'mobile' );
		await expect( banner( page ) ).toHaveAttribute( 'data-mode', 'mobile' );
		await expect(
			banner( page ).getByText( 'On phones', { exact: true } )
		).toBeVisible();
		await page.setViewportSize( { width: 701, height: 800 } );
		await expect( page ).toHaveTitle( 'mobile desktop' );
	}
);

test(
	'header: the one of a page is shown among several',
	{ tag: '@HD-01' },
	async ( { page, placeHeader, placePage } ) => {
		await placeHeader(
			[
				header( row( 'Front' ), { showOn: [ 'front-page' ] } ),
				header( row( 'Lost' ), { showOn: [ '404' ] } ),
				header( row( 'Found' ), { showOn: [ 'search' ] } ),
				header( row( 'Page' ), {
					showOn: [ 'type:page' ],
					hideOn: [ 'front-page' ],
				} ),
				header( row( 'Entry' ), {
					showOn: [ 'singular', 'archive' ],
					hideOn: [ 'type:page' ],
				} ),
			].join( '' )
		);
		expectTrouble( page, /status of 404/ );
		const { link } = await placePage();
		for ( const [ address, words ] of [
			[ '/', 'Front' ],
			[ '/nothing-here/', 'Lost' ],
			[ '/?s=harbour', 'Found' ],
			[ link, 'Page' ],
			[ '/journal/', 'Entry' ],
		] as const ) {
			await page.goto( address );
			await expect(
				banner( page ).locator(
					'.wp-block-frontage-header-row > p:first-child'
				)
			).toHaveText( [ words ] );
		}
	}
);

test(
	'header: the logo has its width for each device',
	{ tag: [ '@HD-05', '@newest' ] },
	async ( { decide, page, placeHeader, placeLogo } ) => {
		await placeLogo();
		await decide( {
			header_logo_width: 150,
			responsive_header_logo_width: {
				desktop: 0,
				tablet: 110,
				mobile: 70,
			},
		} );
		await placeHeader( header( LOGO_ROW ) );
		await page.goto( '/' );
		const logo = banner( page ).getByRole( 'img' );
		for ( const [ window, width ] of [
			[ 1280, 150 ],
			[ 768, 110 ],
			[ 544, 70 ],
		] as const ) {
			await page.setViewportSize( { width: window, height: 700 } );
			await expect( logo ).toHaveCSS( 'width', `${ width }px` );
		}
	}
);

test(
	'header: a page can have none, or a transparent one',
	{ tag: '@HD-01' },
	async ( { page, placeHeader, placePage } ) => {
		await placeHeader(
			header( row( 'A row' ), { backgroundColor: 'accent-1' } )
		);
		const none = await placePage( { meta: { _frontage_header: 'none' } } );
		await page.goto( none.link );
		await expect( page.getByRole( 'main' ) ).toBeVisible();
		await expect( banner( page ) ).toHaveCount( 0 );

		const over = await placePage( {
			meta: { _frontage_header: 'transparent' },
		} );
		await page.goto( over.link );
		const block = banner( page ).locator( '.wp-block-frontage-header' );
		await expect( block ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		const [ main, rows ] = await Promise.all( [
			page.getByRole( 'main' ).boundingBox(),
			block.boundingBox(),
		] );
		expect( main?.y ).toBe( 0 );
		expect( rows?.y ).toBe( 0 );
		expect( rows?.height ).toBeGreaterThan( 40 );
		await banner( page ).getByRole( 'link' ).click();
		await expect( page ).toHaveURL( /from=A/ );
	}
);
