/** Tabs: keys, layouts of devices, addresses, and pages without script. */
import {
	arrow,
	axe,
	CARE,
	expect,
	fixture,
	html,
	paragraph,
	parts,
	tab,
	tabs,
	test,
} from './tabs-page';

const TAGS = { tag: '@PB-05' };
const ROOT = '.wp-block-frontage-tabs';

test(
	'tabs: arrow keys, Home and End select, a field keeps its keys',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { page, place } ) => {
		await page.goto( ( await place( tabs( CARE ) ) ).link );
		const { title, panel, list } = parts( page );
		await expect( panel( 'Care' ) ).toHaveText(
			'Oil the wood once a year.'
		);
		await axe( page, ROOT );
		await title( 'Care' ).focus();
		for ( const [ key, name ] of [
			[ 'ArrowRight', 'Delivery' ],
			[ 'End', 'Returns' ],
			[ 'ArrowRight', 'Care' ],
			[ 'ArrowLeft', 'Returns' ],
			[ 'Home', 'Care' ],
			[ 'ArrowDown', 'Care' ],
			[ 'Alt+ArrowDown', 'Care' ],
			[ 'ArrowRight', 'Delivery' ],
		] as const ) {
			await page.keyboard.press( key );
			await expect( title( name ) ).toBeFocused();
			await expect( panel( name ) ).toBeVisible();
			await expect(
				list.getByRole( 'tab', { selected: true } )
			).toHaveText( [ name ] );
		}
		await expect( page.getByText( 'Oil the wood' ) ).toBeHidden();
		await axe( page, ROOT );
		// One stop for all titles.
		await page.keyboard.press( 'Tab' );
		const field = page.getByLabel( 'Your town' );
		await expect( field ).toBeFocused();
		await page.keyboard.type( 'Ayr' );
		for ( const key of [ 'Home', 'ArrowRight', 'Space' ] ) {
			await page.keyboard.press( key );
		}
		await expect( field ).toHaveValue( 'A yr' );
		await expect( panel( 'Delivery' ) ).toBeVisible();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( title( 'Delivery' ) ).toBeFocused();
		expect( page.url() ).not.toContain( '#' );
	}
);

test(
	'tabs: vertical ones go by up and down, manual ones wait for Space',
	TAGS,
	async ( { page, place } ) => {
		await page.goto(
			(
				await place(
					tabs( CARE, {
						layout: { value: 'vertical' },
						activation: 'manual',
						initial: 2,
						label: 'About the table',
					} )
				)
			).link
		);
		const { title, panel } = parts( page );
		const list = page.getByRole( 'tablist', { name: 'About the table' } );
		await expect( list ).toHaveAttribute( 'aria-orientation', 'vertical' );
		await expect( panel( 'Returns' ) ).toBeVisible();
		await title( 'Returns' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( title( 'Returns' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( title( 'Delivery' ) ).toBeFocused();
		await expect( panel( 'Returns' ) ).toBeVisible();
		await page.keyboard.press( 'Space' );
		await expect( panel( 'Delivery' ) ).toBeVisible();
		const [ beside, shown ] = [
			await list.boundingBox(),
			await panel( 'Delivery' ).boundingBox(),
		];
		expect( shown?.x ).toBeGreaterThan(
			( beside?.x ?? 0 ) + ( beside?.width ?? 0 )
		);
		expect( shown?.y ).toBe( beside?.y );
	}
);

test(
	'tabs: on phones an accordion, which can be closed',
	TAGS,
	async ( { page, place } ) => {
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.goto(
			(
				await place(
					tabs(
						tab(
							'Long',
							html( '<p style="height:900px">Top</p>' )
						) + CARE
					)
				)
			).link
		);
		const { toggle, panel, list } = parts( page );
		await expect( list ).toBeHidden();
		await expect(
			page.getByRole( 'heading', { name: 'Care', level: 3 } )
		).toBeVisible();
		await toggle( 'Delivery' ).scrollIntoViewIfNeeded();
		await expect( toggle( 'Long' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await toggle( 'Delivery' ).click();
		await expect( page.getByText( 'Two weeks.' ) ).toBeVisible();
		await expect( page.getByText( 'Top' ) ).toBeHidden();
		// Though a long panel above it was closed.
		await expect( toggle( 'Delivery' ) ).toBeInViewport();
		await axe( page, ROOT );
		await page.keyboard.press( 'Space' );
		await expect( toggle( 'Delivery' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await expect( page.getByText( 'Two weeks.' ) ).toBeHidden();
		await axe( page, ROOT );
		for ( const name of [ 'Long', 'Care', 'Delivery' ] ) {
			const box = await toggle( name ).boundingBox();
			expect( box?.height ).toBeGreaterThanOrEqual( 44 );
		}
		await toggle( 'Care' ).press( 'Enter' );
		// As on a device that is turned.
		await page.setViewportSize( { width: 1280, height: 700 } );
		await expect( panel( 'Care' ) ).toBeVisible();
		await expect( toggle( 'Care' ) ).toBeHidden();
		await axe( page, ROOT );
	}
);

test(
	'tabs: right to left, the arrow keys follow the eye',
	TAGS,
	async ( { page, place } ) => {
		const { link } = await place( tabs( CARE ) );
		await page.goto( link );
		const drawn = await arrow( page );
		await fixture( page, 'right-to-left' );
		await page.goto( link );
		expect( await arrow( page ) ).toEqual( drawn );
		const { title, panel } = parts( page );
		await expect( panel( 'Care' ) ).toBeVisible();
		const [ first, second ] = [
			await title( 'Care' ).boundingBox(),
			await title( 'Delivery' ).boundingBox(),
		];
		expect( first?.x ).toBeGreaterThan( second?.x ?? 0 );
		await title( 'Care' ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( title( 'Delivery' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( panel( 'Care' ) ).toBeVisible();
	}
);

test(
	'tabs: without script and in print every text is there, titled',
	TAGS,
	async ( { page, place, browser } ) => {
		const { link } = await place( tabs( CARE ) );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		const inPrint = async () => {
			await page.goto( link );
			await expect( parts( page ).panel( 'Care' ) ).toBeVisible();
			await page.emulateMedia( { media: 'print' } );
			return page;
		};
		for ( const each of [ plain, await inPrint() ] ) {
			for ( const name of [ 'Care', 'Delivery', 'Returns' ] ) {
				await expect(
					each.getByRole( 'heading', { name } )
				).toBeVisible();
			}
			for ( const text of [ 'Oil', 'Islands', 'Within' ] ) {
				await expect( each.getByText( text ) ).toBeVisible();
			}
		}
		await plain.getByRole( 'link', { name: 'Delivery' } ).first().click();
		await expect( plain ).toHaveURL( /#delivery$/ );
		await context.close();
	}
);

test(
	'tabs: a hash opens the tab that holds its target, also in nested tabs',
	TAGS,
	async ( { page, place } ) => {
		const inner = tabs(
			tab( 'Oak', paragraph( 'From Angus.' ) ) +
				tab( 'Ash', html( '<p id="ash">From Fife.</p>' ) )
		);
		const { link } = await place(
			tabs( CARE + tab( 'Wood', inner ) ) +
				html(
					'<p style="height:2000px"></p><a href="#islands">Islands</a>'
				)
		);
		const { title, panel } = parts( page );
		await page.goto( `${ link }#ash` );
		await expect( page.getByText( 'From Fife.' ) ).toBeVisible();
		await expect( panel( 'Wood' ) ).toBeVisible();
		await expect( panel( 'Ash' ) ).toBeVisible();
		await expect( panel( 'Oak' ) ).toBeHidden();
		await expect( panel( 'Care' ) ).toBeHidden();
		// The arrows of the tabs inside are their own.
		await title( 'Ash' ).press( 'Home' );
		await expect( panel( 'Oak' ) ).toBeVisible();
		await expect( panel( 'Wood' ) ).toBeVisible();
		await page.getByRole( 'link', { name: 'Islands' } ).click();
		await expect( page.getByText( 'Islands take' ) ).toBeInViewport();
		await expect( title( 'Delivery' ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await expect( panel( 'Wood' ) ).toBeHidden();
		// An anchor is the tab's address.
		await page.goto( 'about:blank' );
		await page.goto( `${ link }#delivery` );
		await expect( panel( 'Delivery' ) ).toBeVisible();
		await expect( panel( 'Care' ) ).toBeHidden();
	}
);

test(
	'tabs: they open by hand where a theme forces [hidden] away',
	TAGS,
	async ( { page, place } ) => {
		await page.goto(
			(
				await place(
					tabs( CARE ) +
						html(
							'<style>[hidden]{display:none!important}</style>'
						)
				)
			).link
		);
		const { title, panel } = parts( page );
		await title( 'Returns' ).click();
		await expect( panel( 'Returns' ) ).toBeVisible();
		await expect( panel( 'Care' ) ).toBeHidden();
	}
);

test(
	'tabs: twice on a page, each has its own titles and panels',
	TAGS,
	async ( { page, place, requestUtils } ) => {
		const { id } = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/blocks',
			method: 'POST',
			data: { title: 'Care', content: tabs( CARE ), status: 'publish' },
		} );
		const pattern = `<!-- wp:block {"ref":${ id }} /-->`;
		await page.goto( ( await place( pattern + pattern ) ).link );
		const { title, panel } = parts( page );
		await title( 'Delivery' ).nth( 1 ).click();
		await expect( panel( 'Delivery' ) ).toHaveCount( 1 );
		await expect( panel( 'Care' ) ).toHaveCount( 1 );
		await expect( panel( 'Delivery' ) ).toContainText( 'Two weeks.' );
		const ids = await page
			.locator( `${ ROOT }__panel,${ ROOT }__tab` )
			.evaluateAll( ( all ) => all.map( ( { id: own } ) => own ) );
		expect( new Set( ids ).size ).toBe( 12 );
	}
);

test(
	'tabs: their script comes only when they are near the window',
	TAGS,
	async ( { page, place } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		const { link } = await place(
			html( '<p style="height:3000px">Far</p>' ) + tabs( CARE )
		);
		await page.goto( link, { waitUntil: 'networkidle' } );
		const deferred = () =>
			asked.filter( ( url ) => url.includes( 'deferred/tabs' ) ).length;
		expect( deferred() ).toBe( 0 );
		await page
			.getByRole( 'link', { name: 'Care' } )
			.scrollIntoViewIfNeeded();
		await expect( parts( page ).list ).toBeVisible();
		expect( deferred() ).toBe( 1 );
	}
);
