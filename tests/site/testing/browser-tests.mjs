/**
 * Browser tests: a site of their own, one browser session, the specs of a folder.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from '../checkout/build.mjs';
import { ensureBrowser } from '../downloads/browser.mjs';
import { cache } from '../core/paths.mjs';
import { serve } from '../core/site.mjs';
import { installed, run, whenInterrupted } from './command.mjs';

const LINES_OF_ERROR = 8;
let reports = 0;

const specsOf = ( { suites = [], specs = [] } ) => [
	...specs,
	...suites.flatMap( specsOf ),
];

/* A failed test in a few lines: which, and what it saw. */
function told( { file, line, title, tests } ) {
	const seen = tests
		.flatMap( ( { results } ) => results )
		.flatMap( ( { error } ) => error?.message ?? [] )
		.flatMap( ( message ) =>
			stripVTControlCharacters( message ).split( '\n' )
		)
		.filter( ( text ) => text.trim() );
	return [
		`${ file }:${ line }: ${ title }`,
		...seen.slice( 0, LINES_OF_ERROR ),
	].join( '\n      ' );
}

/* Playwright's own counts: what did not run counts as failed, whatever the reason. */
function counted( report, ok ) {
	if ( ! existsSync( report ) ) {
		return { passed: 0, failed: 1 };
	}
	const { stats, errors, suites } = JSON.parse(
		readFileSync( report, 'utf8' )
	);
	const failed =
		stats.unexpected +
		stats.flaky +
		stats.skipped +
		( errors?.length ?? 0 );
	return {
		passed: stats.expected,
		failed: failed || ( ok ? 0 : 1 ),
		failures: specsOf( { suites } )
			.filter( ( spec ) => ! spec.ok )
			.map( told ),
	};
}

/**
 * Runs specs on a site that lives as long as they run.
 *
 * @param {Object}                   options
 * @param {string}                   options.specs   Folder below tests/e2e, or '' for what lies in it.
 * @param {Object}                   options.served  What serve() takes.
 * @param {string[]}                 [options.args]  Further arguments for Playwright.
 * @param {Record< string, string >} [options.env]   Further environment of the specs.
 * @param {number}                   [options.parts] Into how many parts the specs are cut, each with a site and a browser of its own, side by side.
 * @param {boolean}                  [options.shown] Whether the output is shown as it comes.
 * @param {( line: string ) => void} options.say     Where progress is told.
 */
export async function runSpecs( { parts = 1, ...options } ) {
	const built = await ensureBuilt( { say: options.say } );
	if ( ! built.ok ) {
		return { passed: 0, failed: 1, output: built.output };
	}
	mkdirSync( cache, { recursive: true } );
	const browser = await ensureBrowser( options.say );
	const sites = [];
	try {
		// One after the other: the first makes the snapshot that the others copy.
		for ( let part = 1; part <= parts; part++ ) {
			const site = await serve( {
				...options.served,
				say: options.say,
			} );
			sites.push( site );
			whenInterrupted( site.stop );
		}
		const results = await Promise.all(
			sites.map( ( site, index ) =>
				runOn( site, browser, {
					...options,
					part: `${ index + 1 }/${ parts }`,
				} )
			)
		);
		const sum = ( key ) =>
			results.reduce( ( total, result ) => total + result[ key ], 0 );
		return {
			passed: sum( 'passed' ),
			failed: sum( 'failed' ),
			failures: results.flatMap( ( { failures = [] } ) => failures ),
			output: results.map( ( { output } ) => output ).join( '' ),
		};
	} finally {
		await Promise.all( sites.map( ( site ) => site.stop() ) );
	}
}

async function runOn(
	site,
	{ executablePath, env: browserEnv },
	{ specs, args = [], env = {}, part, shown }
) {
	const name = `${ process.pid }-${ reports++ }`;
	const report = join( cache, `e2e-report-${ name }.json` );
	const playwright = [
		...installed( '@playwright/test/cli.js' ),
		'test',
		'--config=tests/e2e/playwright.config.ts',
		`--shard=${ part }`,
	];
	try {
		const { ok, output } = await run( [ ...playwright, ...args ], {
			shown,
			env: {
				...site.env,
				...env,
				CHROMIUM_PATH: executablePath,
				FRONTAGE_BROWSER_ENV: JSON.stringify( browserEnv ),
				FRONTAGE_SPECS: specs,
				FRONTAGE_E2E_REPORT: report,
				FRONTAGE_E2E_RESULTS: join(
					cache,
					'e2e-results',
					`${ specs || 'all' }-${ part.replace( '/', '-of-' ) }`
				),
			},
		} );
		return { ...counted( report, ok ), output };
	} finally {
		rmSync( report, { force: true } );
	}
}

/**
 * The tests on the seeded site.
 *
 * @param {Object}                   options
 * @param {string}                   options.site     Kind of site.
 * @param {string}                   [options.php]    PHP version of the embedded site.
 * @param {string}                   [options.filter] Part of a file's name or of a title.
 * @param {boolean}                  [options.brief]  Only the tests that run everywhere: one of each promise, and what a database or a PHP decides.
 * @param {boolean}                  options.shown    Whether the output is shown as it comes.
 * @param {( line: string ) => void} options.say      Where progress is told.
 */
export const browserTests = ( { site, php, filter, brief, shown, say } ) =>
	runSpecs( {
		specs: '',
		served: { site, php, workers: site === 'mariadb' ? 3 : 2 },
		// Two embedded sites side by side get less done than one: PHP WASM's threads wait for each other.
		parts:
			filter || site !== 'mariadb' || availableParallelism() < 2 ? 1 : 2,
		args: [
			...( filter ? [ '--grep', filter ] : [] ),
			...( brief ? [ '--grep', '@everywhere' ] : [] ),
		],
		shown,
		say,
	} );
