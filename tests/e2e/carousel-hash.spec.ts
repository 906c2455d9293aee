/** Links to what stands in a slide, at load, by a link and by Back. */
import { accordion, item } from './accordion-page';
import {
	carousel,
	expect,
	html,
	parts,
	shown,
	slide,
	test,
	type Page,
} from './carousel-page';
import { tab, tabs } from './tabs-page';

/** Six slides whose texts have ids of their own. */
const targets = ( ids: string[] ) =>
	ids
		.map( ( id ) =>
			slide(
				html( `<p style="height:120px" id='${ id }'>At ${ id }</p>` )
			)
		)
		.join( '' );

const links = ( ...hashes: string[] ) =>
	html(
		hashes
			.map( ( hash ) => `<a href="${ hash }">To ${ hash }</a>` )
			.join( ' ' )
	);

const follow = ( page: Page, hash: string ) =>
	page.getByRole( 'link', { name: `To ${ hash }`, exact: true } ).click();

test(
	'carousel: a hash leads to its slide, at load, by link and by Back',
	{ tag: '@PB-01' },
	async ( { page, place } ) => {
		const { link } = await place(
			links( '#r6', '#f5' ) +
				carousel( targets( [ 'r1', 'r2', 'r3', 'r4', 'r5', 'r6' ] ) ) +
				carousel( targets( [ 'f1', 'f2', 'f3', 'f4', 'f5' ] ), {
					effect: 'fade',
					speed: 0,
				} )
		);
		const row = () => shown( page );
		const faded = () => shown( page, 1 );
		await page.goto( `${ link }#f3` );
		await expect.poll( faded ).toEqual( [ 3 ] );
		await expect( page.getByText( 'At f3' ) ).toBeInViewport();
		await expect.poll( row ).toEqual( [ 1, 2, 3 ] );
		await follow( page, '#r6' );
		await expect.poll( row ).toContain( 6 );
		await expect( page.getByText( 'At r6' ) ).toBeInViewport();
		// The position says where that is, and steps go on from there.
		await expect( parts( page ).status ).toHaveText( /[456] of 6/ );
		for ( let step = 0; step < 4; step++ ) {
			await parts( page ).next.first().click();
		}
		await expect.poll( row ).not.toContain( 6 );
		await follow( page, '#f5' );
		await expect.poll( faded ).toEqual( [ 5 ] );
		await page.goBack();
		await expect.poll( row ).toContain( 6 );
		await page.goBack();
		await expect.poll( faded ).toEqual( [ 3 ] );
		await page.goto( 'about:blank' );
		await page.goto( `${ link }#r6` );
		await expect.poll( row ).toContain( 6 );
	}
);

test(
	'carousel: odd hashes lead to their slides, hostile ones nowhere',
	{ tag: '@PB-01' },
	async ( { page, place } ) => {
		const { link } = await place(
			carousel(
				targets( [ 'a', 'b', 'c', 'd', '50%', 'wörter', '"]' ] ),
				// A browser scrolls a row by itself.
				{ effect: 'fade', speed: 0 }
			)
		);
		for ( const [ hash, number ] of [
			[ '#50%', 5 ],
			[ '#w%C3%B6rter', 6 ],
			[ '#%22]', 7 ],
			[ '#%', 1 ],
			[ '#<img src=x onerror=alert(1)>', 1 ],
			[ '#constructor', 1 ],
		] as const ) {
			await page.goto( 'about:blank' );
			await page.goto( link + hash );
			await expect.poll( () => shown( page ) ).toEqual( [ number ] );
			await parts( page ).dot( 2 ).click();
			await expect.poll( () => shown( page ) ).toEqual( [ 2 ] );
			await page.evaluate( ( next ) => {
				location.hash = '';
				location.hash = next;
			}, hash );
			await expect
				.poll( () => shown( page ) )
				.toEqual( [ number === 1 ? 2 : number ] );
		}
	}
);

test(
	'carousel: in a tab in an accordion, a hash opens all three',
	{ tag: [ '@PB-01', '@PB-05' ] },
	async ( { page, place } ) => {
		const inner = ( effect: string ) =>
			carousel(
				targets( [ `${ effect }1`, `${ effect }2`, `${ effect }3` ] ),
				{
					effect,
					slidesToShow: { value: 1 },
				}
			);
		const { link } = await place(
			links( '#fade3', '#slide2' ) +
				accordion(
					item(
						{ title: 'Outer' },
						tabs(
							tab( 'One', html( '<p>Text</p>' ) ) +
								tab( 'Two', inner( 'fade' ) ) +
								tab( 'Three', inner( 'slide' ) )
						)
					)
				)
		);
		await page.goto( `${ link }#fade3` );
		const target = page.getByText( 'At fade3' );
		await expect( target ).toBeInViewport( { ratio: 1 } );
		await expect.poll( () => shown( page ) ).toEqual( [ 3 ] );
		await parts( page ).previous.first().click();
		await expect.poll( () => shown( page ) ).toEqual( [ 2 ] );
		await follow( page, '#slide2' );
		await expect( page.getByText( 'At slide2' ) ).toBeInViewport( {
			ratio: 1,
		} );
		await expect.poll( () => shown( page, 1 ) ).toEqual( [ 2 ] );
		await page.goBack();
		await expect( target ).toBeInViewport( { ratio: 1 } );
		await expect.poll( () => shown( page ) ).toEqual( [ 3 ] );
	}
);
