/** A search's parts, by what a person calls them, and answers of a site's search that a test makes up. */
import type { Route } from '@playwright/test';
import type { Page } from './frontage';

export const searchBlock = ( attributes: object = {} ) =>
	`<!-- wp:frontage/search ${ JSON.stringify( attributes ) } /-->`;

/** In a header like a site's own, above a page that scrolls. */
export const inHeader = ( ...blocks: string[] ) =>
	`<!-- wp:frontage/header {"align":"full"} --><!-- wp:frontage/header-row {"row":"main"} --><!-- wp:site-title {"level":0} /-->${ blocks.join(
		''
	) }<!-- /wp:frontage/header-row --><!-- /wp:frontage/header --><!-- wp:paragraph --><p>Below.</p><!-- /wp:paragraph --><!-- wp:spacer {"height":"1600px"} --><div style="height:1600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;

export function parts( page: Page ) {
	const block = page.locator( '.entry-content .wp-block-frontage-search' );
	return {
		block,
		open: block.getByRole( 'button', { name: 'Open Search' } ),
		panel: block.getByRole( 'dialog', { name: 'Search' } ),
		field: block
			.getByLabel( 'Search', { exact: true } )
			.and( page.locator( 'input' ) ),
		submit: block.getByRole( 'button', { name: 'Submit Search' } ),
		close: block.getByRole( 'button', { name: 'Close' } ),
		status: block.getByRole( 'status' ),
		list: block.getByRole( 'listbox', { name: 'Results' } ),
		option: ( name: string | RegExp ) =>
			block.getByRole( 'option', { name } ),
		retry: block.getByRole( 'button', { name: 'Retry' } ),
	};
}

export const isSearch = ( { href }: URL ) =>
	decodeURIComponent( href ).includes( '/wp/v2/search' );

/** What was searched by this request. */
export const termOf = ( route: Route ) =>
	new URL( route.request().url() ).searchParams.get( 'search' ) ?? '';

/** Results with these titles, as the site would answer them. */
export const answer = (
	route: Route,
	titles: string[],
	total = titles.length
) =>
	route.fulfill( {
		headers: { 'X-WP-Total': String( total ) },
		json: titles.map( ( title, id ) => ( {
			id,
			url: `${ new URL( route.request().url() ).origin }/?to=${ id }`,
			frontage_result: { title, type: 'Page', image: null },
		} ) ),
	} );
