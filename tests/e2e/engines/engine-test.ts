/** Tests in a browser that Playwright does not drive. */
import { expect, test as base } from '../menu-page';
import { type Engine, type Visit, visitWith } from './visit';

/**
 * Declares tests in a browser.
 *
 * @param open Starts it.
 */
export const testIn = ( open: () => Promise< Engine > ) =>
	base.extend< object, { visit: Visit } >( {
		visit: [
			async ( {}, use ) => {
				const visit = visitWith( await open() );
				await use( visit );
				await visit.end();
			},
			{ scope: 'worker' },
		],
		// In place of the one that listens to Chromium.
		watcher: async ( { visit }, use ) => {
			await visit.goTo( '/robots.txt' );
			await visit.watch();
			await use( { troubles: () => [], allow: () => {} } );
			expect( await visit.troubles() ).toBeNull();
		},
	} );

export type EngineTest = ReturnType< typeof testIn >;

export const see = ( visit: Visit, selector: string ) =>
	expect.poll( () => visit.names( selector ), selector );
