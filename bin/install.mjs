/** Prerequisites of everything else: a Node that is new enough, and the packages of the lock file. Nothing but Node's own modules is used here. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { withProgress } from '../tests/site/core/process.mjs';
import { root } from '../tests/site/core/paths.mjs';

const NODE = [ 20, 19 ];

/* npm keeps a lock file of its own, of what it has installed. */
const modified = ( file ) =>
	statSync( `${ root }/${ file }`, { throwIfNoEntry: false } )?.mtimeMs ?? 0;

/** Installs the packages when the lock file is newer than they are; says how it goes on. */
export async function ensureInstalled( say ) {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
	if ( major < NODE[ 0 ] || ( major === NODE[ 0 ] && minor < NODE[ 1 ] ) ) {
		say(
			`Node ${ process.version } is too old: this needs ${ NODE.join( '.' ) } or newer (https://nodejs.org).`
		);
		process.exit( 1 );
	}
	if (
		modified( 'node_modules/.package-lock.json' ) >=
		modified( 'package-lock.json' )
	) {
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
}
