/**
 * The unit tests, with jest's own counts.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../core/paths.mjs';
import { installed, run } from './command.mjs';

const JEST = [
	...installed( '@wordpress/scripts/bin/wp-scripts.js' ),
	'test-unit-js',
];

/**
 * Runs unit tests.
 *
 * @param {Object}   options
 * @param {string}   [options.filter] Pattern in a file's path, or in a title where no file is named so.
 * @param {string[]} options.args     Further arguments for jest.
 * @param {boolean}  options.shown    Whether output is shown as it comes.
 */
export async function unitTests( { filter, args, shown } ) {
	const report = join( cache, `unit-report-${ process.pid }.json` );
	mkdirSync( cache, { recursive: true } );
	const files = filter
		? await run( [ ...JEST, '--listTests', '--testPathPatterns', filter ] )
		: { output: '' };
	const isFile = files.output.includes( '.test.' );
	const chosen = filter
		? [ isFile ? '--testPathPatterns' : '--testNamePattern', filter ]
		: [];
	const { ok, output } = await run(
		[ ...JEST, '--json', `--outputFile=${ report }`, ...chosen, ...args ],
		{ shown }
	);
	try {
		if ( ! existsSync( report ) ) {
			return { passed: 0, failed: 1, output };
		}
		const {
			numPassedTests,
			numFailedTests,
			numRuntimeErrorTestSuites,
			testResults,
		} = JSON.parse( readFileSync( report, 'utf8' ) );
		return {
			passed: numPassedTests,
			failed:
				numFailedTests + numRuntimeErrorTestSuites ||
				( ok || filter ? 0 : 1 ),
			failures: testResults
				.filter( ( { status } ) => status === 'failed' )
				.flatMap( ( { name, assertionResults } ) => [
					name,
					...assertionResults
						.filter( ( { status } ) => status === 'failed' )
						.map( ( { fullName } ) => `  ${ fullName }` ),
				] ),
			output,
		};
	} finally {
		rmSync( report, { force: true } );
	}
}
