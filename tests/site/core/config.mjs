/**
 * The wp-config.php of a site, and the must-use plugin that lets tests choose fixtures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A PHP string literal.
 *
 * @param {string} text Any text.
 */
export const quote = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

// Fixed on purpose: a log-in outlives the copy of a site. These sites answer on the loopback address only.
const SALTS = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
	( name ) => [ `${ name }_KEY`, `${ name }_SALT` ]
);

/**
 * Writes what differs from site to site.
 *
 * @param {Object}                    site
 * @param {string}                    site.folder      Folder of the WordPress.
 * @param {string}                    site.tests       The folder tests/site as PHP sees it.
 * @param {string}                    [site.url]       Address, where the server doesn't set it itself.
 * @param {string}                    [site.socket]    Socket of the database server, where there is one.
 * @param {Record< string, boolean >} [site.constants] Further constants.
 */
export function configure( { folder, tests, url, socket, constants = {} } ) {
	const define = ( name, value ) =>
		`defined( '${ name }' ) || define( '${ name }', ${ value } );`;
	const lines = [
		...SALTS.map( ( name ) =>
			define( name, quote( `frontage test site ${ name }` ) )
		),
		define( 'DB_NAME', quote( 'wordpress' ) ),
		define( 'DB_USER', quote( 'root' ) ),
		define( 'DB_PASSWORD', quote( '' ) ),
		define(
			'DB_HOST',
			quote( socket ? `localhost:${ socket }` : 'localhost' )
		),
		define( 'DB_CHARSET', quote( 'utf8mb4' ) ),
		define( 'DB_COLLATE', quote( '' ) ),
		...( url
			? [
					define( 'WP_HOME', quote( url ) ),
					define( 'WP_SITEURL', quote( url ) ),
				]
			: [] ),
		define( 'WP_DEBUG', true ),
		define( 'WP_DEBUG_LOG', true ),
		define( 'WP_DEBUG_DISPLAY', false ),
		define( 'WP_HTTP_BLOCK_EXTERNAL', true ),
		define( 'WP_ENVIRONMENT_TYPE', quote( 'local' ) ),
		define( 'DISABLE_WP_CRON', true ),
		define( 'AUTOMATIC_UPDATER_DISABLED', true ),
		...Object.entries( constants ).map( ( [ name, value ] ) =>
			define( name, value )
		),
	];
	writeFileSync(
		join( folder, 'wp-config.php' ),
		`<?php\n$table_prefix = 'wp_';\n${ lines.join( '\n' ) }\n` +
			`defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );\nrequire_once ABSPATH . 'wp-settings.php';\n`
	);
	const plugins = join( folder, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	writeFileSync(
		join( plugins, 'frontage-fixtures.php' ),
		`<?php\nrequire ${ quote( `${ tests }/fixtures.php` ) };\n`
	);
}
