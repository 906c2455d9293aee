import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { downloads } from '../core/paths.mjs';
import { withProgress } from '../core/process.mjs';

/** Has two who ask this process for the same download at the same time wait for one. */
export function once( ensure ) {
	let coming;
	return ( say = () => {} ) =>
		( coming ??= withProgress( ensure( say ), say ) );
}

/** A folder of downloads that is there whole or not at all. `make` gets a path where nothing is, and answers where in there it is; of two processes that make it, one's stays. */
export async function downloaded( name, make ) {
	const folder = join( downloads, name );
	const unfinished = `${ folder }.${ process.pid }`;
	const remove = () => rmSync( unfinished, { recursive: true, force: true } );
	if ( existsSync( folder ) ) {
		return folder;
	}
	remove();
	try {
		renameSync( await make( unfinished ), folder );
	} catch ( error ) {
		if ( ! existsSync( folder ) ) {
			throw error;
		}
	} finally {
		remove();
	}
	return folder;
}
