/** A page with a carousel of a test's own. */
import type { Page } from './frontage';
import { html } from './placed-page';

export const slide = ( content: string, attributes = {} ) =>
	`<!-- wp:frontage/carousel-slide ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:frontage/carousel-slide -->`;

export const carousel = ( content: string, attributes = {} ) =>
	`<!-- wp:frontage/carousel ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:frontage/carousel -->`;

/** Slides with a link each. */
export const numbered = ( total: number ) =>
	Array.from( { length: total }, ( _, at ) =>
		slide(
			html(
				`<p style="height:120px">Slide <a id="link-${ at + 1 }" href="#">${ at + 1 }</a></p>`
			)
		)
	).join( '' );

export const parts = ( page: Page ) => ( {
	root: page.locator( '.wp-block-frontage-carousel' ).first(),
	track: page.getByRole( 'group', { name: 'Slides' } ).last(),
	slides: page.getByRole( 'group', { name: /^\d+ of \d+$/ } ),
	slide: ( at: number ) =>
		page.getByRole( 'group', { name: new RegExp( `^${ at } of ` ) } ),
	next: page.getByRole( 'button', { name: 'Next slide' } ),
	previous: page.getByRole( 'button', { name: 'Previous slide' } ),
	dot: ( at: number ) =>
		page.getByRole( 'button', {
			name: `Go to slide ${ at }`,
			exact: true,
		} ),
	status: page.locator( '.wp-block-frontage-carousel__status' ).first(),
} );

/** Runs in the page: numbers of the slides that stand wholly in one of its rows, in the order of the screen. */
export const standing = ( at = '0' ) => {
	const track = document.querySelectorAll(
		'.wp-block-frontage-carousel__track'
	)[ Number( at ) ];
	if ( ! track ) {
		return [];
	}
	const row = track.getBoundingClientRect();
	const styles = getComputedStyle( track );
	const start = parseFloat( styles.paddingLeft );
	const end = parseFloat( styles.paddingRight );
	return [ ...track.children ]
		.map( ( each ) => ( {
			number: parseInt( each.getAttribute( 'aria-label' ) ?? '' ),
			box: each.getBoundingClientRect(),
			opacity: getComputedStyle( each ).opacity,
		} ) )
		.filter(
			( { box, opacity } ) =>
				opacity !== '0' &&
				box.left >= row.left + start - 2 &&
				box.right <= row.right - end + 2
		)
		.sort( ( one, other ) => one.box.left - other.box.left )
		.map( ( { number } ) => number );
};

export const shown = ( page: Page, at = 0 ) =>
	page.evaluate( standing, String( at ) );

export { axe, expect, expectTrouble, fixture, type Page } from './frontage';
export { html, test } from './placed-page';
