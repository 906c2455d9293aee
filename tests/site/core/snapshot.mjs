/**
 * A site that is installed, activated and seeded once, and copied in seconds ever after.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
} from 'node:fs';
import { join } from 'node:path';
import { remove } from './folders.mjs';
import { cache, siteFolder } from './paths.mjs';
import { acquireLock, isAlive } from './process.mjs';
import { versionOf } from '../downloads/wordpress.mjs';

const sites = join( cache, 'sites' );
const snapshots = join( cache, 'snapshots' );
const KEPT = 3;

let made = 0;

function filesBelow( folder ) {
	return existsSync( folder )
		? readdirSync( folder, { recursive: true } )
				.map( ( name ) => join( folder, name ) )
				.filter( ( file ) => statSync( file ).isFile() )
				.sort()
		: [];
}

/**
 * The name of the snapshot that holds what these circumstances make.
 *
 * @param {Object}  of
 * @param {string}  of.site     Kind of site: playground or mariadb.
 * @param {string}  of.php      PHP version.
 * @param {string}  of.core     Folder of WordPress.
 * @param {boolean} of.seeded   Whether the demo studio is in it.
 * @param {boolean} of.checkout Whether the plugin is active in it.
 */
export function snapshotName( { site, php, core, seeded, checkout } ) {
	const sum = createHash( 'sha256' ).update(
		`${ versionOf( core ) } ${ seeded } ${ checkout }`
	);
	const files = [
		...[ 'config.mjs', 'activate.php', 'move.php' ].map( ( name ) =>
			join( siteFolder, 'core', name )
		),
		...( seeded ? filesBelow( join( siteFolder, 'seed' ) ) : [] ),
	];
	for ( const file of files ) {
		sum.update( readFileSync( file ) );
	}
	return `${ site }-${ php }-${ sum.digest( 'hex' ).slice( 0, 12 ) }`;
}

/**
 * The folder of a snapshot, which is made when it is not there.
 *
 * @param {string}                                name Name of the snapshot.
 * @param {( folder: string ) => Promise< void >} make Makes the site in an empty folder, and stops it.
 */
export async function snapshot( name, make ) {
	const folder = join( snapshots, name );
	if ( ! existsSync( folder ) ) {
		mkdirSync( snapshots, { recursive: true } );
		await sweep( snapshots );
		const unfinished = `${ folder }.${ process.pid }`;
		mkdirSync( unfinished, { recursive: true } );
		try {
			await make( unfinished );
			if ( ! existsSync( folder ) ) {
				renameSync( unfinished, folder );
			}
		} finally {
			await remove( unfinished );
		}
		await forgetOldest( name.split( '-' )[ 0 ] );
	}
	return folder;
}

/* Old snapshots of the same kind are of no use to anyone: only the newest few stay. */
async function forgetOldest( kind ) {
	const byAge = readdirSync( snapshots )
		.filter(
			( name ) =>
				name.startsWith( `${ kind }-` ) && /-[0-9a-f]{12}$/.test( name )
		)
		.sort(
			( a, b ) =>
				statSync( join( snapshots, b ) ).mtimeMs -
				statSync( join( snapshots, a ) ).mtimeMs
		);
	for ( const name of byAge.slice( KEPT ) ) {
		await remove( join( snapshots, name ) );
	}
}

/* What a process left behind that was killed. Its number is at the end of the name. */
async function sweep( folder ) {
	for ( const name of readdirSync( folder ) ) {
		const pid = Number( /\.(\d{2,})$/.exec( name )?.[ 1 ] );
		if ( pid && ! isAlive( pid ) ) {
			await remove( join( folder, name ) );
		}
	}
}

/** The folder of a site that lives as long as this process. */
export async function temporarySite( name ) {
	mkdirSync( sites, { recursive: true } );
	await sweep( sites );
	return join( sites, `${ name }-${ ++made }.${ process.pid }` );
}

/**
 * The folder of a site that is kept between starts. Two processes would write into one database, each with its own address.
 *
 * @param {string} name Name of the site.
 */
export function keptSite( name ) {
	const lock = join( sites, `${ name }.lock` );
	const holder = acquireLock( lock );
	if ( holder ) {
		throw new Error(
			`The site ${ name } of this checkout runs already, in process ${ holder }. End that one first (Ctrl-C there). ` +
				`If it is no site, delete ${ lock }.`
		);
	}
	return join( sites, name );
}
