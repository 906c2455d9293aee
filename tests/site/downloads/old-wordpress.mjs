/** The oldest WordPress that the plugin supports, from one pinned npm tarball. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { downloaded, once } from './once.mjs';
import { unpack } from './pack.mjs';

const SPEC = '@wp-playground/wordpress-builds@0.9.19'; // Its "beta" is WordPress 6.6-RC3.
const INTEGRITY =
	'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==';

/** Downloads WordPress 6.6-RC3 where it is not there yet, and answers its folder; says how it goes on. */
export const ensureOldWordPress = once( ( say ) =>
	downloaded( 'wordpress-6.6-RC3', async ( unfinished ) => {
		say( 'Downloading WordPress 6.6 (158 MB) …' );
		const { default: Zip } = await import( 'adm-zip' );
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
		await new Zip(
			join( unfinished, 'src/wordpress/wp-beta.zip' )
		).extractAllToAsync( whole, true );
		cpSync( join( unfinished, 'public/wp-beta' ), whole, {
			recursive: true,
		} );
		return whole;
	} )
);
