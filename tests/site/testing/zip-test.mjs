/**
 * The zip on a clean WordPress, single and then a network.
 */
import { makeZip } from '../zip.mjs';
import { runSpecs } from './browser-tests.mjs';

/**
 * Makes the zip and lets an owner use it.
 *
 * @param {Object}                   context
 * @param {boolean}                  context.shown Whether the output is shown as it comes.
 * @param {( line: string ) => void} context.say   Where progress is told.
 */
export async function zipTest( { shown, say } ) {
	const { file } = await makeZip( say );
	return runSpecs( {
		specs: 'zip',
		shown,
		say,
		// Another worker of PHP WASM would remember the folder of a plugin that this one deleted.
		served: { workers: 1, checkout: false, seeded: false, copied: false },
		env: { FRONTAGE_ZIP: file },
	} );
}
