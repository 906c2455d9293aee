/**
 * Copies and removes folders of thousands of files in a thread of its own: the process may at the same time answer the visitors of
 * another site, and node:fs/promises takes several times as long.
 */
import { constants, cpSync, rmSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const acts = {
	// Where the file system can, without copying the bytes.
	copy: ( from, to ) =>
		cpSync( from, to, {
			recursive: true,
			mode: constants.COPYFILE_FICLONE,
		} ),
	remove: ( folder ) => rmSync( folder, { recursive: true, force: true } ),
};

const aside = ( act, ...folders ) =>
	new Promise( ( resolve, reject ) =>
		new Worker( new URL( import.meta.url ), {
			workerData: { act, folders },
		} )
			.once( 'error', reject )
			.once( 'exit', resolve )
	);

/**
 * Copies a folder or a file.
 *
 * @param {string} from Folder.
 * @param {string} to   Folder.
 */
export const copy = ( from, to ) => aside( 'copy', from, to );

/**
 * Removes a folder, if it is there.
 *
 * @param {string} folder Folder.
 */
export const remove = ( folder ) => aside( 'remove', folder );

if ( ! isMainThread && acts[ workerData?.act ] ) {
	acts[ workerData.act ]( ...workerData.folders );
}
