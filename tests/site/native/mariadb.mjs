/**
 * A private MariaDB server: its own data folder, its own socket, no network.
 */
import { execFile } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { spawnTied } from '../core/tied.mjs';

const run = promisify( execFile );
// The data folder is copied for every run, and nothing in it has to survive a loss of power.
const SMALL = [
	'--innodb-log-file-size=16M',
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-doublewrite=0',
];

const user = () => `--user=${ userInfo().username }`;

/**
 * Makes the data folder of an empty server.
 *
 * @param {string} folder Folder that doesn't exist yet.
 */
export async function createData( folder ) {
	await run( 'mariadb-install-db', [
		'--no-defaults',
		user(),
		`--datadir=${ folder }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
		...SMALL,
	] );
}

/**
 * Runs SQL and answers what it prints.
 *
 * @param {string} socket Socket of the server.
 * @param {string} sql    Statements.
 */
export async function query( socket, sql ) {
	const { stdout } = await run(
		'mariadb',
		[
			'--no-defaults',
			'--user=root',
			`--socket=${ socket }`,
			'--batch',
			'--skip-column-names',
			'--execute',
			sql,
		],
		{ maxBuffer: 64 * 1024 * 1024 }
	);
	return stdout.trim();
}

/**
 * Starts the server of a data folder.
 *
 * @param {string} data Data folder.
 */
export async function startMariaDB( data ) {
	// A socket's path is limited to 107 characters, and a checkout may lie deep.
	const place = mkdtempSync( join( tmpdir(), 'frontage-' ) );
	const socket = join( place, 'db.sock' );
	const log = openSync( `${ data }.log`, 'a' );
	const server = spawnTied(
		[
			'mariadbd',
			'--no-defaults',
			user(),
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			`--pid-file=${ join( place, 'db.pid' ) }`,
			'--skip-networking',
			'--skip-log-bin',
			...SMALL,
		],
		{ output: log }
	);
	closeSync( log );

	const stop = async () => {
		await server.stop();
		rmSync( place, { recursive: true, force: true } );
	};

	for (
		let tries = 0;
		( await query( socket, 'SELECT 1' ).catch( () => '' ) ) !== '1';
		tries++
	) {
		if ( ! server.isRunning() || tries > 300 ) {
			await stop();
			throw new Error( `MariaDB does not start; see ${ data }.log` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
	return { socket, stop };
}
