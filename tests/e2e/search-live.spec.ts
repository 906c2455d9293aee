/** What a visitor finds while she types. */
import { axe, expect, fixture, hold, test, writeFrom } from './menu-page';
import {
	answer,
	inHeader,
	isSearch,
	parts,
	searchBlock,
	termOf,
} from './search-page';

test(
	'search: finds all types while typing, Escape closes list, then search',
	{ tag: [ '@SR-03', '@everywhere' ] },
	async ( { page, place } ) => {
		await page.goto( ( await place( inHeader( searchBlock() ) ) ).link );
		const { open, panel, field, status, list, option } = parts( page );
		await open.click();
		await page.keyboard.type( 'stair' );
		await expect( status ).toHaveText( /^\d+ results?$/ );
		await expect( field ).toHaveRole( 'combobox' );
		await expect( field ).toHaveAttribute( 'aria-expanded', 'true' );
		for ( const [ title, type ] of [
			[ /^The long eave/, 'Portfolio item' ],
			[ /^In praise of the handrail/, 'Post' ],
			[ /^About/, 'Page' ],
		] as const ) {
			await expect(
				option( title ).getByText( type, { exact: true } )
			).toBeVisible();
		}
		const picture = list.locator( 'img' ).first();
		await expect( picture ).toHaveAttribute( 'width', '150' );
		await axe( page, '.entry-content .wp-block-frontage-search' );

		const isChosen = async ( name: string | RegExp ) => {
			await expect( option( name ) ).toHaveAttribute(
				'aria-selected',
				'true'
			);
			await expect( field ).toHaveAttribute(
				'aria-activedescendant',
				( await option( name ).getAttribute( 'id' ) ) ?? 'none'
			);
			await expect( field ).toBeFocused();
		};
		await page.keyboard.press( 'ArrowUp' );
		await isChosen( 'All results for “stair”' );
		await page.keyboard.press( 'Home' );
		const first =
			( await list.getByRole( 'option' ).first().textContent() ) ?? '';
		await isChosen( new RegExp( `^${ first.slice( 0, 8 ) }` ) );
		await page.keyboard.press( 'End' );
		await isChosen( 'All results for “stair”' );
		await page.keyboard.press( 'Escape' );
		await expect( list ).toBeHidden();
		await expect( panel ).toBeVisible();
		await expect( field ).toHaveValue( 'stair' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( list ).toBeVisible();
		const to = await list
			.getByRole( 'option' )
			.first()
			.getAttribute( 'href' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( to ?? 'none' );
	}
);

test(
	'search: one request per pause, only the last answer shows',
	{ tag: '@SR-03' },
	async ( { page, place } ) => {
		await page.goto(
			( await place( searchBlock( { opens: 'inline' } ) ) ).link
		);
		const { field, status, option } = parts( page );
		const asked: string[] = [];
		await page.route( isSearch, async ( route ) => {
			const term = termOf( route );
			asked.push( term );
			await answer( route, [ `Answer to ${ term }` ] ).catch( () => {} );
		} );
		const first = await hold(
			page,
			( url ) =>
				isSearch( url ) && url.searchParams.get( 'search' ) === 'harb'
		);
		await field.click();
		await page.keyboard.type( 'h' );
		await page.keyboard.type( 'arb' );
		await first.asked();
		expect( asked ).toEqual( [] );
		await expect( status ).toHaveText( 'Searching…' );
		await page.keyboard.type( 'our' );
		await expect( option( /^Answer to harbour/ ) ).toBeVisible();
		first.answer();
		await field.press( 'End' );
		await expect( option( /^Answer to harbour/ ) ).toBeVisible();
		expect( asked ).toEqual( [ 'harbour', 'harb' ] );
		await field.press( 'Space' );
		await expect( status ).toHaveText( '1 result' );
		expect( asked ).toHaveLength( 2 );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\?s=harbour/ );
	}
);

test(
	'search: no results and failures are told, the latter with retry',
	{ tag: '@SR-03' },
	async ( { page, place, watcher } ) => {
		watcher.allow( /500|status of/ );
		await page.goto(
			( await place( searchBlock( { opens: 'inline' } ) ) ).link
		);
		const { field, status, list, retry, option } = parts( page );
		let isBroken = true;
		await page.route( isSearch, ( route ) =>
			isBroken
				? route.fulfill( { status: 500, body: 'Out of order' } )
				: answer( route, termOf( route ) === 'none' ? [] : [ 'Back' ] )
		);
		await field.fill( 'roof' );
		await expect( status ).toHaveText( 'The search did not answer.' );
		await expect( list ).toBeHidden();
		await axe( page, '.entry-content .wp-block-frontage-search' );
		isBroken = false;
		await retry.click();
		await expect( option( /^Back/ ) ).toBeVisible();
		await expect( field ).toBeFocused();
		await expect( retry ).toHaveCount( 0 );
		await field.fill( 'none' );
		await expect( status ).toHaveText( 'No results for “none”' );
		await expect( list ).toBeHidden();
		await expect( field ).toHaveAttribute( 'aria-expanded', 'false' );
	}
);

test(
	'search: screen readers get slow, count and each result',
	{ tag: '@SR-03' },
	async ( { page, place } ) => {
		await page.goto(
			( await place( searchBlock( { opens: 'inline' } ) ) ).link
		);
		const { block, field } = parts( page );
		let letGo = () => {};
		const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
		await page.route( isSearch, async ( route ) => {
			await held;
			await answer( route, [ 'The long eave', 'About' ], 10000 );
		} );
		await field.fill( 'stair' );
		await expect( block ).toMatchAriaSnapshot( `
    - search:
      - combobox "Search": stair
      - button "Submit Search"
      - status: Searching…
` );
		letGo();
		await expect( block ).toMatchAriaSnapshot( `
    - search:
      - combobox "Search" [expanded]: stair
      - button "Submit Search"
      - status: 10,000 results
      - listbox "Results":
        - option "The long eave Page"
        - option "About Page"
        - option "All results for “stair”"
` );
	}
);

test(
	'search: hostile titles and terms are text, RTL too',
	{ tag: '@SR-03' },
	async ( { page, place } ) => {
		const HOSTILE = [
			'</script><img src=x onerror=alert(1)>&amp;',
			'مشروع الميناء “😀” [gallery]',
			'Long'.repeat( 75 ),
		];
		const { link } = await place(
			inHeader( searchBlock( { opens: 'full-screen' } ) )
		);
		await page.setViewportSize( { width: 375, height: 700 } );
		await writeFrom( page, link, 'rtl' );
		await page.goto( link );
		const { open, field, option, panel } = parts( page );
		await page.route( isSearch, ( route ) => answer( route, HOSTILE ) );
		await open.click();
		const term = '<b>&lt;"\'%s 😀 ميناء';
		await field.fill( term );
		for ( const title of HOSTILE ) {
			await expect(
				option( new RegExp( '^' ) ).getByText( title, { exact: true } )
			).toBeVisible();
		}
		await expect( option( `All results for “${ term }”` ) ).toHaveAttribute(
			'href',
			new RegExp( `[?&]s=${ encodeURIComponent( '<b>' ) }` )
		);
		await axe( page, '.entry-content .wp-block-frontage-search' );
		expect(
			await panel.evaluate( ( { scrollWidth } ) => scrollWidth )
		).toBe( 375 );
	}
);

test(
	'search: limited types, with plain permalinks and on a cached page',
	{ tag: '@SR-03' },
	async ( { page, place } ) => {
		await fixture( page, 'plain-permalinks' );
		const { id } = await place(
			searchBlock( { opens: 'inline', postTypes: [ 'post', 'gone' ] } )
		);
		const address = `/?page_id=${ id }`;
		const html = await ( await page.request.get( address ) ).text();
		expect( html ).not.toMatch( /"nonce"|_wpnonce/ );
		await page.goto( address );
		const { field, list, option } = parts( page );
		await field.fill( 'stair' );
		await expect( option( 'All results for “stair”' ) ).toBeVisible();
		await expect( list.getByText( 'Portfolio item' ) ).toHaveCount( 0 );
		await option( 'All results for “stair”' ).click();
		await expect( page ).toHaveURL(
			( { searchParams } ) =>
				searchParams.get( 's' ) === 'stair' &&
				searchParams.getAll( 'post_type[]' ).join() === 'post'
		);
	}
);
