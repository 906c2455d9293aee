import { execFileSync } from 'node:child_process';
import { root } from '../tests/site/core/paths.mjs';

/** Builds scripts and styles where their sources have changed since. */
export const build = () =>
	execFileSync( 'npm', [ 'run', 'build', '--silent' ], {
		cwd: root,
		stdio: [ 'ignore', 'inherit', 'inherit' ],
		shell: process.platform === 'win32',
	} );
