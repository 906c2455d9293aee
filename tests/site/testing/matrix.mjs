/**
 * Cells of the matrix: one WordPress on one PHP each, with the plugin of this checkout.
 */
import { ensureOldWordPress } from '../downloads/old-wordpress.mjs';
import { ensureWordPress } from '../downloads/wordpress.mjs';
import { runSpecs } from './browser-tests.mjs';

const CORES = { 6.6: ensureOldWordPress, 7.1: ensureWordPress };
const cells = ( versions ) =>
	Object.keys( CORES ).flatMap( ( wordpress ) =>
		versions.map( ( php ) => ( { wordpress, php } ) )
	);

export const CELLS = cells( [ '7.4', '8.0', '8.2', '8.3', '8.4', '8.5' ] );
export const CORNERS = cells( [ '7.4', '8.5' ] );

/**
 * Runs cells one after the other.
 *
 * @param {{ wordpress: string, php: string }[]} wanted The cells.
 * @param {( line: string ) => void}             say    Where progress is told.
 */
export async function runCells( wanted, say ) {
	const sum = { passed: 0, failed: 0, failures: [], output: '' };
	for ( const { wordpress, php } of wanted ) {
		const started = Date.now();
		const core = await CORES[ wordpress ]( say );
		const {
			failed,
			failures = [],
			output,
		} = await runSpecs( {
			specs: 'matrix',
			say: () => {},
			served: { core, php, seeded: false, copied: false },
			// Old WordPress on new PHP has deprecations of its own.
			env: { FRONTAGE_LOG_ONLY: 'plugins/frontage' },
		} );
		const cell = `WordPress ${ wordpress }, PHP ${ php }`;
		say(
			`${ failed ? '✘' : '✔' } ${ cell } (${ ( ( Date.now() - started ) / 1000 ).toFixed( 1 ) } s)`
		);
		sum[ failed ? 'failed' : 'passed' ]++;
		sum.failures.push(
			...failures.map( ( failure ) => `${ cell }, ${ failure }` )
		);
		sum.output += failed ? `${ cell }\n${ output }\n` : '';
	}
	return sum;
}
