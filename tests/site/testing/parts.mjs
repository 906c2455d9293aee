/**
 * The parts of `npm test`, in the order in which they begin. A part answers how many of its tests passed and failed,
 * or, where it is one test, whether it went well.
 */
import { ensureBuilt } from '../checkout/build.mjs';
import { prepare } from '../core/site.mjs';
import { browserTests } from './browser-tests.mjs';
import { weighBudgets } from './budgets.mjs';
import { installed, run } from './command.mjs';
import { CORNERS, runCells } from './matrix.mjs';
import { phpChecks } from './php-checks.mjs';
import { unitTests } from './unit-tests.mjs';
import { zipTest } from './zip-test.mjs';

const scripts = ( ...args ) => [
	...installed( '@wordpress/scripts/bin/wp-scripts.js' ),
	...args,
];
const ours = ( file, ...args ) => [
	process.execPath,
	`tests/site/${ file }`,
	...args,
];

/**
 * A part: its name, the parts that have to go before it, whether it wants the machine for itself, whether a word on
 * the command line filters it.
 *
 * @typedef {Object} Part
 * @property {string}                                   name       Name, for the command line.
 * @property {string[]}                                 [after]    Parts that it builds on.
 * @property {boolean}                                  [alone]    Whether nothing else runs beside it.
 * @property {boolean}                                  [named]    Whether it runs only when it is named.
 * @property {boolean}                                  [filtered] Whether a pattern chooses among its tests.
 * @property {( context: Object ) => Promise< Object >} run        Runs it.
 */

/** @type {Part[]} */
export const parts = [
	{ name: 'build', run: ensureBuilt },
	{
		name: 'types',
		run: ( { shown } ) =>
			run( installed( 'typescript/bin/tsc' ), { shown } ),
	},
	{
		name: 'lint-js',
		run: ( { shown } ) =>
			run(
				scripts(
					'lint-js',
					'blocks',
					'src',
					'tests',
					'webpack.config.js',
					'eslint.config.cjs'
				),
				{ shown }
			),
	},
	{
		name: 'lint-style',
		run: ( { shown } ) =>
			run(
				scripts(
					'lint-style',
					'blocks/**/*.scss',
					'src/**/*.scss',
					'--allow-empty-input'
				),
				{ shown }
			),
	},
	{
		name: 'lint-php',
		run: ( { shown } ) => run( ours( 'lint-php.mjs' ), { shown } ),
	},
	{ name: 'unit', filtered: true, run: unitTests },
	{ name: 'budgets', after: [ 'build' ], run: async () => weighBudgets() },
	{
		name: 'words',
		after: [ 'build' ],
		run: ( { shown } ) => run( ours( 'i18n.mjs', '--check' ), { shown } ),
	},
	{ name: 'zip', after: [ 'build' ], run: zipTest },
	{
		name: 'matrix',
		after: [ 'build' ],
		run: ( { say } ) => runCells( CORNERS, say ),
	},
	// While the parts before still run: making it takes one processor a minute.
	{
		name: 'site',
		after: [ 'build' ],
		run: async ( { site, php, say } ) => {
			await prepare( { site, php, say } );
			return { ok: true };
		},
	},
	{
		name: 'e2e',
		after: [ 'build' ],
		alone: true,
		filtered: true,
		run: browserTests,
	},
	// Needs more than Node: only by name.
	{ name: 'php', after: [ 'build' ], named: true, run: phpChecks },
];
