/** Blocks for page building in every browser: an accordion, tabs, and carousels in both directions. */
import { accordion, item } from '../accordion-page';
import {
	carousel,
	expect,
	html,
	numbered,
	slide,
	standing,
} from '../carousel-page';
import { tab, tabs } from '../tabs-page';
import { see, type EngineTest } from './engine-test';
import type { Visit } from './visit';

const SELECTED = '[aria-selected=true]';
const WORDS = '.words';
const STATUS = '.wp-block-frontage-carousel__status';

const words = ( text: string ) =>
	html( `<p class="words" id="${ text.toLowerCase() }">${ text }</p>` );

const NESTED = accordion(
	item( { title: 'Wood' }, words( 'Oak' ) ) +
		item(
			{ title: 'Care' },
			tabs(
				tab( 'Indoors', words( 'Wax' ) ) +
					tab( 'Outdoors', words( 'Oil' ) )
			)
		)
);

const FADING = carousel( slide( words( 'One' ) ) + slide( words( 'Two' ) ), {
	effect: 'fade',
} );

const stands = ( visit: Visit, ...numbers: number[] ) =>
	expect
		.poll( () => visit.run( standing ), `${ numbers } stand` )
		.toEqual( numbers );

/**
 * Tests them in a browser.
 *
 * @param name What people call the browser.
 * @param test Declares a test in it.
 */
export function pageBuilding( name: string, test: EngineTest ): void {
	test(
		`${ name }: tabs in an accordion open by click, key and hash`,
		{ tag: '@PB-05' },
		async ( { visit, place } ) => {
			const { link } = await place( NESTED );
			await visit.goTo( link );
			await see( visit, WORDS ).toEqual( [] );
			await visit.click( 'summary', 'Wood' );
			await see( visit, WORDS ).toEqual( [ 'Oak' ] );
			await visit.click( 'summary', 'Care' );
			await see( visit, WORDS ).toEqual( [ 'Wax' ] );
			await visit.click( '[role=tab]', 'Indoors' );
			await visit.press( 'ArrowRight' );
			await see( visit, SELECTED ).toEqual( [ 'Outdoors' ] );
			await see( visit, WORDS ).toEqual( [ 'Oil' ] );
			await visit.goTo( '/robots.txt' );
			await visit.goTo( `${ link }#oil` );
			await see( visit, WORDS ).toEqual( [ 'Oil' ] );
			await see( visit, SELECTED ).toEqual( [ 'Outdoors' ] );
		}
	);

	test(
		`${ name }: a carousel steps and goes round, by button, swipe, key, focus`,
		{ tag: '@PB-01' },
		async ( { visit, place } ) => {
			const { link } = await place(
				carousel( numbered( 5 ), { pagination: 'fraction' } )
			);
			await visit.goTo( link );
			await stands( visit, 1, 2, 3 );
			await visit.click( 'button', 'Previous slide' );
			await stands( visit, 5, 1, 2 );
			await see( visit, STATUS ).toEqual( [ '5 of 5' ] );
			for ( const numbers of [
				[ 1, 2, 3 ],
				[ 2, 3, 4 ],
				[ 3, 4, 5 ],
			] ) {
				await visit.click( 'button', 'Next slide' );
				await stands( visit, ...numbers );
			}
			// A step that ends would end the scrolling.
			await expect
				.poll( () =>
					visit.run(
						() =>
							document.querySelector< HTMLElement >(
								'.wp-block-frontage-carousel__track'
							)?.style.scrollSnapType
					)
				)
				.toBe( '' );
			// As a finger moves the row, which then snaps.
			for ( const numbers of [
				[ 4, 5, 1 ],
				[ 5, 1, 2 ],
			] ) {
				await visit.run( () => {
					const row = document.querySelector(
						'.wp-block-frontage-carousel__track'
					);
					row?.scrollBy( {
						left: row.clientWidth / 4,
						behavior: 'smooth',
					} );
				} );
				await stands( visit, ...numbers );
				await see( visit, STATUS ).toEqual( [
					`${ numbers[ 0 ] } of 5`,
				] );
			}
			await visit.tabTo( 'Slides' );
			await visit.press( 'ArrowRight' );
			await stands( visit, 1, 2, 3 );
			await visit.tabTo( '4' );
			await expect
				.poll( () => visit.run( standing ), 'the focused one stands' )
				.toContain( 4 );
		}
	);

	test(
		`${ name }: a carousel from right to left, and one that fades`,
		{ tag: '@PB-01' },
		async ( { visit, place } ) => {
			await visit.goTo(
				(
					await place(
						carousel( numbered( 5 ), {
							direction: 'rtl',
							label: 'Rooms',
						} )
					)
				).link
			);
			await stands( visit, 3, 2, 1 );
			await visit.click( 'button', 'Next slide' );
			await stands( visit, 4, 3, 2 );
			await visit.tabTo( 'Slides' );
			await visit.press( 'ArrowRight' );
			await stands( visit, 3, 2, 1 );
			await visit.press( 'ArrowRight' );
			await stands( visit, 2, 1, 5 );

			const { link } = await place( FADING );
			await visit.goTo( `${ link }#two` );
			await see( visit, STATUS ).toEqual( [ '2 of 2' ] );
			await visit.click( 'button', 'Next slide' );
			await see( visit, STATUS ).toEqual( [ '1 of 2' ] );
			await stands( visit, 1 );
		}
	);
}

/**
 * Tests that the browser's own search opens panels, where it can: Debian's WebKit finds their words and leaves them closed, and the Chromium of the tests is
 * built without what searching needs.
 *
 * @param name What people call the browser.
 * @param test Declares a test in it.
 */
export function findInPage( name: string, test: EngineTest ): void {
	test(
		`${ name }: words in closed panels are found in the page, and shown`,
		{ tag: '@PB-05' },
		async ( { visit, place } ) => {
			const { link } = await place( NESTED );
			/* As from the browser's own field for it. */
			const find = ( text: string ) =>
				visit.run( ( given ) => {
					getSelection()?.removeAllRanges();
					return Reflect.get( window, 'find' ).call( window, given );
				}, text );
			await visit.goTo( link );
			await see( visit, WORDS ).toEqual( [] );
			expect( await find( 'Oil' ) ).toBe( true );
			await see( visit, WORDS ).toEqual( [ 'Oil' ] );
			await see( visit, SELECTED ).toEqual( [ 'Outdoors' ] );
			expect( await find( 'Wax' ) ).toBe( true );
			await see( visit, WORDS ).toEqual( [ 'Wax' ] );
			await see( visit, SELECTED ).toEqual( [ 'Indoors' ] );
			expect( await find( 'Oak' ) ).toBe( true );
			await see( visit, WORDS ).toEqual( [ 'Oak' ] );
			// By a link to words, too.
			await visit.goTo( '/robots.txt' );
			await visit.goTo( `${ link }#:~:text=Oil` );
			await see( visit, WORDS ).toEqual( [ 'Oil' ] );
			await see( visit, SELECTED ).toEqual( [ 'Outdoors' ] );
		}
	);
}
