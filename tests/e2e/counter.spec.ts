/** Counters: what moves for the eye, and what stays. */
import { axe, fixture } from './frontage';
import { expect, test, watchShifts, words, type Page } from './sticky-page';

const counter = ( attributes: object ) =>
	`<!-- wp:frontage/counter ${ JSON.stringify( {
		end: 12400,
		suffix: ' m²',
		title: 'of slate',
		...attributes,
	} ) } /-->`;
const tall = words( 'Tall', ' style="height: 3000px"' );

const text = ( page: Page ) =>
	page.locator( '.wp-block-frontage-counter__text' );
/** Numbers that show another one on the way. */
const counting = ( page: Page ) =>
	page.locator( '.wp-block-frontage-counter__number[data-count]' );

/** What is shown over the first number. */
const shown = ( page: Page ) =>
	counting( page )
		.first()
		.evaluate(
			( number ) => getComputedStyle( number, '::after' ).content
		);

/** Each text on the way, from now on until the number is there. */
const watchCount = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise< string[] >( ( resolve ) => {
				const seen: string[] = [];
				const look = () => {
					const moving = document.querySelector( '[data-count]' );
					seen.push( moving?.getAttribute( 'data-count' ) ?? '' );
					if ( moving ) {
						requestAnimationFrame( look );
					} else {
						resolve( seen );
					}
				};
				look();
			} )
	);

test(
	'counter: counts once it is seen, in a copy for the eye, and shifts nothing',
	{ tag: [ '@PB-05' ] },
	async ( { page, publish } ) => {
		const shift = await watchShifts( page, 'header' );
		await page.goto( await publish( tall + counter( { duration: 400 } ) ) );
		await expect( counting( page ) ).toHaveAttribute( 'data-count', '0' );
		await expect( text( page ) ).toHaveCSS( 'opacity', '0' );
		expect( await page.getByRole( 'main' ).ariaSnapshot() ).toMatch(
			/12,400 m²[^]*of slate/
		);
		const { width } = ( await text( page ).boundingBox() ) ?? {};
		await text( page ).scrollIntoViewIfNeeded();
		const seen = await watchCount( page );
		expect( seen.length ).toBeGreaterThan( 4 );
		expect(
			seen.slice( 0, -1 ).every( ( each ) => /^[\d,]+$/.test( each ) )
		).toBe( true );
		await expect( counting( page ) ).toHaveCount( 0 );
		await expect( text( page ) ).toHaveCSS( 'opacity', '1' );
		expect( ( await text( page ).boundingBox() )?.width ).toBe( width );
		expect( await shift() ).toBeLessThan( 0.005 );
		await axe( page, '.wp-block-frontage-counter' );
	}
);

test(
	'counter: is its number without script, with less motion and in print',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { browser, page, publish } ) => {
		const link = await publish(
			counter( { duration: 60000 } ) + counter( { duration: 60000 } )
		);
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		await expect( text( plain ).first() ).toHaveText( '12,400' );
		await context.close();

		// Two of them; less motion is asked for meanwhile.
		await page.goto( link );
		await expect( counting( page ) ).toHaveCount( 2 );
		await expect( text( page ).first() ).toHaveCSS( 'opacity', '0' );
		await page.emulateMedia( { media: 'print' } );
		await expect( text( page ).first() ).toHaveCSS( 'opacity', '1' );
		expect( await shown( page ) ).toBe( 'none' );
		await page.emulateMedia( { media: 'screen' } );
		expect( await shown( page ) ).not.toBe( 'none' );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await expect( text( page ).first() ).toHaveCSS( 'opacity', '1' );
		expect( await shown( page ) ).toBe( 'none' );
	}
);

test(
	'counter: counts down and with decimals, right to left too',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 320, height: 700 } );
		await page.goto(
			await publish(
				counter( { start: 1500, end: 4.5, duration: 60000 } ) +
					counter( { end: 98, suffix: '%', duration: 0 } )
			)
		);
		await expect( counting( page ) ).toHaveAttribute(
			'data-count',
			/^1,\d\d\d\.\d$/
		);
		await expect( text( page ).first() ).toHaveText( '4.5' );
		const { end, right } = await counting( page ).evaluate(
			( number ) => ( {
				end: getComputedStyle( number, '::after' ).right,
				right: getComputedStyle( number ).direction,
			} )
		);
		expect( [ end, right ] ).toEqual( [ '0px', 'ltr' ] );
		// A sign stays at the number's right, as in a text.
		const sign = await page
			.locator( '.wp-block-frontage-counter__value' )
			.last()
			.evaluate( ( value ) => {
				const range = document.createRange();
				const number = value.querySelector( 'span' );
				range.selectNode( number?.nextSibling ?? value );
				return (
					range.getBoundingClientRect().left -
					( number?.getBoundingClientRect().right ?? NaN )
				);
			} );
		expect( Math.round( sign ) ).toBe( 0 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
		await axe( page, '.wp-block-frontage-counter' );
	}
);
