/** One site from its files to its end: copied from a snapshot, started, remembered for resets, stopped. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { withProgress } from './process.mjs';
import { remember } from './reset.mjs';
import {
	copy,
	keptSite,
	remove,
	snapshot,
	snapshotName,
	temporarySite,
} from './snapshot.mjs';
import { ensureWordPress } from '../downloads/wordpress.mjs';

const servers = {
	playground: () => import( '../playground/server.mjs' ),
	mariadb: () => import( '../native/server.mjs' ),
};

/**
 * Starts a site.
 *
 * @param {Object}                    [options]
 * @param {'playground'|'mariadb'}    [options.site]      Kind of site.
 * @param {number}                    [options.port]      Wished port; another is taken when it is in use.
 * @param {string}                    [options.php]       PHP version of the embedded site.
 * @param {string}                    [options.name]      Name of a site that is kept between starts.
 * @param {boolean}                   [options.fresh]     Whether a kept site begins anew.
 * @param {boolean}                   [options.seeded]    Whether the demo studio is in it.
 * @param {boolean}                   [options.checkout]  Whether the plugin is this checkout, installed and active.
 * @param {boolean}                   [options.copied]    Whether it is a copy of a site that was made before; not for what is used once.
 * @param {number}                    [options.workers]   Requests that are answered at the same time.
 * @param {string}                    [options.core]      Folder of another WordPress.
 * @param {Record< string, boolean >} [options.constants] Further constants of wp-config.php.
 * @param {string[]}                  [options.settings]  Further settings of the machine's PHP, such as `memory_limit=256M`.
 * @param {( line: string ) => void}  [options.say]       Where progress is told.
 */
export async function serve( {
	site = 'playground',
	port,
	php,
	name,
	fresh = false,
	seeded = true,
	checkout = true,
	copied = true,
	workers = 2,
	core,
	constants,
	settings,
	say = () => {},
} = {} ) {
	const wordpressFiles = core ?? ( await ensureWordPress( say ) );
	const native = await servers[ site ]();
	const version = native.phpVersion( php );
	/* Lines of a program, below the line that says what it does. */
	const indented = ( text ) =>
		text
			.split( '\n' )
			.filter( ( line ) => line.trim() )
			.forEach( ( line ) => say( `  ${ line.trim() }` ) );
	const start = async ( folder, wish ) =>
		native.start( {
			folder,
			port: await getPort( {
				port: wish && getPort.makeRange( wish, wish + 20 ),
				host: '127.0.0.1',
			} ),
			php: version,
			workers,
			checkout,
			constants: {
				// A site that could delete plugins would delete the checkout.
				...( checkout ? { DISALLOW_FILE_MODS: true } : {} ),
				...constants,
			},
			settings,
		} );
	const install = async ( folder ) => {
		say(
			`Installing WordPress (PHP ${ version }, ${ site === 'mariadb' ? 'MariaDB' : 'SQLite' }) …`
		);
		copy( wordpressFiles, join( folder, 'wordpress' ) );
		const server = await start( folder );
		try {
			if ( checkout ) {
				await server.run( 'core/activate.php', indented );
			}
			if ( seeded ) {
				say( 'Filling the demo studio …' );
				await withProgress(
					server.run( 'seed/seed.php', indented ),
					say
				);
			}
			await server.run( 'core/move.php', indented );
		} finally {
			await server.stop();
		}
	};

	const folder = name ? keptSite( name ) : temporarySite( `test-${ site }` );
	const wordpress = join( folder, 'wordpress' );
	if ( fresh ) {
		remove( folder );
	}
	if ( ! existsSync( folder ) && copied ) {
		const from = await snapshot(
			snapshotName( {
				site,
				php: version,
				core: wordpressFiles,
				seeded,
				checkout,
			} ),
			install
		);
		const unfinished = `${ folder }-new.${ process.pid }`;
		mkdirSync( unfinished );
		copy( from, unfinished );
		renameSync( unfinished, folder );
	} else if ( ! existsSync( folder ) ) {
		copy( wordpressFiles, wordpress );
	}
	say( 'Starting the site …' );
	const server = await start( folder, port );
	try {
		if ( checkout ) {
			await server.run( 'core/activate.php', indented );
		}
		await server.run( 'core/move.php', indented );
		await remember( wordpress, server.database );
	} catch ( error ) {
		await server.stop();
		throw error;
	}
	let stopping;
	return {
		...server,
		folder: wordpress,
		/** What tests that run in another process need to know. */
		env: {
			WP_BASE_URL: server.url,
			WP_SITE_DIR: wordpress,
			FRONTAGE_DEBUG_LOG: server.log,
			STORAGE_STATE_PATH: join( folder, 'admin.json' ),
		},
		stop() {
			stopping ??= server.stop().then( () => name || remove( folder ) );
			return stopping;
		},
	};
}
