/**
 * `npm run wp`: wp-cli on the demo site of `npm start`, with PHP from npm. The site need not be up.
 *
 *   npm run wp -- post list --post_type=astra-portfolio
 *   SITE=demo-mariadb npm run wp -- option get home        a site of the machine's own PHP; it has to be up
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../bin/install.mjs';
import { cache, root } from './core/paths.mjs';
import { ensureWordPress, wpCli } from './downloads/wordpress.mjs';
import { mounts } from './playground/server.mjs';

await ensureInstalled( console.log );
await ensureWordPress( console.log );

const args = [ '--no-color', ...process.argv.slice( 2 ) ];
const name = process.env.SITE || 'demo-playground';
const folder = join( cache, 'sites', name, 'wordpress' );
if ( ! existsSync( folder ) ) {
	console.log( `There is no site ${ name } yet: npm start makes it.` );
	process.exit( 1 );
}

const { before, after } = mounts( folder );
const mounted = ( option, list ) =>
	list.flatMap( ( { hostPath, vfsPath } ) => [
		option,
		`${ hostPath }:${ vfsPath }`,
	] );
const command = existsSync( join( folder, '../database' ) )
	? [ 'php', wpCli, '--allow-root', `--path=${ folder }`, ...args ]
	: [
			process.execPath,
			join( root, 'node_modules/@wp-playground/cli/wp-playground.js' ),
			'php',
			'--php',
			process.env.WP_PHP || '8.3',
			'--verbosity',
			'quiet',
			'--wordpress-install-mode',
			'do-not-attempt-installing',
			...mounted( '--mount-before-install', before ),
			...mounted( '--mount', after ),
			...[ '--mount', `${ wpCli }:/tmp/wp-cli.phar` ],
			...[ '--', '/tmp/wp-cli.phar', '--path=/wordpress', ...args ],
		];
const { status } = spawnSync( command[ 0 ], command.slice( 1 ), {
	cwd: root,
	stdio: [ 'ignore', 'inherit', 'inherit' ],
} );
process.exit( status ?? 1 );
