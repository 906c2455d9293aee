/** The machine's own PHP: what it must be able to do, its web server, and single scripts. */
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

const outputOf = ( program, ...args ) =>
	execFileSync( program, args, { encoding: 'utf8' } );

/** Its version; where something is missing, an error in the words that repair it. */
export function phpVersion() {
	try {
		const modules = outputOf( 'php', '-m' ).split( '\n' );
		const missing = NEEDED.filter( ( name ) => ! modules.includes( name ) );
		outputOf( 'mariadbd', '--version' );
		if ( missing.length ) {
			throw new Error( missing.join() );
		}
	} catch ( cause ) {
		throw new Error(
			`This site needs PHP and MariaDB on the machine. On Debian 12: apt-get install ${ PACKAGES }`,
			{ cause }
		);
	}
	return outputOf(
		'php',
		'-r',
		'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;'
	);
}

/** Runs PHP to its end; `say` takes what it prints, when it is printed. */
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

/** Starts PHP's own web server for a folder of WordPress, with settings over ours; so many workers answer at the same time. */
export async function startPhp( { wordpress, url, workers, settings = [] } ) {
	const server = spawnTied(
		[
			'php',
			...[ ...SETTINGS, ...settings ].flatMap( ( setting ) => [
				'-d',
				setting,
			] ),
			'-S',
			new URL( url ).host,
			'-t',
			wordpress,
			join( siteFolder, 'native/router.php' ),
		],
		// Seen once: PHP 8.2 crashed, and with it all that its workers would have answered.
		{ env: { PHP_CLI_SERVER_WORKERS: String( workers ) }, isLed: true }
	);
	await server.answers( () =>
		fetch( `${ url }/license.txt` ).catch( () => false )
	);
	return server;
}
