/**
 * Runs a command while a site is up, with WP_BASE_URL and WP_SITE_DIR in its environment:
 *
 *   node tests/site/with.mjs [--site playground|mariadb] [--empty] -- vendor/bin/phpunit
 *
 * PHP code that requires WP_SITE_DIR/wp-load.php runs inside that WordPress, with the plugin active.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './checkout/install.mjs';

await ensureInstalled( console.log );
const [ { ensureBuilt }, { endAll, run, whenInterrupted }, { serve } ] =
	await Promise.all( [
		import( './checkout/build.mjs' ),
		import( './testing/command.mjs' ),
		import( './core/site.mjs' ),
	] );

const { values, positionals: command } = parseArgs( {
	allowPositionals: true,
	options: {
		site: { type: 'string', default: 'mariadb' },
		empty: { type: 'boolean', default: false },
	},
} );
[ 'SIGINT', 'SIGTERM', 'SIGHUP' ].forEach( ( name ) =>
	process.once( name, endAll )
);

const built = await ensureBuilt( { say: console.log } );
if ( ! built.ok ) {
	console.log( built.output );
	process.exit( 1 );
}
const site = await serve( {
	site: values.site,
	seeded: ! values.empty,
	say: console.log,
} );
whenInterrupted( site.stop );
const { ok } = await run( command, { shown: true, env: site.env } );
await site.stop();
process.exit( ok ? 0 : 1 );
