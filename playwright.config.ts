/**
 * The browser tests. Each worker starts a site of its own project's kind: see tests/e2e/own-site.ts.
 *
 *   npx playwright test                                     all of them, on PHP compiled to WebAssembly with SQLite
 *   npx playwright test gallery                             those in files with that word
 *   npx playwright test --project=mariadb -g 'one title'    on the machine's own PHP and MariaDB, where a page takes a tenth of the time
 *   npx playwright test --project=newest                    one of each feature, in the system's Chromium
 *   npx playwright test --project=zip                       the installable zip in the hands of an owner
 *   npx playwright test --project='wp-*'                    the oldest and the newest WordPress on every PHP
 *
 * `npm test` chooses among them.
 */
import { defineConfig, devices } from '@playwright/test';
import type { SiteOptions } from './tests/e2e/own-site';

const { argv, env } = process;
const {
	CHROMIUM_PATH,
	CI,
	FRONTAGE_BROWSER_ENV,
	FRONTAGE_SYSTEM_BROWSER,
	PLAYWRIGHT_JSON_OUTPUT_FILE,
} = env;

/* Where nobody names one, the project that needs Node alone: Playwright knows no default, and all of them take hours. */
const isNamed =
	argv[ 2 ] !== 'test' ||
	argv.some( ( word ) => /^--(project|ui)\b/.test( word ) );

const OLDEST = '6.6';
const NEWEST = '7.1';
const PHP = [ '7.4', '8.0', '8.2', '8.3', '8.4', '8.5' ];

/* The machine's own PHP and a MariaDB of its own. */
const NATIVE = { site: 'mariadb', workers: 3 };

/* Nothing leaves the machine: a foreign host is a name that does not exist. */
const BROWSER = {
	args: [
		'--no-sandbox',
		'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
	],
	// The browser's own way Back is part of what is tested.
	ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
};

/* All that lies in tests/e2e itself; the zip and the matrix have folders, and sites, of their own. */
const FEATURES = /e2e[\\/][^\\/]+\.spec\.ts$/;

const PROJECTS = [
	// A page takes ten times as long as by native PHP, and a busy machine doubles that.
	{ name: 'embedded', workers: 1, timeout: 120_000 },
	{ name: 'mariadb', use: { served: NATIVE } },
	// The system's Chromium, where it is installed: what visitors have today, which the bundled one follows.
	{
		name: 'newest',
		grep: /@newest/,
		use: {
			served: NATIVE,
			launchOptions: {
				executablePath: FRONTAGE_SYSTEM_BROWSER ?? 'chromium',
				...BROWSER,
			},
		},
	},
	{
		name: 'zip',
		testMatch: 'zip/*.spec.ts',
		// To unpack and to delete a plugin takes embedded PHP longer than a page.
		timeout: 120_000,
		expect: { timeout: 30_000 },
		use: {
			served: {
				// Another worker of PHP WASM would remember the folder of a plugin that this one deleted.
				workers: 1,
				checkout: false,
				seeded: false,
				copied: false,
			},
		},
	},
	// Firefox and WebKitGTK of Debian, where they are installed; and a network of sites.
	{
		name: 'engines',
		testMatch: '{engines,network}/*.spec.ts',
		workers: 1,
		use: { served: NATIVE },
	},
	...[ OLDEST, NEWEST ].flatMap( ( wordpress ) =>
		PHP.map( ( php ) => ( {
			name: `wp-${ wordpress }-php-${ php }`,
			testMatch: 'matrix/*.spec.ts',
			use: {
				served: {
					isOld: wordpress === OLDEST,
					php,
					seeded: false,
					copied: false,
				},
			},
		} ) )
	),
];

export default defineConfig< object, SiteOptions >( {
	testDir: 'tests/e2e',
	testMatch: FEATURES,
	outputDir: '.cache/e2e-results',
	workers: 2,
	forbidOnly: !! CI,
	// What passes only the second time is listed as flaky at the end of `npm test`.
	retries: CI ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	globalSetup: './tests/e2e/global-setup.mjs',
	reporter: [
		[ 'list' ],
		...( PLAYWRIGHT_JSON_OUTPUT_FILE ? [ [ 'json' ] as const ] : [] ),
	],
	use: {
		...devices[ 'Desktop Chrome' ],
		// Traces cost every test some time: ask for them by --trace=retain-on-failure.
		screenshot: 'only-on-failure',
		launchOptions: {
			// Found by the global setup, which goes before the workers that read this.
			executablePath: CHROMIUM_PATH,
			env: {
				...env,
				...JSON.parse( FRONTAGE_BROWSER_ENV ?? '{}' ),
			},
			...BROWSER,
		},
	},
	projects: PROJECTS.filter( ( { name } ) => isNamed || name === 'embedded' ),
} );
