/**
 * `npm run wp`: wp-cli on the demo site of `npm start`, with PHP from npm. The site need not be up.
 *
 *   npm run wp -- post list --post_type=astra-portfolio
 *   SITE=demo-mariadb npm run wp -- option get home        a site of the machine's own PHP; it has to be up
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './checkout/install.mjs';
import { cache, root, siteFolder } from './core/paths.mjs';
import { ensureWordPress, wpCli } from './downloads/wordpress.mjs';

await ensureInstalled( console.log );
await ensureWordPress( console.log );

const args = [ '--no-color', ...process.argv.slice( 2 ) ];
const name = process.env.SITE || 'demo-playground';
const folder = join( cache, 'sites', name, 'wordpress' );
if ( ! existsSync( folder ) ) {
	console.log( `There is no site ${ name } yet: npm start makes it.` );
	process.exit( 1 );
}

const mounts = [
	...[
		'plugin.php',
		'uninstall.php',
		'build',
		'src',
		'languages',
		'readme.txt',
	].map( ( file ) => [
		join( root, file ),
		`/wordpress/wp-content/plugins/frontage/${ file }`,
	] ),
	[ wpCli, '/tmp/wp-cli.phar' ],
].filter( ( [ path ] ) => existsSync( path ) );

const command = existsSync( join( folder, '../database' ) )
	? [ 'php', wpCli, '--allow-root', `--path=${ folder }`, ...args ]
	: [
			process.execPath,
			join( root, 'node_modules/@wp-playground/cli/wp-playground.js' ),
			...[
				'php',
				'--php',
				process.env.WP_PHP || '8.3',
				'--verbosity',
				'quiet',
				'--wordpress-install-mode',
				'do-not-attempt-installing',
			],
			...[
				[ folder, '/wordpress' ],
				[ siteFolder, '/internal/frontage/site' ],
			].flatMap( ( pair ) => [
				'--mount-before-install',
				pair.join( ':' ),
			] ),
			...mounts.flatMap( ( pair ) => [ '--mount', pair.join( ':' ) ] ),
			...[ '--', '/tmp/wp-cli.phar', '--path=/wordpress', ...args ],
		];
process.exit(
	spawnSync( command[ 0 ], command.slice( 1 ), {
		cwd: root,
		stdio: [ 'ignore', 'inherit', 'inherit' ],
	} ).status ?? 1
);
