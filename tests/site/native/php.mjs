/**
 * The machine's own PHP: what it must be able to do, its web server, and single scripts.
 */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { siteFolder } from '../core/paths.mjs';
import { spawnTied } from '../core/tied.mjs';

const NEEDED = [ 'mysqli', 'gd', 'curl', 'mbstring', 'dom', 'Zend OPcache' ];
const PACKAGES =
	'mariadb-server php8.2-cli php8.2-mysql php8.2-gd php8.2-sqlite3 php8.2-xml php8.2-mbstring php8.2-curl php8.2-intl';
const SETTINGS = [
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.revalidate_freq=0',
	'memory_limit=512M',
	'upload_max_filesize=64M',
	'post_max_size=64M',
];

/** Says at once what is missing, in the words that repair it. */
export function assertInstalled() {
	let modules = [];
	try {
		modules = execFileSync( 'php', [ '-m' ], { encoding: 'utf8' } ).split(
			'\n'
		);
		execFileSync( 'mariadbd', [ '--version' ], { stdio: 'ignore' } );
	} catch {
		modules = [];
	}
	if ( ! NEEDED.every( ( name ) => modules.includes( name ) ) ) {
		throw new Error(
			`This site needs PHP and MariaDB on the machine. On Debian 12: apt-get install ${ PACKAGES }`
		);
	}
}

export const nativePhpVersion = () =>
	execFileSync(
		'php',
		[ '-r', 'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;' ],
		{ encoding: 'utf8' }
	);

/**
 * Runs a PHP script to its end.
 *
 * @param {string[]}                 args Arguments of php.
 * @param {( text: string ) => void} say  Takes what it prints, when it is printed.
 */
export function runPhp( args, say ) {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( 'php', [ '-d', 'memory_limit=512M', ...args ], {
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} );
		let errors = '';
		child.stdout.setEncoding( 'utf8' ).on( 'data', say );
		child.stderr
			.setEncoding( 'utf8' )
			.on( 'data', ( text ) => ( errors += text ) );
		child.once( 'error', reject );
		child.once( 'close', ( code ) =>
			code === 0
				? resolve()
				: reject( new Error( errors || `php ended with ${ code }` ) )
		);
	} );
}

/**
 * Starts PHP's own web server.
 *
 * @param {Object} options
 * @param {string} options.wordpress Folder of WordPress.
 * @param {string} options.url       Address.
 * @param {number} options.workers   Requests that are answered at the same time.
 */
export async function startPhp( { wordpress, url, workers } ) {
	const settings = SETTINGS.flatMap( ( setting ) => [ '-d', setting ] );
	const server = spawnTied(
		[
			'php',
			...settings,
			'-S',
			new URL( url ).host,
			'-t',
			wordpress,
			join( siteFolder, 'native/router.php' ),
		],
		// Seen once: PHP 8.2 crashed, and with it all that its workers would have answered.
		{ env: { PHP_CLI_SERVER_WORKERS: String( workers ) }, isLed: true }
	);
	for (
		let tries = 0;
		! ( await fetch( `${ url }/license.txt` ).catch( () => null ) );
		tries++
	) {
		if ( ! server.isRunning() || tries > 300 ) {
			await server.stop();
			throw new Error( `PHP does not serve at ${ url }.` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	return server;
}
