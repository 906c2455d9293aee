/**
 * Items that are opened while what shows them does not come.
 */
import { block, expect, hold, parts, test } from './gallery-shelf';

const GALLERY = block( { instanceId: 1, itemsPerPage: 4 } );

test( '[PF-19][IS-04] when what shows items does not come, another tile can be pressed, and its link is followed after four seconds', async ( {
	page,
	place,
} ) => {
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
	await expect( tile( 'Spiral in ash' ) ).not.toHaveAttribute( 'aria-busy' );
	await page.clock.runFor( 3000 );
	await expect( page ).toHaveURL( link );
	await page.clock.runFor( 1100 );
	await expect( page ).toHaveURL( String( address ) );
	slow.answer();
} );

test( '[PF-19] of two tiles that are pressed while what shows items is on its way, the second one opens', async ( {
	page,
	place,
} ) => {
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
	await expect( page.getByRole( 'dialog' ).getByRole( 'img' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( link );
	await expect( items.locator( '[aria-busy]' ) ).toHaveCount( 0 );
} );
