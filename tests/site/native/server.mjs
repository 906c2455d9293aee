/** The fast site, where a page takes a tenth of the embedded site's time: the machine's own PHP with opcache, and a real MariaDB. wp-env has both in Docker only. */
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { configure, quote } from '../core/config.mjs';
import { root, siteFolder } from '../core/paths.mjs';
import { wpCli } from '../downloads/wordpress.mjs';
import { createData, query, startMariaDB } from './mariadb.mjs';
import { phpVersion, runPhp, startPhp } from './php.mjs';

export { phpVersion };

/* WordPress keeps errors from the screen and writes them here. */
const lastLines = ( log ) =>
	existsSync( log )
		? readFileSync( log, 'utf8' ).split( '\n' ).slice( -12 ).join( '\n' )
		: '';

async function install( { wordpress, url, socket } ) {
	await query( socket, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );
	await runPhp(
		[
			wpCli,
			'--allow-root',
			`--path=${ wordpress }`,
			'core',
			'install',
			`--url=${ url }`,
			'--title=Frontage',
			'--admin_user=admin',
			'--admin_password=password',
			'--admin_email=owner@example.org',
			'--skip-email',
		],
		() => {}
	);
}

/** Starts a site in a folder, and installs WordPress there when it isn't yet. Takes what playground/server.mjs takes, but for the PHP version, which is the machine's. */
export async function start( {
	folder,
	port,
	workers,
	checkout,
	constants,
	settings,
} ) {
	const wordpress = join( folder, 'wordpress' );
	const data = join( folder, 'database' );
	const log = join( wordpress, 'wp-content/debug.log' );
	const url = `http://127.0.0.1:${ port }`;
	const isNew = ! existsSync( data );
	if ( isNew ) {
		await createData( data );
	}
	const { socket, stop } = await startMariaDB( data );
	try {
		configure( {
			folder: wordpress,
			tests: siteFolder,
			url,
			socket,
			constants,
		} );
		if ( checkout ) {
			const plugin = join( wordpress, 'wp-content/plugins/frontage' );
			rmSync( plugin, { force: true } );
			// A link to the folder: WordPress maps its path back, which it doesn't for links to single files.
			symlinkSync( root, plugin, 'dir' );
		}
		if ( isNew ) {
			await install( { wordpress, url, socket } );
		}
		const php = await startPhp( { wordpress, url, workers, settings } );
		return {
			url,
			log,
			database: { socket },
			async run( file, say ) {
				const code = `
					define( 'FRONTAGE_SEED_PICTURES', ${ quote( join( wordpress, 'wp-content/themes' ) ) } );
					$_SERVER['HTTP_HOST'] = ${ quote( new URL( url ).host ) };
					require ${ quote( join( wordpress, 'wp-load.php' ) ) };
					require ${ quote( join( siteFolder, file ) ) };`;
				await runPhp( [ '-r', code ], say ).catch( ( error ) => {
					throw new Error(
						`${ file }: ${ error.message }\n${ lastLines( log ) }`
					);
				} );
			},
			async stop() {
				await php.stop();
				await stop();
			},
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
