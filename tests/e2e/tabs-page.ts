/** A page with tabs of a test's own. */
import type { Page } from './frontage';
import { html } from './placed-page';

export const tab = ( title: string, content: string, attributes = {} ) =>
	`<!-- wp:frontage/tab ${ JSON.stringify( { title, ...attributes } ) } -->${ content }<!-- /wp:frontage/tab -->`;

export const tabs = ( content: string, attributes = {} ) =>
	`<!-- wp:frontage/tabs ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:frontage/tabs -->`;

export const paragraph = ( text: string ) => html( `<p>${ text }</p>` );

export const CARE = [
	tab( 'Care', paragraph( 'Oil the wood once a year.' ) ),
	tab(
		'Delivery',
		html(
			'<p>Two weeks. <label>Your town <input></label></p><p id="islands">Islands take three.</p>'
		),
		{ anchor: 'delivery' }
	),
	tab( 'Returns', paragraph( 'Within a month.' ) ),
].join( '' );

export const parts = ( page: Page ) => ( {
	list: page.getByRole( 'tablist' ),
	title: ( name: string ) => page.getByRole( 'tab', { name } ),
	toggle: ( name: string ) => page.getByRole( 'button', { name } ),
	panel: ( name: string ) => page.getByRole( 'tabpanel', { name } ),
} );

/** Sides of the square that is drawn as an arrow beside a title. */
export const arrow = ( page: Page ) =>
	page
		.locator( '.wp-block-frontage-tabs__toggle' )
		.evaluateAll(
			( [ first = document.body ] ) =>
				getComputedStyle( first, '::after' ).borderWidth
		);

export { axe, expect, fixture } from './frontage';
export { html, test } from './placed-page';
