/**
 * Runs a command while a site is up, with WP_BASE_URL and WP_SITE_DIR in its environment:
 *
 *   node tests/site/with.mjs [--site playground|mariadb] [--empty] [--object-cache] -- vendor/bin/phpunit
 *
 * PHP code that requires WP_SITE_DIR/wp-load.php runs inside that WordPress, with the plugin active. With --object-cache it has a persistent
 * object cache, as with Redis.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	copyFileSync,
	existsSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
		'object-cache': { type: 'boolean', default: false },
	},
} );

build();
const site = await serve( {
	site: values.site,
	seeded: ! values.empty,
	say: console.log,
} );
// Its thousands of small files are written four times as fast in memory.
const cache =
	values[ 'object-cache' ] &&
	mkdtempSync(
		join( existsSync( '/dev/shm' ) ? '/dev/shm' : tmpdir(), 'frontage-' )
	);
if ( cache ) {
	symlinkSync(
		cache,
		join( site.env.WP_SITE_DIR, 'wp-content/object-cache' )
	);
	copyFileSync(
		join( import.meta.dirname, 'native/object-cache.php' ),
		join( site.env.WP_SITE_DIR, 'wp-content/object-cache.php' )
	);
}
const [ program, ...args ] = positionals;
const child = spawn( program, args, {
	stdio: 'inherit',
	env: { ...process.env, ...site.env },
} );
const stop = async () => {
	await site.stop();
	if ( cache ) {
		rmSync( cache, { recursive: true } );
	}
};
stopOnSignal( async () => {
	child.kill();
	await stop();
} );
const [ status ] = await once( child, 'exit' );
await stop();
process.exit( status ?? 1 );
