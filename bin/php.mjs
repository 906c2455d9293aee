/**
 * PHP from npm: `node bin/php.mjs [--php 8.3] -- <arguments of php>`. It sees the machine's files at
 * their own paths. @php-wasm/cli would do, but it ends with 0 whatever PHP ended with.
 */
import { spawn } from 'node:child_process';
import { loadNodeRuntime, useHostFilesystem } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';

const args = process.argv.slice( 2 );
const version = args[ 0 ] === '--php' ? args.splice( 0, 2 )[ 1 ] : '8.3';
if ( args[ 0 ] === '--' ) {
	args.shift();
}

const runtime = await loadNodeRuntime( version, {
	emscriptenOptions: {
		processId: process.pid,
		ENV: { ...process.env, TERM: 'dumb' },
	},
} );
const php = new PHP( runtime );
useHostFilesystem( php );
// Some programs ask the terminal for its width.
await php.setSpawnHandler( spawn );

const response = await php.cli( [ 'php', ...args ] );
const forward = async ( from, to ) => {
	for await ( const chunk of from ) {
		to.write( chunk );
	}
};
await Promise.all( [
	forward( response.stdout, process.stdout ),
	forward( response.stderr, process.stderr ),
] );
process.exit( await response.exitCode );
