/** WordPress itself, its language packs, wp-cli and the SQLite drop-in, from one pinned npm tarball: every other tool takes WordPress from wordpress.org. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloaded, once } from './once.mjs';
import { unpack } from './pack.mjs';
import { downloads } from '../core/paths.mjs';

const SPEC = 'wp-studio@1.22.0'; // Holds WordPress 7.1.1.
const INTEGRITY =
	'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==';
const WANTED = [
	'latest/wordpress',
	'latest/languages',
	'sqlite-database-integration',
	'wp-cli',
];

const NAME = SPEC.replace( '@', '-' );
const files = join( downloads, NAME );
export const coreFolder = join( files, 'latest/wordpress' );
export const languagesFolder = join( files, 'latest/languages' );
export const sqliteFolder = join( files, 'sqlite-database-integration' );
export const wpCli = join( files, 'wp-cli/wp-cli.phar' );

/** Downloads WordPress where it is not there yet, and answers its folder; says how it goes on. */
export const ensureWordPress = once( async ( say ) => {
	await downloaded( NAME, async ( unfinished ) => {
		say( 'Downloading WordPress (67 MB) …' );
		await unpack( {
			spec: SPEC,
			integrity: INTEGRITY,
			into: unfinished,
			strip: 4,
			paths: WANTED.map(
				( wanted ) => `package/dist/cli/wp-files/${ wanted }`
			),
		} );
		return unfinished;
	} );
	return coreFolder;
} );

/** The version of the WordPress in a folder. */
export function versionOf( folder ) {
	const code = readFileSync(
		join( folder, 'wp-includes/version.php' ),
		'utf8'
	);
	return /\$wp_version = '([^']+)'/.exec( code )?.[ 1 ] ?? '';
}
