/** How a search opens and closes, in each of its styles. */
import { axe, expect, hold, test, writeFrom } from './menu-page';
import { inHeader, parts, searchBlock } from './search-page';

const STYLES = [ 'slide-down', 'cover', 'full-screen' ];

test(
	'search: each style opens with focus, and Escape returns it',
	{ tag: [ '@SR-01', '@SR-02', '@newest' ] },
	async ( { page, place } ) => {
		for ( const opens of STYLES ) {
			await test.step( opens, async () => {
				await page.goto(
					( await place( inHeader( searchBlock( { opens } ) ) ) ).link
				);
				const { open, panel, field, submit, close } = parts( page );
				await expect( panel ).toBeHidden();
				await open.focus();
				await page.keyboard.press( 'Enter' );
				await expect( field ).toBeFocused();
				await expect( submit ).toBeInViewport( { ratio: 1 } );
				await axe( page, '.entry-content .wp-block-frontage-search' );
				await field.fill( 'stair' );
				await page.keyboard.press( 'Tab' );
				await expect( submit ).toBeFocused();
				await page.keyboard.press( 'Tab' );
				await expect( close ).toBeFocused();
				await page.keyboard.press( 'Escape' );
				await expect( panel ).toBeHidden();
				await expect( open ).toBeFocused();
				await open.click();
				await expect( field ).toHaveValue( 'stair' );
				await close.click();
				await expect( panel ).toBeHidden();
				await expect( open ).toBeFocused();
			} );
		}
	}
);

test(
	'search: below its button it submits only with text',
	{ tag: '@SR-02' },
	async ( { page, place } ) => {
		const { link } = await place( inHeader( searchBlock() ) );
		await page.goto( link );
		const { open, panel, field, submit } = parts( page );
		await open.click();
		for ( const empty of [ '', '   ' ] ) {
			await field.fill( empty );
			await submit.click();
			await expect( page ).toHaveURL( link );
			await expect( panel ).toBeVisible();
		}
		await field.fill( 'handrail' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/\?s=handrail$/ );
		await expect(
			page
				.getByRole( 'link', { name: 'In praise of the handrail' } )
				.first()
		).toBeVisible();
	}
);

test(
	'search: over the header it is as large, at any scroll position',
	{ tag: '@SR-01' },
	async ( { page, place } ) => {
		await page.goto(
			( await place( inHeader( searchBlock( { opens: 'cover' } ) ) ) )
				.link
		);
		const { open, panel } = parts( page );
		const header = page.locator(
			'.entry-content .wp-block-frontage-header'
		);
		await open.click();
		const isOver = async () => {
			const [ over, under ] = await Promise.all( [
				panel.boundingBox(),
				header.boundingBox(),
			] );
			return over && under
				? [ 'x', 'y', 'width' ].every(
						( side ) =>
							Math.abs(
								Reflect.get( over, side ) -
									Reflect.get( under, side )
							) < 1
					) && over.height >= under.height
				: false;
		};
		await expect.poll( isOver ).toBe( true );
		await page.mouse.wheel( 0, 60 );
		await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 60 );
		await expect.poll( isOver ).toBe( true );
		await page.getByText( 'Below.' ).click();
		await expect( panel ).toBeHidden();
	}
);

test(
	'search: over the screen keeps focus and page still, Back closes',
	{ tag: [ '@SR-01', '@SR-02' ] },
	async ( { page, place } ) => {
		const { link } = await place(
			inHeader( searchBlock( { opens: 'full-screen' } ) )
		);
		await page.goto( link );
		const { block, open, panel, field } = parts( page );
		await open.hover();
		await expect( block.locator( 'dialog' ) ).not.toHaveAttribute(
			'popover'
		);
		await open.click();
		await expect( field ).toBeFocused();
		for ( let at = 0; at < 4; at++ ) {
			await page.keyboard.press( 'Tab' );
			await expect( page.locator( 'p:focus, main a:focus' ) ).toHaveCount(
				0
			);
		}
		await page.mouse.wheel( 0, 400 );
		expect( await page.evaluate( () => scrollY ) ).toBe( 0 );
		await page.goBack();
		await expect( panel ).toBeHidden();
		await expect( open ).toBeFocused();
		await expect( page ).toHaveURL( link );
	}
);

test(
	'search: the first touch opens it, text typed meanwhile stays',
	{ tag: '@SR-01' },
	async ( { page, place } ) => {
		const script = await hold( page, /deferred\/overlay\.js/ );
		await page.goto(
			(
				await place(
					inHeader( searchBlock( { opens: 'full-screen' } ) )
				)
			).link
		);
		const { open, panel, field } = parts( page );
		await open.click();
		await expect( field ).toBeFocused();
		await page.keyboard.type( 'ro' );
		script.answer();
		await expect( panel ).not.toHaveAttribute( 'popover' );
		await expect( panel ).toHaveJSProperty( 'open', true );
		await expect( field ).toBeFocused();
		await page.keyboard.type( 'of' );
		await expect( field ).toHaveValue( 'roof' );
	}
);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	for ( const opens of [ ...STYLES, 'inline' ] ) {
		test(
			`search: the style ${ opens } opens and submits`,
			{ tag: '@SR-03' },
			async ( { page, place } ) => {
				await page.goto(
					( await place( inHeader( searchBlock( { opens } ) ) ) ).link
				);
				const { open, field, submit, close, panel } = parts( page );
				if ( opens !== 'inline' ) {
					await open.click();
					await expect( field ).toBeFocused();
					await close.click();
					await expect( panel ).toBeHidden();
					await open.click();
				}
				await expect( field ).toBeInViewport( { ratio: 1 } );
				await field.fill( '“a” & <b> +' );
				await submit.click();
				await expect( page ).toHaveURL(
					( { searchParams } ) =>
						searchParams.get( 's' ) === '“a” & <b> +'
				);
			}
		);
	}
} );

test(
	'search: opens in the window right to left, on a phone, twice on a page',
	{ tag: '@SR-01' },
	async ( { page, place } ) => {
		await page.setViewportSize( { width: 375, height: 700 } );
		const { link } = await place(
			inHeader( searchBlock(), searchBlock( { opens: 'cover' } ) )
		);
		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			await writeFrom( page, link, direction );
			await page.goto( link );
			const { block } = parts( page );
			for ( const one of [ block.first(), block.last() ] ) {
				const panel = one.getByRole( 'dialog' );
				await one
					.getByRole( 'button', { name: 'Open Search' } )
					.click();
				await expect( panel ).toBeInViewport( { ratio: 1 } );
				await expect( block.getByRole( 'dialog' ) ).toHaveCount( 1 );
				for ( const control of await panel
					.getByRole( 'button' )
					.all() ) {
					const box = await control.boundingBox();
					expect( box?.width ).toBeGreaterThanOrEqual( 44 );
					expect( box?.height ).toBeGreaterThanOrEqual( 44 );
				}
				expect(
					await page.evaluate(
						() => document.documentElement.scrollWidth
					)
				).toBe( 375 );
				await page.keyboard.press( 'Escape' );
				await expect( panel ).toBeHidden();
			}
			await page.unrouteAll();
		}
	}
);
