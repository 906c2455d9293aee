/** A private MariaDB server: its own data folder, its own socket, no network. */
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

const of = ( folder ) => [
	'--no-defaults',
	`--user=${ userInfo().username }`,
	`--datadir=${ folder }`,
	...SMALL,
];

/** Makes the data folder of an empty server. */
export const createData = ( folder ) =>
	run( 'mariadb-install-db', [
		...of( folder ),
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	] );

/** Runs SQL and answers what it prints. */
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

/** Starts the server of a data folder; what it has to say stands in a file beside. */
export async function startMariaDB( data ) {
	// A socket's path is limited to 107 characters, and a checkout may lie deep.
	const place = mkdtempSync( join( tmpdir(), 'frontage-' ) );
	const socket = join( place, 'db.sock' );
	const log = openSync( `${ data }.log`, 'a' );
	const server = spawnTied(
		[
			'mariadbd',
			...of( data ),
			`--socket=${ socket }`,
			`--pid-file=${ join( place, 'db.pid' ) }`,
			'--skip-networking',
			'--skip-log-bin',
		],
		{ output: log }
	);
	closeSync( log );
	await server.answers( () =>
		query( socket, 'SELECT 1' ).catch( () => false )
	);
	return {
		socket,
		async stop() {
			await server.stop();
			rmSync( place, { recursive: true, force: true } );
		},
	};
}
