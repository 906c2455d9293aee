/**
 * What every browser test starts from: Playwright with WordPress's own fixtures (admin, editor, requestUtils), a page
 * that is signed out unless the test says `test.use( { as: 'owner' } )`, and a watch that fails the test on any
 * console error, foreign request or line in the error log.
 *
 * A title that ends with `@everywhere` runs on every kind of site, on the embedded one with each `npm test`: one test of each promise, and
 * what another database or another PHP may decide. The rest is the same everywhere, and runs where a page takes a tenth of the time.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test as base } from '@wordpress/e2e-test-utils-playwright';
import { reset as resetSite } from '../site/core/reset.mjs';
import { expectTrouble, watch, type Watch } from './watch';

const WCAG = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

interface Options {
	/** Who looks at the page. */
	as: 'visitor' | 'owner';
}

export const test = base.extend< Options & { watcher: Watch } >( {
	as: [ 'visitor', { option: true } ],
	storageState: async ( { as }, use ) => {
		await use(
			as === 'owner' ? process.env.STORAGE_STATE_PATH : undefined
		);
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
 * undo by REST what they did. Pages that are open should be left before.
 */
export async function reset(): Promise< void > {
	await resetSite( process.env.FRONTAGE_SITE_DIR ?? '' );
}

/**
 * Fails when what a selector finds breaks a rule of WCAG 2.2 AA that a program can check.
 *
 * @param page     The page.
 * @param selector What to check; our parts, for a theme may have faults of its own.
 */
export async function axe( page: Page, selector: string ): Promise< void > {
	const { violations } = await new AxeBuilder( { page } )
		.include( selector )
		.withTags( WCAG )
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
 * Holds requests back, from now on, until it is told to let them go.
 *
 * @param page The page.
 * @param what Their addresses.
 */
export async function hold( page: Page, what: RegExp ) {
	let answer = () => {};
	const answered = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	const asked = page.waitForRequest( what );
	await page.route( what, async ( route ) => {
		await answered;
		await route.continue();
	} );
	return { asked: () => asked, answer: () => answer() };
}

export { expect, expectTrouble, watch };
export type { Page };
