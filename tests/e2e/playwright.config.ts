/**
 * How the browser tests run: `node tests/site/test.mjs e2e [--site=mariadb] [pattern]` starts the site and the browser
 * that this asks for.
 */
import { sites } from './own-site';
import { defineConfig, devices } from '@playwright/test';

const {
	WP_BASE_URL,
	FRONTAGE_BROWSER_ENV,
	FRONTAGE_E2E_REPORT,
	FRONTAGE_E2E_RESULTS,
	FRONTAGE_SPECS,
	FRONTAGE_TRACE,
	CHROMIUM_PATH,
	CI,
} = process.env;

export default defineConfig( {
	// The zip and the matrix have sites of their own.
	testDir: `./${ FRONTAGE_SPECS ?? '' }`,
	testMatch: FRONTAGE_SPECS ? '*.spec.ts' : /e2e[\\/][^\\/]+\.spec\.ts$/,
	outputDir: FRONTAGE_E2E_RESULTS ?? '../../.cache/e2e-results',
	workers: sites.length,
	forbidOnly: !! CI,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	globalSetup: './sign-in.ts',
	reporter: [
		[ 'list' ],
		...( FRONTAGE_E2E_REPORT
			? [ [ 'json', { outputFile: FRONTAGE_E2E_REPORT } ] as const ]
			: [] ),
	],
	use: {
		...devices[ 'Desktop Chrome' ],
		baseURL: WP_BASE_URL,
		// Traces cost every test some time; FRONTAGE_TRACE=1 keeps those of failed ones.
		trace: FRONTAGE_TRACE ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: CHROMIUM_PATH,
			env: {
				...process.env,
				...JSON.parse( FRONTAGE_BROWSER_ENV ?? '{}' ),
			},
			// Nothing leaves the machine: a foreign host is a name that does not exist.
			args: [
				'--no-sandbox',
				'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
			],
			// The browser's own way Back is part of what is tested.
			ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
		},
	},
} );
