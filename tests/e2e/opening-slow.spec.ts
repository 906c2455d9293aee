/**
 * What is fetched for items that are opened, and when; and what happens while it does not come.
 */
import { block, expect, hold, parts, test, TITLES } from './gallery-blocks';

const GALLERY = block( { instanceId: 1, itemsPerPage: 4 } );

test(
	'opening: without the viewer another tile works, link after 4 s',
	{ tag: [ '@PF-19', '@IS-04' ] },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		await page.goto( link );
		await page.clock.install();
		const tile = ( title: string ) =>
			parts( page ).items.getByRole( 'link', { name: title } );
		const address = await tile( 'Wind-shaped' ).getAttribute( 'href' );
		const slow = await hold( page, /viewer\.js/ );
		await tile( 'Spiral in ash' ).click();
		await slow.asked();
		await expect( tile( 'Spiral in ash' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await page.clock.runFor( 3000 );
		await tile( 'Wind-shaped' ).click();
		await expect( tile( 'Wind-shaped' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await expect( tile( 'Spiral in ash' ) ).not.toHaveAttribute(
			'aria-busy'
		);
		await page.clock.runFor( 3000 );
		await expect( page ).toHaveURL( link );
		await page.clock.runFor( 1100 );
		await expect( page ).toHaveURL( String( address ) );
		slow.answer();
	}
);

test(
	'opening: of two tiles pressed while pending the second opens',
	{ tag: '@PF-19' },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		await page.goto( link );
		const { items } = parts( page );
		const slow = await hold( page, /viewer\.js/ );
		await items.getByRole( 'link', { name: 'Spiral in ash' } ).click();
		await slow.asked();
		await items.getByRole( 'link', { name: 'Wind-shaped' } ).click();
		slow.answer();
		await expect( page.getByRole( 'dialog' ) ).toHaveAccessibleName(
			'Wind-shaped'
		);
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'img' )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( page ).toHaveURL( link );
		await expect( items.locator( '[aria-busy]' ) ).toHaveCount( 0 );
	}
);

test(
	'opening: a step by key before the slides load is kept',
	{ tag: '@LB-03' },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		const slow = await hold( page, /slides\.js/ );
		await page.goto( `${ link }?frontage-1-item=the-long-eave`, {
			// The held script keeps the page from loading.
			waitUntil: 'commit',
		} );
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		slow.answer();
		await expect( dialog ).toHaveAccessibleName( 'Spiral in ash' );
	}
);

test(
	'opening: the viewer loads on hover during hydration',
	{ tag: '@PF-19' },
	async ( { page, place } ) => {
		// So high that nothing moves away from under the pointer.
		await page.setViewportSize( { width: 1280, height: 2000 } );
		await page.goto( ( await place( GALLERY ) ).link );
		const { items, field } = parts( page );
		const island = page.waitForResponse( /portfolio\/island\.js/ );
		await items.getByRole( 'link', { name: 'Wind-shaped' } ).hover();
		await island;
		const viewer = page.waitForRequest( /viewer\.js/ );
		await field.press( 'a' );
		await viewer;
	}
);

test(
	'opening: speculation rules skip tiles that open, but not links',
	{ tag: '@PF-19' },
	async ( { page, placeGallery, seeded } ) => {
		await page.goto( ( await placeGallery( { itemsPerPage: 8 } ) ).link );
		const fetched: string[] = [];
		const session = await page.context().newCDPSession( page );
		await session.send( 'Preload.enable' );
		session.on( 'Preload.prefetchStatusUpdated', ( { prefetchUrl } ) =>
			fetched.push( prefetchUrl )
		);
		const { items } = parts( page );
		for ( const title of [ TITLES.harbour, TITLES.last ] ) {
			await items.getByRole( 'link', { name: title } ).hover();
			await page.mouse.down();
			// Away from it, so that it is no click.
			await page.mouse.move( 0, 0 );
			await page.mouse.up();
		}
		await expect.poll( () => fetched ).toContain( seeded.links.last );
		expect( fetched ).not.toContain( seeded.links.harbour );
	}
);
