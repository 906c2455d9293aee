/**
 * Builds scripts and styles anew whenever their sources change.
 */
import { spawnTied } from '../core/tied.mjs';
import { installed } from '../testing/command.mjs';
import { forgetBuild } from './build.mjs';

/** Starts watching; what it answers stops it. */
export function watchSources() {
	// A build for development is not what the tests and the zip want.
	forgetBuild();
	return spawnTied(
		[ ...installed( '@wordpress/scripts/bin/wp-scripts.js' ), 'start' ],
		{ output: 'inherit' }
	);
}
