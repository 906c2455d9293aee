/**
 * One site from its files to its end: copied from a snapshot, started, remembered for resets, stopped.
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { copy, remove } from './folders.mjs';
import { siteFolder } from './paths.mjs';
import { freePort } from './port.mjs';
import { withProgress } from './process.mjs';
import { remember, reset } from './reset.mjs';
import {
	keptSite,
	snapshot,
	snapshotName,
	temporarySite,
} from './snapshot.mjs';
import { ensureWordPress } from '../downloads/wordpress.mjs';

const servers = {
	playground: () => import( '../playground/server.mjs' ),
	mariadb: () => import( '../native/server.mjs' ),
};

/* Lines of a program, below the line that says what it does. */
const indented = ( say ) => ( text ) =>
	text
		.split( '\n' )
		.filter( ( line ) => line.trim() )
		.forEach( ( line ) => say( `  ${ line.trim() }` ) );

/* What a site is made of, from the options that choose it. */
async function planned( {
	site = 'playground',
	seeded = true,
	checkout = true,
	workers = 2,
	say = () => {},
	...options
} ) {
	const core = options.core ?? ( await ensureWordPress( say ) );
	const native = await servers[ site ]();
	const php = native.phpVersion( options.php );
	const constants = {
		// A site that could delete plugins would delete the checkout.
		...( checkout ? { DISALLOW_FILE_MODS: true } : {} ),
		...options.constants,
	};
	const start = async ( folder ) =>
		native.start( {
			folder,
			port: await freePort( options.port ),
			php,
			workers,
			checkout,
			constants,
		} );

	const make = async ( folder ) => {
		say(
			`Installing WordPress (PHP ${ php }, ${ site === 'mariadb' ? 'MariaDB' : 'SQLite' }) …`
		);
		await copy( core, join( folder, 'wordpress' ) );
		const server = await start( folder );
		try {
			if ( checkout ) {
				await server.run( 'core/activate.php', indented( say ) );
			}
			if ( seeded && existsSync( join( siteFolder, 'seed/seed.php' ) ) ) {
				say( 'Filling the demo studio …' );
				await withProgress(
					server.run( 'seed/seed.php', indented( say ) ),
					say
				);
			}
			await server.run( 'core/move.php', indented( say ) );
		} finally {
			await server.stop();
		}
	};
	return {
		core,
		start,
		/** The folder of the snapshot that it is copied from, which is made when it is not there. */
		ready: () =>
			snapshot(
				snapshotName( { site, php, core, seeded, checkout } ),
				make
			),
	};
}

/**
 * Makes what a site is copied from, so that it starts in seconds later.
 *
 * @param {Object} [options] As serve() takes them.
 */
export async function prepare( options = {} ) {
	const { ready } = await planned( options );
	await ready();
}

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
 * @param {( line: string ) => void}  [options.say]       Where progress is told.
 */
export async function serve( options = {} ) {
	const {
		site = 'playground',
		name,
		fresh = false,
		checkout = true,
		copied = true,
		say = () => {},
	} = options;
	const folder = name
		? keptSite( name )
		: await temporarySite( `test-${ site }` );
	const { core, start, ready } = await planned( options );
	if ( fresh ) {
		await remove( folder );
	}
	if ( ! existsSync( folder ) && ! copied ) {
		await copy( core, join( folder, 'wordpress' ) );
	}
	if ( ! existsSync( folder ) ) {
		const from = await ready();
		const unfinished = `${ folder }-new.${ process.pid }`;
		mkdirSync( unfinished, { recursive: true } );
		await copy( from, unfinished );
		renameSync( unfinished, folder );
	}
	say( 'Starting the site …' );
	const server = await start( folder );
	const wordpress = join( folder, 'wordpress' );
	try {
		if ( checkout ) {
			await server.run( 'core/activate.php', indented( say ) );
		}
		await server.run( 'core/move.php', indented( say ) );
		await remember( wordpress, server.database );
	} catch ( error ) {
		await server.stop();
		throw error;
	}
	let stopping;
	return {
		...server,
		folder: wordpress,
		reset: () => reset( wordpress ),
		/** What tests that run in another process need to know. */
		env: {
			WP_BASE_URL: server.url,
			WP_SITE_DIR: wordpress,
			FRONTAGE_SITE: site,
			FRONTAGE_SITE_DIR: wordpress,
			FRONTAGE_DEBUG_LOG: server.log,
			STORAGE_STATE_PATH: join( folder, 'admin.json' ),
		},
		stop() {
			stopping ??= server.stop().then( () => name || remove( folder ) );
			return stopping;
		},
	};
}
