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
import { installed, run, whenInterrupted } from './command.mjs';
import { serveSeveral } from './sites.mjs';

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
 * @param {number}                   [options.sites] How many files of specs run side by side, each on a site of its own.
 * @param {boolean}                  [options.shown] Whether the output is shown as it comes.
 * @param {( line: string ) => void} options.say     Where progress is told.
 */
export async function runSpecs( {
	specs,
	served,
	args = [],
	env = {},
	sites: count = 1,
	shown,
	say,
} ) {
	const built = await ensureBuilt( { say } );
	if ( ! built.ok ) {
		return { passed: 0, failed: 1, output: built.output };
	}
	mkdirSync( cache, { recursive: true } );
	const { executablePath, env: browserEnv } = await ensureBrowser( say );
	const report = join(
		cache,
		`e2e-report-${ process.pid }-${ reports++ }.json`
	);
	const sites = await serveSeveral( count, { ...served, say } );
	sites.forEach( ( site ) => whenInterrupted( site.stop ) );
	try {
		const { ok, output } = await run(
			[
				...installed( '@playwright/test/cli.js' ),
				'test',
				'--config=tests/e2e/playwright.config.ts',
				...args,
			],
			{
				shown,
				env: {
					...env,
					CHROMIUM_PATH: executablePath,
					FRONTAGE_BROWSER_ENV: JSON.stringify( browserEnv ),
					FRONTAGE_SITES: JSON.stringify(
						sites.map( ( site ) => site.env )
					),
					FRONTAGE_SPECS: specs,
					FRONTAGE_E2E_REPORT: report,
					FRONTAGE_E2E_RESULTS: join(
						cache,
						'e2e-results',
						specs || 'all'
					),
				},
			}
		);
		return { ...counted( report, ok ), output };
	} finally {
		rmSync( report, { force: true } );
		await Promise.all( sites.map( ( site ) => site.stop() ) );
	}
}

/**
 * The tests on the seeded site.
 *
 * @param {Object}                   options
 * @param {string}                   options.site     Kind of site.
 * @param {string}                   [options.php]    PHP version of the embedded site.
 * @param {string}                   [options.filter] Pattern in a file's name or a title.
 * @param {string[]}                 options.args     Further arguments for Playwright.
 * @param {boolean}                  [options.brief]  Only the tests that run everywhere: one of each promise, and what a database or a PHP decides.
 * @param {boolean}                  options.shown    Whether the output is shown as it comes.
 * @param {( line: string ) => void} options.say      Where progress is told.
 */
export const browserTests = ( {
	site,
	php,
	filter,
	args,
	brief,
	shown,
	say,
} ) =>
	runSpecs( {
		specs: '',
		served: { site, php, workers: site === 'mariadb' ? 3 : 2 },
		sites:
			filter || site !== 'mariadb' || availableParallelism() < 2 ? 1 : 2,
		args: [
			...( filter ? [ '--grep', filter ] : [] ),
			...( brief ? [ '--grep', '@everywhere' ] : [] ),
			...args,
		],
		shown,
		say,
	} );
