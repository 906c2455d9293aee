/** Pages with blocks of a test's own. */
import { reset, test as base } from './frontage';

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

export const html = ( content: string ) =>
	`<!-- wp:html -->${ content }<!-- /wp:html -->`;
