/** A page on which somebody else's script uses the toolkit. */
import type { Toolkit } from '../../src/toolkit/toolkit';
import { expect, fixture, test as base, type Page } from './menu-page';

declare global {
	interface Window {
		tools: Toolkit;
		/** What a promise of the toolkit has given, in order. */
		given: unknown[];
	}
}

export const test = base.extend< {
	/** Opens a page with this HTML, as that script finds it. */
	use: ( html?: string, ...fixtures: string[] ) => Promise< string >;
} >( {
	use: async ( { page, place }, use ) => {
		await use( async ( html = '', ...fixtures ) => {
			const { link } = await place(
				`<!-- wp:html --><div><button id="opener">Begin</button></div>${ html }<!-- /wp:html -->`
			);
			await fixture( page, 'toolkit', ...fixtures );
			await page.goto( link );
			await page.evaluate( () => ( window.given = [] ) );
			return link;
		} );
	},
} );

export const opener = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Begin' } );

/** What the promises have given so far. */
export const given = ( page: Page ) => page.evaluate( () => window.given );

export { expect };
export { axe } from './frontage';
export type { Page };
