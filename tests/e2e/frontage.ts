/**
 * What every browser test starts from: Playwright with WordPress's own fixtures (admin, editor, requestUtils), a page
 * that is signed out unless the test says `test.use( { as: 'owner' } )`, and a watch that fails the test on any
 * console error, foreign request or line in the error log.
 *
 * A test with the tag `@everywhere` runs on every kind of site, on the embedded one with each `npm test`: one test of each family of requirements,
 * and what another database or another PHP may decide. The rest runs where a page takes a tenth of the time. Those with the tag `@newest`, one of each
 * feature, run in the newest Chromium too.
 */
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { reset as resetSite } from '../site/core/reset.mjs';
import { expect, ownSite, test as base } from './own-site';
import { expectTrouble, watch, type Watch } from './watch';

const WCAG = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

interface Options {
	/** Who looks at the page. */
	as: 'visitor' | 'owner';
}

interface Fixtures {
	watcher: Watch;
	/** Opens in the editor what has this id; without one, the page that is shown. */
	edit: ( id?: number ) => Promise< void >;
}

export const test = base.extend< Options & Fixtures >( {
	edit: async ( { admin, editor, page }, use ) => {
		await use( async ( id ) => {
			const classes = await page
				.locator( 'body' )
				.getAttribute( 'class' );
			const shown = classes?.match( /page-id-(\d+)/ )?.[ 1 ];
			await admin.visitAdminPage(
				'post.php',
				`post=${ id ?? shown }&action=edit`
			);
			await editor.setPreferences( 'core/edit-post', {
				welcomeGuide: false,
				fullscreenMode: false,
			} );
		} );
	},
	as: [ 'visitor', { option: true } ],
	storageState: async ( { as, site }, use ) => {
		await use( as === 'owner' ? site.owner : undefined );
	},
	watcher: [
		async ( { context }, use ) => {
			const watcher = watch( context );
			await use( watcher );
			expect(
				watcher.troubles(),
				'nothing in the console, the error log or on the way to a foreign host'
			).toEqual( [] );
		},
		{ auto: true },
	],
} );

/**
 * Asks the site for special conditions on every request of this page, from now on: the files of that name in
 * tests/site/fixtures. Without names the conditions are normal again.
 *
 * @param page  The page.
 * @param names Names of fixtures.
 */
export async function fixture(
	page: Page,
	...names: string[]
): Promise< void > {
	await page.setExtraHTTPHeaders(
		names.length ? { 'x-frontage-fixture': names.join( ',' ) } : {}
	);
}

/**
 * Puts the site back to the seeded one: database and uploaded files. Takes a tenth of a second; for tests that can't
 * undo by REST what they did. Pages are closed before: a request of theirs could write into the new database.
 */
export async function reset( {
	context,
}: {
	context: BrowserContext;
} ): Promise< void > {
	await Promise.all(
		context
			.pages()
			.filter( ( page ) => page.url() !== 'about:blank' )
			.map( ( page ) => page.close() )
	);
	await resetSite( ownSite().folder );
}

/**
 * Fails when what a selector finds breaks a rule of WCAG 2.2 AA that a program can check.
 *
 * @param page     The page.
 * @param selector What to check; our parts, for a theme may have faults of its own.
 */
export async function axe( page: Page, selector: string ): Promise< void > {
	// What still fades in has less contrast than it will have. Elsewhere on the page an animation may never end: out of sight none goes on.
	await page.evaluate( ( checked ) => {
		const parts = [ ...document.querySelectorAll( checked ) ];
		const isSeen = ( target: Element | null ) =>
			target?.checkVisibility( { contentVisibilityAuto: true } ) &&
			parts.some(
				( part ) => part.contains( target ) || target.contains( part )
			);
		return Promise.allSettled(
			document
				.getAnimations()
				.filter(
					( { effect, playState, timeline } ) =>
						playState === 'running' &&
						timeline === document.timeline &&
						effect?.getComputedTiming().endTime !== Infinity &&
						isSeen(
							( effect as KeyframeEffect | null )?.target ?? null
						)
				)
				.map( ( { finished } ) => finished )
		);
	}, selector );
	const { violations } = await new AxeBuilder( { page } )
		.include( selector )
		.withTags( WCAG )
		// Frames of other sites are not ours; without it each check would open a blank page.
		.setLegacyMode()
		.analyze();
	expect(
		violations.flatMap( ( { id, nodes } ) =>
			nodes.map( ( { html, failureSummary } ) => ( {
				id,
				html,
				failureSummary,
			} ) )
		)
	).toEqual( [] );
}

/**
 * Has a page come in a language that is written this way, as a site of that language would send it.
 *
 * @param page      The page.
 * @param link      Address of the page that comes.
 * @param direction The way.
 */
export async function writeFrom(
	page: Page,
	link: string,
	direction: 'ltr' | 'rtl'
): Promise< void > {
	await page.route( link, async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replace(
			'<html ',
			`<html dir="${ direction }" `
		);
		await route.fulfill( { response, body } );
	} );
}

/**
 * Holds requests back, from now on, until it is told to let them go: to the site, or to a route of the test's that was there before.
 *
 * @param page The page.
 * @param what Their addresses.
 */
export async function hold(
	page: Page,
	what: RegExp | ( ( url: URL ) => boolean )
) {
	let ask: ( request: Request ) => void = () => {};
	let answer = () => {};
	const asked = new Promise< Request >( ( resolve ) => ( ask = resolve ) );
	const answered = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( what, async ( route ) => {
		ask( route.request() );
		await answered;
		await route.fallback();
	} );
	return { asked: () => asked, answer: () => answer() };
}

/**
 * Waits until what the page shows now is drawn. A click of Playwright's can come before that, a person's cannot: the browser would still send it to
 * what lay at the place before, which matters where a frame of another site has just come or gone.
 */
export async function drawn( page: Page ): Promise< void > {
	await page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				// The frame after the next: by then the browser knows where the frames of other sites lie.
				requestAnimationFrame( () =>
					requestAnimationFrame( () => setTimeout( resolve ) )
				)
			)
	);
}

/** Goes back as a person does: once what has opened was seen, which is when it gets its entry in the history. */
export async function goBack( page: Page ): Promise< void > {
	await drawn( page );
	// A page of the browser's cache is there without a load event.
	await page.goBack( { waitUntil: 'commit' } );
}

/** Leaves what the owner has open, and signs out: a request that is still on its way would be refused. */
export async function signOut( page: Page ): Promise< void > {
	await page.goto( 'about:blank' );
	await page.context().clearCookies();
}

/** Logs in on WordPress's own page, where the visitor is. It takes the focus 0.2 s after it has come, also from the password that is being typed. */
export async function logIn(
	page: Page,
	name: string,
	password = 'password'
): Promise< void > {
	const field = page.getByLabel( 'Username or Email Address' );
	await expect( field ).toBeFocused();
	await field.fill( name );
	await page.getByRole( 'textbox', { name: 'Password' } ).fill( password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
}

export { expect, expectTrouble, ownSite, watch };
export type { Page };
