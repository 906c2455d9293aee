/**
 * What has to be there before anything else: a Node that is new enough, and the packages of the lock file. Nothing but
 * Node's own modules is used here.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../core/paths.mjs';
import { withProgress } from '../core/process.mjs';

const NODE = [ 20, 19 ];

/**
 * Installs the packages when the lock file is another than the one they were installed from.
 *
 * @param {( line: string ) => void} say Where progress is told.
 */
export async function ensureInstalled( say ) {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
	if ( major < NODE[ 0 ] || ( major === NODE[ 0 ] && minor < NODE[ 1 ] ) ) {
		say(
			`Node ${ process.version } is too old: this needs ${ NODE.join( '.' ) } or newer (https://nodejs.org).`
		);
		process.exit( 1 );
	}
	const packages = join( root, 'node_modules' );
	if ( existsSync( packages ) && lstatSync( packages ).isSymbolicLink() ) {
		return; // Shared with another checkout, which looks after them.
	}
	const stamp = join( packages, '.frontage-lock' );
	const sum = createHash( 'sha256' )
		.update( readFileSync( join( root, 'package-lock.json' ) ) )
		.digest( 'hex' );
	if ( existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === sum ) {
		return;
	}
	say( 'Installing packages; the first time this takes a minute or two …' );
	const windows = process.platform === 'win32';
	const npm = spawn(
		windows ? 'npm.cmd' : 'npm',
		[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
		{ cwd: root, stdio: 'inherit', shell: windows }
	);
	const [ status ] = await withProgress( once( npm, 'exit' ), say );
	if ( status !== 0 ) {
		process.exit( status ?? 1 );
	}
	writeFileSync( stamp, sum );
}
