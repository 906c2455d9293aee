/**
 * Drops, tabs, pictures and icons that somebody else's script makes of a page's own markup.
 */
import { expectTrouble } from './frontage';
import { axe, expect, given, opener, test, type Page } from './toolkit-page';

const tabsOf = ( ...names: string[] ) =>
	`<div class="somebodys-tabs"><ul>${ names
		.map( ( name ) => `<li><a href="#${ name }">${ name }</a></li>` )
		.join( '' ) }</ul>${ names
		.map(
			( name ) =>
				`<section id="${ name }"><p>About ${ name } <a href="/?${ name }" id="in-${ name }">More of ${ name }</a></p></section>`
		)
		.join( '' ) }</div>`;
const TWO = `${ tabsOf( 'Plan', 'Cost', 'Time' ) }${ tabsOf(
	'Team',
	'Press'
) }<p><a href="#in-Cost">What it costs</a></p>`;

const makeTabs = ( page: Page ) =>
	page.evaluate( () =>
		document
			.querySelectorAll< HTMLElement >( '.somebodys-tabs' )
			.forEach( ( element ) => window.tools.tabs( element ) )
	);
const tab = ( page: Page, name: string ) => page.getByRole( 'tab', { name } );
const heading = ( page: Page, name: string ) =>
	page
		.getByRole( 'heading', { level: 3 } )
		.getByRole( 'button', { name, exact: true } );
const words = ( page: Page, name: string ) =>
	page.getByText( `About ${ name }` );

test(
	'tabs: work by keyboard, as an accordion in a narrow window',
	{ tag: [ '@TK-01' ] },
	async ( { page, use } ) => {
		await use( TWO );
		await makeTabs( page );
		await expect( tab( page, 'Plan' ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await tab( page, 'Plan' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( tab( page, 'Cost' ) ).toBeFocused();
		await expect( words( page, 'Cost' ) ).toBeVisible();
		await expect(
			page.getByRole( 'tabpanel', { name: 'Cost' } )
		).toHaveAttribute( 'tabindex', '0' );
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( tab( page, 'Plan' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( tab( page, 'Time' ) ).toBeFocused();
		// The others on the page stay as they are.
		await expect( tab( page, 'Team' ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await axe( page, '.somebodys-tabs' );

		await page.setViewportSize( { width: 959, height: 800 } );
		await expect( heading( page, 'Time' ) ).toBeFocused();
		await expect( heading( page, 'Time' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( page.getByRole( 'tab' ) ).toHaveCount( 0 );
		await heading( page, 'Cost' ).press( 'Enter' );
		await expect( words( page, 'Cost' ) ).toBeInViewport();
		await expect( words( page, 'Time' ) ).toBeVisible();
		await axe( page, '.somebodys-tabs' );
		await page.getByRole( 'link', { name: 'More of Cost' } ).focus();

		await page.setViewportSize( { width: 960, height: 800 } );
		await expect( tab( page, 'Cost' ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await expect(
			page.getByRole( 'link', { name: 'More of Cost' } )
		).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( tab( page, 'Cost' ) ).toBeFocused();
	}
);

test(
	'tabs: a link opens one, also RTL, a hostile hash breaks nothing',
	{ tag: '@TK-01' },
	async ( { page, use, browser } ) => {
		const link = await use( TWO, 'right-to-left' );
		await page.goto( `${ link }#Time` );
		await makeTabs( page );
		await expect( words( page, 'Time' ) ).toBeInViewport();
		await page.getByRole( 'link', { name: 'What it costs' } ).click();
		await expect( words( page, 'Cost' ) ).toBeInViewport();
		await expect( tab( page, 'Cost' ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await tab( page, 'Cost' ).press( 'ArrowLeft' );
		await expect( tab( page, 'Time' ) ).toBeFocused();
		await page.evaluate( () => {
			location.hash = '#%E0%A4%A';
			location.hash = '#"><img src=x onerror=alert(1)>';
		} );
		await expect( words( page, 'Time' ) ).toBeVisible();

		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		for ( const name of [ 'Plan', 'Cost', 'Press' ] ) {
			await expect( words( plain, name ) ).toBeVisible();
		}
		await plain.getByRole( 'link', { name: 'Press', exact: true } ).click();
		await expect( words( plain, 'Press' ) ).toBeInViewport();
		await context.close();
	}
);

test(
	'drops: press or hover opens, 800 ms after leaving closes',
	{ tag: '@TK-01' },
	async ( { page, use } ) => {
		await page.clock.install();
		await use(
			'<div style="margin-inline-start:auto;width:max-content"><button id="more">More</button><div id="panel" style="width:300px">Panel <a href="/">Home</a></div></div>'
		);
		await page.evaluate( () => {
			const [ button, panel ] = [ 'more', 'panel' ].map( ( id ) =>
				document.getElementById( id )
			);
			if ( button && panel ) {
				window.tools.drop( button, panel );
			}
		} );
		const button = page.getByRole( 'button', { name: 'More' } );
		const panel = page.getByText( 'Panel' );
		await expect( panel ).toBeHidden();
		await button.press( 'Enter' );
		await expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		await axe( page, '.frontage-toolkit-drop-area' );
		const box = await panel.boundingBox();
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			1280
		);
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Escape' );
		await expect( panel ).toBeHidden();
		await expect( button ).toBeFocused();

		await opener( page ).focus();
		await button.hover();
		await page.clock.runFor( 100 );
		await expect( panel ).toBeVisible();
		await page.clock.pauseAt( Date.now() + 3600000 );
		await page.mouse.move( 5, 5 );
		await page.clock.runFor( 750 );
		await expect( panel ).toBeVisible();
		await page.clock.runFor( 100 );
		await expect( panel ).toBeHidden();
	}
);

test(
	'toolkit: pictures load half a window ahead',
	{ tag: '@TK-01' },
	async ( { page, use } ) => {
		const pictures: string[] = [];
		page.on( 'request', ( request ) => {
			const [ , name ] = request.url().match( /\?picture=(\w+)/ ) ?? [];
			if ( name ) {
				pictures.push( name );
			}
		} );
		const file = '/wp-includes/images/w-logo-blue.png?picture';
		await use(
			`<img data-src="${ file }=near" alt="Near"><div style="height:3000px"></div><picture><source data-srcset="${ file }=far"><img data-src="${ file }=none" alt="Far"></picture><div id="ground" data-background-image="${ file }=ground&quot;)">Ground</div>`
		);
		await page.evaluate( () => {
			window.tools.lazyImages();
		} );
		await expect( page.getByAltText( 'Near' ) ).toHaveJSProperty(
			'naturalWidth',
			80
		);
		expect( pictures ).toEqual( [ 'near' ] );
		await page.getByText( 'Ground' ).scrollIntoViewIfNeeded();
		await expect( page.getByAltText( 'Far' ) ).toHaveJSProperty(
			'naturalWidth',
			80
		);
		await expect
			.poll( () => pictures )
			.toEqual( [ 'near', 'far', 'ground' ] );
	}
);

test(
	'toolkit: misuse is reported, and an SVG runs no script',
	{ tag: [ '@TK-02', '@TK-04', '@newest' ] },
	async ( { page, use } ) => {
		await use();
		expectTrouble( page, /status of 404/ );
		await page.route( '**/hostile.svg', ( route ) =>
			route.fulfill( {
				contentType: 'image/svg+xml',
				body: '<svg xmlns="http://www.w3.org/2000/svg" onload="given.push( 1 )"><script>given.push( 2 )</script><path d="M0 0"/></svg>',
			} )
		);
		const told = await page.evaluate( async () => {
			const { alert, icon, notify, svg } = window.tools;
			const message = async ( work: () => unknown ) => {
				try {
					await work();
					return '';
				} catch ( error ) {
					return error instanceof Error ? error.message : '';
				}
			};
			document.body.append(
				icon( 'close' ),
				await svg( '/hostile.svg' )
			);
			return Promise.all( [
				message( () => icon( 'none' ) ),
				message( () => svg( 'https://example.com/a.svg' ) ),
				message( () => svg( '/?p=999999' ) ),
				message( () => Reflect.apply( alert, null, [] ) ),
				message( () => Reflect.apply( notify, null, [ {} ] ) ),
			] );
		} );
		expect( told ).toEqual( [
			'Icon not found.',
			'SVG not found.',
			'SVG not found.',
			'text is required.',
			'text invalid type: string.',
		] );
		expect( await given( page ) ).toEqual( [] );
		expect( await page.locator( 'body > svg' ).last().innerHTML() ).toMatch(
			/^<path d="M0 0"/
		);
	}
);

test(
	'toolkit: not loaded where nothing asks for it',
	{ tag: '@TK-01' },
	async ( { page } ) => {
		const files: string[] = [];
		page.on( 'request', ( request ) => files.push( request.url() ) );
		await page.goto( '/work/' );
		await expect( page.getByRole( 'main' ) ).toBeVisible();
		expect( files.filter( ( url ) => url.includes( 'toolkit' ) ) ).toEqual(
			[]
		);
		expect( await page.content() ).not.toContain( 'toolkit_words' );
	}
);
