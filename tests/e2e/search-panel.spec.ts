/** What a search's panel does besides opening: where the focus goes, and how it looks until it is gone. */
import { expect, hold, test } from './menu-page';
import { answer, inHeader, isSearch, parts, searchBlock } from './search-page';

test(
	'search: a click beside the panel keeps the focus there',
	{ tag: '@SR-02' },
	async ( { page, place } ) => {
		await page.goto( ( await place( inHeader( searchBlock() ) ) ).link );
		const { open, panel } = parts( page );
		await open.click();
		await expect( panel ).toBeVisible();
		await page.getByText( 'Below.' ).click();
		await expect( panel ).toBeHidden();
		await expect( page.locator( 'body' ) ).toBeFocused();
	}
);

test(
	'search: tabbing out closes the panel over the header',
	{ tag: '@SR-02' },
	async ( { page, place } ) => {
		const { link } = await place(
			inHeader(
				searchBlock( { opens: 'cover' } ),
				'<!-- wp:paragraph --><p><a href="/?to=next">Next</a></p><!-- /wp:paragraph -->'
			)
		);
		await page.goto( link );
		const { open, panel, close } = parts( page );
		await open.click();
		await close.focus();
		await page.keyboard.press( 'Tab' );
		await expect( panel ).toBeHidden();
		await expect(
			page.getByRole( 'link', { name: 'Next' } )
		).toBeFocused();
	}
);

test(
	'search: the panel keeps its columns while it closes',
	{ tag: '@SR-01' },
	async ( { page, place } ) => {
		await page.goto( ( await place( inHeader( searchBlock() ) ) ).link );
		const { open, panel } = parts( page );
		await open.click();
		await expect( panel ).toBeVisible();
		const [ before, after ] = await panel.evaluate(
			async ( element: HTMLElement ) => {
				const settle = () =>
					Promise.all(
						element
							.getAnimations()
							.map( ( { finished } ) => finished )
					);
				await settle();
				const height = element.offsetHeight;
				element.hidePopover();
				element
					.getAnimations()
					.forEach( ( animation ) => animation.pause() );
				return [ height, element.offsetHeight ];
			}
		);
		expect( after ).toBe( before );
	}
);

test(
	'search: results stay as the panel becomes a dialog',
	{ tag: '@SR-03' },
	async ( { page, place } ) => {
		await page.route( isSearch, ( route ) => answer( route, [ 'Stair' ] ) );
		const script = await hold( page, /deferred\/overlay\.js/ );
		const { link } = await place(
			inHeader( searchBlock( { opens: 'full-screen' } ) )
		);
		await page.goto( link );
		const { open, field, panel, option } = parts( page );
		await open.click();
		await field.fill( 'stair' );
		await expect( option( /^Stair/ ) ).toBeVisible();
		script.answer();
		await expect( panel ).not.toHaveAttribute( 'popover' );
		await expect( panel ).toHaveJSProperty( 'open', true );
		await expect( field ).toBeFocused();
		await expect( option( /^Stair/ ) ).toBeVisible();
	}
);
