/** A server that never outlives us, not even when we are killed, when execa's own clean-up does not run: it runs in a process group of its own, which ends when we close the pipe to it. */
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

// The reader waits for the end of the pipe and then ends the group: the program, its workers and itself.
const SCRIPT =
	'exec 3<&0; ( read -r _ <&3; kill -TERM 0 ) & exec "$@" 3<&- </dev/null';

// The same for a program whose workers go on without it: only the end of the pipe ends them, and the program is waited for.
const SCRIPT_OF_WORKERS =
	'exec 3<&0; "$@" 3<&- </dev/null & read -r _ <&3; trap "" TERM; kill -TERM 0; wait';

/**
 * Starts a program with its arguments.
 *
 * @param {string[]}                 command          Both.
 * @param {Object}                   [options]
 * @param {Record< string, string >} [options.env]    Further environment.
 * @param {number|string}            [options.output] Where what it prints goes, as in Node's stdio.
 * @param {boolean}                  [options.isLed]  Whether its workers can do without it, should it crash; it then counts as running until it is stopped.
 */
export function spawnTied(
	command,
	{ env = {}, output = 'ignore', isLed = false } = {}
) {
	const script = isLed ? SCRIPT_OF_WORKERS : SCRIPT;
	const child = spawn( 'sh', [ '-c', script, 'sh', ...command ], {
		env: { ...process.env, ...env },
		stdio: [ 'pipe', output, output ],
		// A Ctrl-C goes to our whole group: the servers have to see the last request through.
		detached: true,
	} );
	const ended = new Promise( ( resolve ) =>
		child.once( 'exit', resolve ).once( 'error', resolve )
	);
	ended.then( () => child.stdin.destroy() );
	const isRunning = () =>
		child.pid !== undefined &&
		child.exitCode === null &&
		child.signalCode === null;
	const stop = async () => {
		child.stdin.destroy();
		await ended;
	};
	return {
		stop,
		/** Waits until it answers, half a minute at most. */
		async answers( ask ) {
			for ( let tries = 0; ! ( await ask() ); tries++ ) {
				if ( ! isRunning() || tries > 300 ) {
					await stop();
					throw new Error( `${ command[ 0 ] } does not start.` );
				}
				await setTimeout( 100 );
			}
		},
	};
}
