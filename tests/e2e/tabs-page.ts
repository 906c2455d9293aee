/** A page with tabs of a test's own. */
import { reset, test as base, type Page } from './frontage';

export const tab = ( title: string, content: string, attributes = {} ) =>
	`<!-- wp:frontage/tab ${ JSON.stringify( { title, ...attributes } ) } -->${ content }<!-- /wp:frontage/tab -->`;

export const tabs = ( content: string, attributes = {} ) =>
	`<!-- wp:frontage/tabs ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:frontage/tabs -->`;

export const html = ( content: string ) =>
	`<!-- wp:html -->${ content }<!-- /wp:html -->`;

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

export const test = base.extend< {
	/** Publishes a page; the site is the seeded one again when the test ends. */
	place: ( content: string ) => Promise< { id: number; link: string } >;
} >( {
	place: async ( { context, requestUtils }, use ) => {
		await use( ( content ) =>
			requestUtils.rest( {
				path: '/wp/v2/pages',
				method: 'POST',
				data: { title: 'Oak table', content, status: 'publish' },
			} )
		);
		await reset( { context } );
	},
} );

export const parts = ( page: Page ) => ( {
	list: page.getByRole( 'tablist' ),
	title: ( name: string ) => page.getByRole( 'tab', { name } ),
	toggle: ( name: string ) => page.getByRole( 'button', { name } ),
	panel: ( name: string ) => page.getByRole( 'tabpanel', { name } ),
} );

export { axe, expect, fixture } from './frontage';
