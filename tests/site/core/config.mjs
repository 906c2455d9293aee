/** The wp-config.php of a site, and the must-use plugin that lets tests choose fixtures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A PHP string literal. */
export const quote = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

// Fixed on purpose: a login outlives the copy of a site. These sites answer on the loopback address only.
const SALTS = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
	( name ) => [ `${ name }_KEY`, `${ name }_SALT` ]
);

/**
 * Writes what differs from site to site.
 *
 * @param {Object}                             site
 * @param {string}                             site.folder      Folder of the WordPress.
 * @param {string}                             site.tests       The folder tests/site as PHP sees it.
 * @param {string}                             [site.url]       Address, where the server doesn't set it itself.
 * @param {string}                             [site.socket]    Socket of the database server, where there is one.
 * @param {Record< string, boolean | string >} [site.constants] Further constants.
 */
export function configure( { folder, tests, url, socket, constants } ) {
	const all = {
		...Object.fromEntries(
			SALTS.map( ( name ) => [ name, `frontage test site ${ name }` ] )
		),
		DB_NAME: 'wordpress',
		DB_USER: 'root',
		DB_PASSWORD: '',
		DB_HOST: socket ? `localhost:${ socket }` : 'localhost',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		...( url ? { WP_HOME: url, WP_SITEURL: url } : {} ),
		WP_DEBUG: true,
		WP_DEBUG_LOG: true,
		WP_DEBUG_DISPLAY: false,
		WP_HTTP_BLOCK_EXTERNAL: true,
		WP_ENVIRONMENT_TYPE: 'local',
		DISABLE_WP_CRON: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		...constants,
	};
	const lines = Object.entries( all ).map( ( [ name, value ] ) => {
		const literal = typeof value === 'string' ? quote( value ) : value;
		return `defined( '${ name }' ) || define( '${ name }', ${ literal } );`;
	} );
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
