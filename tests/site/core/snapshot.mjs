/** A site that is installed, activated and seeded once, and copied in seconds ever after: Playground, which fills each one anew, takes 35 s for it. */
import { createHash } from 'node:crypto';
import {
	constants,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { join } from 'node:path';
import { lock, lockSync } from 'proper-lockfile';
import { cache, root, siteFolder } from './paths.mjs';
import { isAlive } from './process.mjs';
import { versionOf } from '../downloads/wordpress.mjs';

const sites = join( cache, 'sites' );
const snapshots = join( cache, 'snapshots' );
const KEPT = 12;
// To copy a site takes a slow machine seconds in which it does nothing else.
const LOCK = { realpath: false, stale: 60_000 };

let made = 0;

/** Copies a folder or a file; where the file system can, without copying the bytes. */
export const copy = ( from, to ) =>
	cpSync( from, to, { recursive: true, mode: constants.COPYFILE_FICLONE } );

export const remove = ( folder ) =>
	rmSync( folder, { recursive: true, force: true } );

/** The name of the snapshot that holds what these circumstances make. */
export function snapshotName( { site, php, core, seeded, checkout } ) {
	const sum = createHash( 'sha256' ).update(
		`${ versionOf( core ) } ${ seeded } ${ checkout }`
	);
	for ( const folder of seeded ? [ 'core', 'seed' ] : [ 'core' ] ) {
		readdirSync( join( siteFolder, folder ), { recursive: true } )
			.map( ( name ) => join( siteFolder, folder, name ) )
			.filter( ( file ) => statSync( file ).isFile() )
			.sort()
			.forEach( ( file ) => sum.update( readFileSync( file ) ) );
	}
	// The plugin stores its defaults when it is activated.
	sum.update(
		readFileSync( join( root, 'src/server/settings/schema.json' ) )
	);
	return `${ site }-${ php }-${ sum.digest( 'hex' ).slice( 0, 12 ) }`;
}

/** The folder of a snapshot. Where it is not there, `make` makes the site in an empty folder, and stops it. */
export async function snapshot( name, make ) {
	const folder = join( snapshots, name );
	mkdirSync( snapshots, { recursive: true } );
	// Whoever comes while another process makes it waits for that one.
	const release = await lock( folder, {
		...LOCK,
		retries: { forever: true, minTimeout: 500, maxTimeout: 500 },
	} );
	try {
		if ( ! existsSync( folder ) ) {
			sweep( snapshots );
			const unfinished = `${ folder }.${ process.pid }`;
			mkdirSync( unfinished );
			await make( unfinished );
			renameSync( unfinished, folder );
		}
	} finally {
		await release();
	}
	return folder;
}

/* What a process left behind that was killed, whose number is at the end of the name; and of snapshots all but the newest. */
function sweep( folder ) {
	const modified = ( name ) => statSync( join( folder, name ) ).mtimeMs;
	const names = readdirSync( folder );
	const dead = names.filter( ( name ) => {
		const pid = Number( /\.(\d{2,})$/.exec( name )?.[ 1 ] );
		return pid && ! isAlive( pid );
	} );
	const old = names
		.filter( ( name ) => /-[0-9a-f]{12}$/.test( name ) )
		.sort( ( a, b ) => modified( b ) - modified( a ) )
		.slice( KEPT );
	[ ...dead, ...old ].forEach( ( name ) => remove( join( folder, name ) ) );
}

/** The folder of a site that lives as long as this process. */
export function temporarySite( name ) {
	mkdirSync( sites, { recursive: true } );
	sweep( sites );
	return join( sites, `${ name }-${ ++made }.${ process.pid }` );
}

/** The folder of a site that is kept between starts. Two processes would write into one database, each with its own address. */
export function keptSite( name ) {
	const folder = join( sites, name );
	mkdirSync( sites, { recursive: true } );
	try {
		lockSync( folder, LOCK );
	} catch ( error ) {
		throw error.code === 'ELOCKED'
			? new Error(
					`The site ${ name } of this checkout runs already. End that one first (Ctrl-C there). If it was killed, wait a minute.`
				)
			: error;
	}
	return folder;
}
