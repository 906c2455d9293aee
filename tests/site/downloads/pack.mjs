/** Files of one pinned npm tarball, unpacked and not installed: what the packages depend on would be another gigabyte. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify( execFile );
const windows = process.platform === 'win32';

/**
 * Fetches a package through npm (and so through the user's registry and cache), compares its checksum, unpacks it.
 *
 * @param {Object}   wanted
 * @param {string}   wanted.spec      Name and exact version.
 * @param {string}   wanted.integrity The tarball's sha512, as in a lock file.
 * @param {string}   wanted.into      Folder to unpack to.
 * @param {number}   wanted.strip     Leading path parts to leave out.
 * @param {string[]} wanted.paths     What to unpack.
 */
export async function unpack( { spec, integrity, into, strip, paths } ) {
	mkdirSync( into, { recursive: true } );
	const folder = mkdtempSync( join( into, '.pack-' ) );
	try {
		await run(
			windows ? 'npm.cmd' : 'npm',
			[ 'pack', spec, '--silent', '--pack-destination', folder ],
			{ shell: windows }
		);
		const tarball = join( folder, readdirSync( folder )[ 0 ] );
		const sum =
			'sha512-' +
			createHash( 'sha512' )
				.update( readFileSync( tarball ) )
				.digest( 'base64' );
		if ( sum !== integrity ) {
			throw new Error( `${ spec }: ${ sum } is not the pinned checksum` );
		}
		await run( 'tar', [
			'-xzf',
			tarball,
			'-C',
			into,
			`--strip-components=${ strip }`,
			...paths,
		] );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}
