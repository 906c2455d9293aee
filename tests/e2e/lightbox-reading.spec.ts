/**
 * What people do with what is opened over the page: they type in it, look closer, leave it, and never meet an address that acts.
 */
import { axe } from './frontage';
import {
	expect,
	gallery,
	html,
	image,
	linked,
	test,
	viewer,
	type Page,
} from './lightbox-page';

const main = ( page: Page, name: string ) =>
	page.getByRole( 'main' ).getByRole( 'link', { name, exact: true } );

const FORMS = `<div id="ask" hidden><label>Name <input value="Mara"></label><label><input type="radio" name="s" checked>S</label><label><input type="radio" name="s">L</label></div><div id="buy" hidden><label>Text <textarea>two words</textarea></label></div>`;

for ( const [ where, group ] of [
	[ 'by itself', '' ],
	[ 'in a group', ' data-group="f"' ],
] as const ) {
	test(
		`viewer: arrow keys belong to the fields of a form ${ where }`,
		{ tag: '@LB-05' },
		async ( { page, publish } ) => {
			const mark = `data-frontage-lightbox="inline"${ group }`;
			await page.goto(
				await publish(
					html(
						`<a href="#ask" ${ mark }>Ask</a> <a href="#buy" ${ mark }>Buy</a>${ FORMS }`
					)
				)
			);
			const { dialog } = viewer( page );
			await main( page, 'Ask' ).click();
			const name = dialog.getByRole( 'textbox', { name: 'Name' } );
			await name.click();
			for ( const key of [ 'End', 'ArrowLeft', 'ArrowLeft', 'x' ] ) {
				await page.keyboard.press( key );
			}
			await expect( name ).toHaveValue( 'Maxra' );
			await dialog.getByRole( 'radio', { name: 'S' } ).focus();
			await page.keyboard.press( 'ArrowRight' );
			await expect(
				dialog.getByRole( 'radio', { name: 'L' } )
			).toBeChecked();
			await expect( dialog ).toHaveAccessibleName( 'Ask' );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
		}
	);
}

test(
	'lightbox: script addresses never open, on click or by hash',
	{ tag: '@LB-01' },
	async ( { page, publish } ) => {
		const link = await publish(
			html(
				`<a href="javascript:document.title='7'" data-frontage-lightbox="iframe">Script</a> <div data-frontage-lightbox="iframe"><a href="mailto:ada@site.test">Mail</a></div> <a href="data:text/html,a" data-frontage-lightbox="video">Data</a> <a href="/about/" data-frontage-lightbox="iframe">About</a>`
			)
		);
		const { dialog } = viewer( page );
		for ( const name of [
			"document.title='7'",
			'html,a',
			'ada@site.test',
		] ) {
			await page.goto(
				`${ link }?frontage-lightbox-item=${ encodeURIComponent( name ) }`
			);
			await expect( page ).toHaveURL( link );
			await expect( dialog ).toHaveCount( 0 );
			await expect( page ).not.toHaveTitle( '7' );
		}
		// What opens nothing is left to the browser.
		const isLeft = await main( page, 'Mail' ).evaluate( ( element ) => {
			const event = new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
			} );
			let wasLeft = false;
			addEventListener(
				'click',
				( { defaultPrevented } ) => {
					wasLeft = ! defaultPrevented;
					event.preventDefault();
				},
				{ once: true }
			);
			element.dispatchEvent( event );
			return wasLeft;
		} );
		expect( isLeft ).toBe( true );
		await main( page, 'About' ).click();
		await expect( dialog.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/\/about\/$/
		);
	}
);

test(
	'viewer: a drawing without a size fills the window',
	{ tag: '@LB-05' },
	async ( { page, publish } ) => {
		await page.setViewportSize( { width: 1280, height: 720 } );
		await page.route( '**/plan.svg', ( route ) =>
			route.fulfill( {
				contentType: 'image/svg+xml',
				body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="teal"/></svg>',
			} )
		);
		await page.goto(
			await publish(
				html(
					'<a href="/plan.svg"><img src="/plan.svg" alt="Plan" width="240" height="135"></a>'
				)
			)
		);
		const { dialog, picture } = viewer( page );
		await main( page, 'Plan' ).click();
		await expect( picture ).toHaveCount( 1 );
		await expect
			.poll( async () => ( await picture.boundingBox() )?.width )
			.toBeGreaterThan( 1270 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	}
);

test(
	'viewer: a caption over a small picture lets clicks through',
	{ tag: '@LB-04' },
	async ( { page, publish, pictures: [ one ] } ) => {
		await page.goto(
			await publish(
				html(
					`<style>.blocks-gallery-item figure{position:relative;width:120px}.blocks-gallery-item figcaption{position:absolute;inset:0}</style><figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure>${ linked( one, 'Harbour' ) }<figcaption class="blocks-gallery-item__caption">Long words <a href="/about/">M. Example</a></figcaption></figure></li></ul></figure>`
				)
			)
		);
		const { dialog } = viewer( page );
		// Where the caption has no words.
		const caption = page.getByText( 'Long words' );
		const { x, y, height } = await caption.evaluate( ( element ) => {
			element.scrollIntoView( { block: 'center' } );
			return element.getBoundingClientRect();
		} );
		await page.mouse.click( x + 4, y + height - 4 );
		await expect( dialog ).toHaveAccessibleName( 'Long words M. Example' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await main( page, 'M. Example' ).click();
		await expect( page ).toHaveURL( /\/about\/$/ );
	}
);

test(
	'viewer: zooms and moves a picture by keys, then steps on',
	{ tag: '@LB-05' },
	async ( { page, publish, pictures: [ one, two ] } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto(
			await publish(
				gallery( {}, image( one, 'One' ), image( two, 'Two' ) )
			)
		);
		const { dialog, picture } = viewer( page );
		await main( page, 'One' ).click();
		await expect( picture ).toHaveCount( 1 );
		const box = async () =>
			( await picture.boundingBox() ) ?? { x: 0, width: 0 };
		const before = await box();
		await dialog.getByRole( 'button', { name: 'Zoom in (+)' } ).click();
		for ( let times = 0; times < 3; times += 1 ) {
			await page.keyboard.press( '+' );
		}
		const larger = await box();
		expect( larger.width ).toBeCloseTo( before.width * 1.5 ** 4, 0 );
		await page.keyboard.press( 'ArrowRight' );
		expect( ( await box() ).x ).toBeCloseTo( larger.x - 80, 0 );
		await expect( dialog ).toHaveAccessibleName( 'One' );
		for ( let times = 0; times < 4; times += 1 ) {
			await page.keyboard.press( '-' );
		}
		expect( await box() ).toEqual( before );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName( 'Two' );
		await axe( page, '.frontage-viewer' );
	}
);

test(
	'viewer: focus stays when a button disappears on a step',
	{ tag: '@LB-03' },
	async ( { page, publish, pictures: [ one ] } ) => {
		await page.goto(
			await publish(
				html(
					`${ linked( one, 'Harbour', ' data-group="g"' ) } <a href="#note" data-frontage-lightbox="inline" data-group="g">Note</a><p id="note" hidden>Words</p>`
				)
			)
		);
		const { dialog } = viewer( page );
		await main( page, 'Harbour' ).click();
		await dialog.getByRole( 'button', { name: 'Zoom in (+)' } ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName( 'Note' );
		await expect( dialog ).toBeFocused();
	}
);

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 375, height: 700 },
	} );

	test(
		'viewer: closes on a page that is pinch-zoomed',
		{ tag: [ '@OV-02' ] },
		async ( { page, publish, pictures: [ one ] } ) => {
			await page.goto(
				await publish( html( linked( one, 'Harbour' ) ) )
			);
			const { dialog, picture, close } = viewer( page );
			const cdp = await page.context().newCDPSession( page );
			const scale = () =>
				page.evaluate( () => window.visualViewport?.scale ?? 1 );
			const pinch = async ( scaleFactor: number ) => {
				// In pixels of the page, however large they are.
				const now = await scale();
				await cdp.send( 'Input.synthesizePinchGesture', {
					x: 180 / now,
					y: 300 / now,
					scaleFactor,
				} );
			};
			await main( page, 'Harbour' ).waitFor();
			await pinch( 2.5 );
			await expect.poll( scale ).toBeGreaterThan( 2 );
			await main( page, 'Harbour' ).evaluate( ( element: HTMLElement ) =>
				element.click()
			);
			await expect( dialog ).toHaveAccessibleName( 'Harbour' );
			await expect( picture ).toHaveCount( 1 );
			// Gestures that the browser's protocol makes pay no heed to it.
			await expect( picture ).toHaveCSS( 'touch-action', 'auto' );
			await pinch( 0.3 );
			await expect.poll( scale ).toBeLessThan( 1.1 );
			await expect( close ).toBeInViewport( { ratio: 1 } );
			await close.tap();
			await expect( dialog ).toHaveCount( 0 );
		}
	);

	test(
		'viewer: a finger scrolls a wide table, not to the next slide',
		{ tag: '@LB-05' },
		async ( { page, publish } ) => {
			const mark = 'data-frontage-lightbox="inline" data-group="f"';
			const cells = Array.from(
				{ length: 12 },
				( _, at ) => `<td style="min-width:120px">Cell ${ at }</td>`
			).join( '' );
			await page.goto(
				await publish(
					html(
						`<a href="#table" ${ mark }>Table</a> <a href="#note" ${ mark }>Note</a><div id="table" hidden><table><tr>${ cells }</tr></table></div><p id="note" hidden>Words</p>`
					)
				)
			);
			const { dialog } = viewer( page );
			await main( page, 'Table' ).tap();
			const cell = dialog.getByRole( 'cell', { name: 'Cell 0' } );
			await expect( cell ).toBeInViewport();
			const { x, y } = ( await cell.boundingBox() ) ?? { x: 0, y: 0 };
			const cdp = await page.context().newCDPSession( page );
			const touch = ( type: 'touchStart' | 'touchMove', to: number ) =>
				cdp.send( 'Input.dispatchTouchEvent', {
					type,
					touchPoints: [ { x: to, y: y + 5 } ],
				} );
			await touch( 'touchStart', x + 260 );
			for ( let pixels = 20; pixels <= 200; pixels += 20 ) {
				await touch( 'touchMove', x + 260 - pixels );
			}
			await cdp.send( 'Input.dispatchTouchEvent', {
				type: 'touchEnd',
				touchPoints: [],
			} );
			await expect
				.poll(
					async () => x - ( ( await cell.boundingBox() )?.x ?? x )
				)
				.toBeGreaterThan( 100 );
			await expect( dialog ).toHaveAccessibleName( 'Table' );
			await expect( cell ).toBeAttached();
		}
	);
} );
