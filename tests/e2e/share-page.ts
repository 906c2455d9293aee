/** A post with share links of a test's own, and the parts of them by what a person calls them. */
import type { BrowserContext } from '@playwright/test';
import { reset, test as base, type Page } from './frontage';

interface Made {
	id: number;
	link: string;
}

export const shareBlock = ( attributes: object = {} ) =>
	`<!-- wp:frontage/share ${ JSON.stringify( {
		services: [ 'facebook', 'mastodon', 'email' ],
		...attributes,
	} ) } /-->`;

export const TITLE = 'Stairs & “light”';

export const test = base.extend< {
	/** Publishes a post; the site is the seeded one again when the test ends. */
	post: ( content: string, title?: string ) => Promise< Made >;
} >( {
	post: async ( { context, requestUtils }, use ) => {
		await use( ( content, title = TITLE ) =>
			requestUtils.rest< Made >( {
				path: '/wp/v2/posts',
				method: 'POST',
				data: { title, content, status: 'publish' },
			} )
		);
		await reset( { context } );
	},
} );

/** Another host's page, which no test asks for. */
export const answerForOthers = ( context: BrowserContext ) =>
	context.route( /^https:\/\/(?!127)/, ( route ) =>
		route.fulfill( {
			contentType: 'text/html',
			body: '<title>Other</title>',
		} )
	);

export function parts( page: Page ) {
	const group = page.getByRole( 'group', { name: /^Share “/ } ).first();
	const dialog = page.getByRole( 'dialog' );
	return {
		group,
		link: ( name: string ) =>
			group.getByRole( 'link', { name, exact: true } ),
		button: ( name: string ) =>
			group.getByRole( 'button', { name, exact: true } ),
		dialog,
		// A notification's own may follow.
		close: dialog.getByRole( 'button', { name: 'Close' } ).first(),
		find: dialog.getByRole( 'searchbox', { name: 'Find a service' } ),
		host: dialog.getByRole( 'textbox', { name: 'Your instance' } ),
	};
}

/** Shares by a service in a small window, which is closed again; answers with the status of the count. */
export async function shareBy( page: Page, name: string ): Promise< number > {
	// A count may stand behind its name.
	const link = parts( page ).group.getByRole( 'link', { name } );
	await link.hover();
	// Its script comes with the pointer.
	await page.waitForFunction( () =>
		Reflect.get( Reflect.get( window, 'frontage' ), 'share' )
	);
	const counted = page.waitForResponse( /frontage(\/|%2F)v1(\/|%2F)shares/ );
	const popup = page.waitForEvent( 'popup' );
	await link.click();
	const opened = await popup;
	// Closed earlier, its page would count as one that could not be reached.
	await opened.waitForURL( /^https:/ );
	await opened.close();
	return ( await counted ).status();
}

export { axe, expect, fixture, writeFrom } from './frontage';
