/**
 * The button that leads back to the top.
 */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { axe, expect, fixture, reset, test, type Page } from './frontage';
import { changeSettings } from './settings-page';

const LONG =
	'<!-- wp:html --><p style="height:2000px">Words</p><p><a href="#x">Last link</a></p><!-- /wp:html -->';

const publish = async ( requestUtils: RequestUtils, content: string ) =>
	(
		await requestUtils.rest< { link: string } >( {
			path: '/wp/v2/pages',
			method: 'POST',
			data: { title: 'Long', content, status: 'publish' },
		} )
	).link;
const button = ( page: Page ) =>
	page.getByRole( 'link', { name: 'Back to top' } );
const scrollTo = ( page: Page, y: number ) =>
	page.evaluate( ( top ) => window.scrollTo( 0, top ), y );
const scrolled = ( page: Page ) => page.evaluate( () => scrollY );
const headerHeight = ( page: Page ) =>
	page
		.locator( 'header' )
		.first()
		.evaluate( ( { offsetHeight }: HTMLElement ) => offsetHeight );

test.afterEach( reset );

test(
	'scroll to top: one key goes past the header, focus goes on from there',
	{ tag: [ '@HD-13', '@TK-03', '@newest' ] },
	async ( { page, requestUtils } ) => {
		await page.goto(
			await publish(
				requestUtils,
				`${ LONG }<!-- wp:frontage/scroll-to-top /-->`
			)
		);
		await expect( button( page ) ).toBeHidden();
		const height = await headerHeight( page );
		await scrollTo( page, height + 90 );
		await expect( button( page ) ).toBeHidden();
		await scrollTo( page, height + 110 );
		await expect( button( page ) ).toBeVisible();
		await axe( page, '.wp-block-frontage-scroll-to-top' );
		const url = page.url();
		await button( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect.poll( () => scrolled( page ) ).toBe( 0 );
		await expect( button( page ) ).toBeHidden();
		expect( page.url() ).toBe( url );
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Skip to content' } )
		).toBeFocused();
	}
);

test(
	'scroll to top: no work while scrolling, reattached unchanged',
	{ tag: '@HD-13' },
	async ( { page, requestUtils } ) => {
		const link = await publish(
			requestUtils,
			`${ LONG }<!-- wp:frontage/scroll-to-top /-->`
		);
		await page.addInitScript( () => {
			const listeners: string[] = [];
			Object.assign( window, { listeners } );
			const add = window.addEventListener;
			window.addEventListener = (
				name: string,
				listener: EventListenerOrEventListenerObject,
				options?: boolean | AddEventListenerOptions
			) => {
				if ( name === 'scroll' && ! Object( options ).once ) {
					listeners.push( name );
				}
				add.call( window, name, listener, options );
			};
		} );
		await page.goto( link );
		await scrollTo( page, 1500 );
		await expect( button( page ) ).toBeVisible();
		expect(
			await page.evaluate( () => Reflect.get( window, 'listeners' ) )
		).toEqual( [] );
		await button( page ).evaluate( ( element ) =>
			element.setAttribute( 'data-frontage-scroll-to-top', '{}' )
		);
		await scrollTo( page, 0 );
		await expect( button( page ) ).toBeHidden();
		await scrollTo( page, 1500 );
		await expect( button( page ) ).toBeVisible();
		await button( page ).evaluate( ( element ) => element.remove() );
		await expect( page.locator( '[data-frontage-sentinel]' ) ).toHaveCount(
			0
		);
	}
);

test(
	'scroll to top: without a header it shows after 300 pixels',
	{ tag: '@HD-13' },
	async ( { page, requestUtils } ) => {
		const link = await publish(
			requestUtils,
			`${ LONG }<!-- wp:frontage/scroll-to-top /-->`
		);
		await page.route( link, async ( route ) => {
			const response = await route.fetch();
			const body = ( await response.text() )
				.replace( /<(\/?)header\b/g, '<$1div' )
				.replace( ' data-frontage-header=', ' data-none=' );
			await route.fulfill( { response, body } );
		} );
		await page.goto( link );
		await scrollTo( page, 300 );
		await expect( button( page ) ).toBeHidden();
		await scrollTo( page, 302 );
		await expect( button( page ) ).toBeVisible();
	}
);

test(
	'scroll to top: on every page, once, in the chosen window sizes',
	{ tag: '@HD-13' },
	async ( { page, requestUtils } ) => {
		await changeSettings( requestUtils, {
			scroll_to_top: true,
			scroll_to_top_on_devices: 'mobile',
		} );
		const plain = await publish( requestUtils, LONG );
		for ( const [ width, count ] of [
			[ 920, 1 ],
			[ 921, 0 ],
		] as const ) {
			await page.setViewportSize( { width, height: 700 } );
			await page.goto( plain );
			await scrollTo( page, 1500 );
			await expect( button( page ) ).toHaveCount( count );
		}
		await page.goto(
			await publish(
				requestUtils,
				`${ LONG }<!-- wp:frontage/scroll-to-top /-->`
			)
		);
		await scrollTo( page, 1500 );
		await expect( button( page ) ).toHaveCount( 1 );
	}
);

test(
	'scroll to top: jumps with reduced motion, else glides',
	{ tag: '@HD-13' },
	async ( { page, requestUtils } ) => {
		await page.goto(
			await publish(
				requestUtils,
				`${ LONG }<!-- wp:frontage/scroll-to-top /-->`
			)
		);
		/** Where the page stands right after the click. */
		const afterClick = async () => {
			await scrollTo( page, 1500 );
			await button( page ).hover();
			return button( page ).evaluate( ( link: HTMLElement ) => {
				link.click();
				return scrollY;
			} );
		};
		expect( await afterClick() ).toBeGreaterThan( 0 );
		await expect.poll( () => scrolled( page ) ).toBe( 0 );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		expect( await afterClick() ).toBe( 0 );
	}
);

test(
	'scroll to top: hidden it takes no focus, shown it covers none',
	{ tag: '@HD-13' },
	async ( { page, requestUtils } ) => {
		await changeSettings( requestUtils, { scroll_to_top: true } );
		const links = Array.from(
			{ length: 60 },
			( _, at ) =>
				`<p style="text-align:end;margin:0"><a href="#x">Link ${ at }</a></p>`
		).join( '' );
		await page.setViewportSize( { width: 375, height: 600 } );
		await page.goto(
			await publish(
				requestUtils,
				`<!-- wp:html -->${ links }<!-- /wp:html -->`
			)
		);
		await page.getByRole( 'link', { name: 'Link 0' } ).focus();
		let seen = 0;
		for ( let at = 1; at < 60; at++ ) {
			await page.keyboard.press( 'Tab' );
			const link = page.getByRole( 'link', {
				name: `Link ${ at }`,
				exact: true,
			} );
			await expect( link ).toBeFocused();
			// The button comes a frame after the page has scrolled to the link.
			await page.evaluate(
				() =>
					new Promise( ( resolve ) =>
						requestAnimationFrame( () =>
							requestAnimationFrame( resolve )
						)
					)
			);
			if ( await button( page ).isVisible() ) {
				const own = await link.boundingBox();
				const other = await button( page ).boundingBox();
				expect(
					( own?.y ?? 0 ) + ( own?.height ?? 0 )
				).toBeLessThanOrEqual( other?.y ?? 0 );
				seen++;
			}
		}
		expect( seen ).toBeGreaterThan( 10 );
	}
);

test(
	'scroll to top: works by finger, right to left, without script',
	{ tag: '@HD-13' },
	async ( { page, browser, requestUtils } ) => {
		const link = await publish(
			requestUtils,
			`${ LONG }<!-- wp:frontage/scroll-to-top /-->`
		);
		await page.setViewportSize( { width: 320, height: 600 } );
		await page.goto( link );
		await scrollTo( page, 1500 );
		await expect( button( page ) ).toBeVisible();
		const box = await button( page ).boundingBox();
		expect( box ).toMatchObject( {
			x: 320 - 16 - 44,
			width: 44,
			height: 44,
		} );
		await fixture( page, 'right-to-left' );
		await page.goto( link );
		await scrollTo( page, 1500 );
		await expect( button( page ) ).toBeVisible();
		expect( ( await button( page ).boundingBox() )?.x ).toBe( 16 );

		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		await expect( button( plain ) ).toBeVisible();
		await button( plain ).click();
		await expect.poll( () => scrolled( plain ) ).toBe( 0 );
		await context.close();
	}
);

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'scroll to top: the editor sets corner and window sizes',
		{ tag: '@HD-13' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost( { postType: 'page', title: 'Up' } );
			await editor.insertBlock( { name: 'frontage/scroll-to-top' } );
			await expect(
				editor.canvas
					.getByRole( 'document', { name: 'Block: Scroll to top' } )
					.getByText( 'Back to top' )
			).toBeVisible();
			await editor.openDocumentSettingsSidebar();
			await page.getByRole( 'radio', { name: 'Start' } ).click();
			await page
				.getByRole( 'combobox', { name: 'Shown on' } )
				.selectOption( 'Narrow windows only' );
			expect( await editor.getEditedPostContent() ).toContain(
				'<!-- wp:frontage/scroll-to-top {"position":"start","devices":"mobile"} /-->'
			);
		}
	);
} );
