/**
 * Runs a command while a site is up, with WP_BASE_URL and WP_SITE_DIR in its environment:
 *
 *   node tests/site/with.mjs [--site playground|mariadb] [--empty] -- vendor/bin/phpunit
 *
 * PHP code that requires WP_SITE_DIR/wp-load.php runs inside that WordPress, with the plugin active.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { build } from '../../bin/build.mjs';
import { ensureInstalled } from '../../bin/install.mjs';

await ensureInstalled( console.log );
const { stopOnSignal } = await import( './core/process.mjs' );
const { serve } = await import( './core/site.mjs' );

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		site: { type: 'string', default: 'mariadb' },
		empty: { type: 'boolean', default: false },
	},
} );

build();
const site = await serve( {
	site: values.site,
	seeded: ! values.empty,
	say: console.log,
} );
const [ program, ...args ] = positionals;
const child = spawn( program, args, {
	stdio: 'inherit',
	env: { ...process.env, ...site.env },
} );
stopOnSignal( async () => {
	child.kill();
	await site.stop();
} );
const [ status ] = await once( child, 'exit' );
await site.stop();
process.exit( status ?? 1 );
