/**
 * Runs one program of a test part: its output is shown as it comes when the part runs alone, and kept for the case of
 * a failure when others run beside it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../core/paths.mjs';

const running = new Set();

/**
 * A program that npm installed, as the start of a command.
 *
 * @param {string} file Its script below node_modules.
 */
export const installed = ( file ) => [
	process.execPath,
	join( root, 'node_modules', file ),
];

/**
 * Runs a command in the checkout; answers whether it went well, and what it printed unless that was shown.
 *
 * @param {string[]}                 command         Program and arguments.
 * @param {Object}                   [options]
 * @param {boolean}                  [options.shown] Whether the output is shown as it comes.
 * @param {Record< string, string >} [options.env]   Further environment.
 */
export function run( [ program, ...args ], { shown = false, env = {} } = {} ) {
	return new Promise( ( resolve ) => {
		const child = spawn( program, args, {
			cwd: root,
			env: { ...process.env, ...env },
			// Its own process group, for what npm's programs start in turn has to end with them.
			detached: true,
			stdio: shown
				? [ 'ignore', 'inherit', 'inherit' ]
				: [ 'ignore', 'pipe', 'pipe' ],
		} );
		running.add( child );
		let output = '';
		[ child.stdout, child.stderr ].forEach( ( stream ) =>
			stream
				?.setEncoding( 'utf8' )
				.on( 'data', ( text ) => ( output += text ) )
		);
		child.once(
			'error',
			( error ) => ( output += `${ error.message }\n` )
		);
		child.once( 'close', ( code ) => {
			running.delete( child );
			resolve( { ok: code === 0, output } );
		} );
	} );
}

/** What has to be ended besides, such as sites. */
const endings = new Set();

/**
 * Has something ended when the run is interrupted.
 *
 * @param {() => Promise< unknown >} end Ends it; may be called when it has ended already.
 */
export function whenInterrupted( end ) {
	endings.add( end );
}

/** Ends every program that still runs, and then the rest. */
export async function endAll() {
	await Promise.all(
		[ ...running ].map(
			( child ) =>
				new Promise( ( resolve ) => {
					child.once( 'close', resolve );
					process.kill( -child.pid, 'SIGTERM' );
				} )
		)
	);
	await Promise.all( [ ...endings ].map( ( end ) => end() ) );
}
