/**
 * The oldest WordPress that the plugin promises to run on, from one pinned npm tarball.
 */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unpack } from './pack.mjs';
import { downloads } from '../core/paths.mjs';
import { copy } from '../core/snapshot.mjs';

const SPEC = '@wp-playground/wordpress-builds@0.9.19'; // Its "beta" is WordPress 6.6-RC3.
const INTEGRITY =
	'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==';

/**
 * Downloads WordPress 6.6-RC3 where it is not there yet, and answers its folder.
 *
 * @param {( line: string ) => void} [say] Where progress is told.
 */
export async function ensureOldWordPress( say = () => {} ) {
	const folder = join( downloads, 'wordpress-6.6-RC3' );
	if ( ! existsSync( folder ) ) {
		say( 'Downloading WordPress 6.6 (158 MB) …' );
		const { default: Zip } = await import( 'adm-zip' );
		const unfinished = `${ folder }.${ process.pid }`;
		await unpack( {
			spec: SPEC,
			integrity: INTEGRITY,
			into: unfinished,
			strip: 1,
			paths: [
				'package/src/wordpress/wp-beta.zip',
				'package/public/wp-beta',
			],
		} );
		// Its PHP is in the zip, its scripts, styles and pictures lie beside.
		const whole = join( unfinished, 'whole' );
		new Zip( join( unfinished, 'src/wordpress/wp-beta.zip' ) ).extractAllTo(
			whole
		);
		const statics = join( unfinished, 'public/wp-beta' );
		for ( const name of readdirSync( statics ) ) {
			copy( join( statics, name ), join( whole, name ) );
		}
		renameSync( whole, folder );
		rmSync( unfinished, { recursive: true, force: true } );
	}
	return folder;
}
