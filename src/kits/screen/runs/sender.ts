/** Sends the parts of a file that a run misses, in small requests. */
import { RestError } from '../../../client/rest/error';
import type { Archive } from '../../archive/read';
import limits from '../../format/limits.json';
import { getRun, sendObjects, sendPiece, type Run } from '../rest';
import type { Send } from '../import/carry-on';

export function sender( archive: Archive ): Send {
	/* A large file is read once, not for each of its pieces. */
	let held: { name: string; contents: Blob } | undefined;

	const sendNext = async (
		{ id, missing }: Run,
		signal: AbortSignal
	): Promise< Run > => {
		if ( missing.objects.length ) {
			const objects = await batchOf( archive, missing.objects );
			return sendObjects( id, objects, signal );
		}
		const [ file = { name: '', offset: 0 } ] = missing.files;
		const { name, offset } = file;
		if ( held?.name !== name ) {
			held = { name, contents: await archive.file( name ) };
		}
		const piece = held.contents.slice( offset, offset + limits.pieceBytes );
		return sendPiece( id, name, offset, piece, signal );
	};

	return async ( run, signal ) => {
		try {
			return await sendNext( run, signal );
		} catch ( error ) {
			// Another window has sent it, or the answer to it was lost.
			if (
				error instanceof RestError &&
				error.code === 'frontage_kit_offset'
			) {
				return getRun( run.id );
			}
			throw error;
		}
	};
}

/** Whether an archive has what a run still misses. */
export const holds = (
	{ manifest }: Archive,
	{ title, missing }: Run
): boolean =>
	manifest.title === title &&
	missing.objects.every( ( name ) => name in manifest.objects ) &&
	missing.files.every( ( { name } ) => name in manifest.files );

/** The first of these objects, as many as fit into one request. */
async function batchOf( archive: Archive, names: string[] ) {
	const batch: { name: string; json: string }[] = [];
	let size = 0;
	for ( const name of names.slice( 0, limits.batchObjects ) ) {
		size += archive.manifest.objects[ name ]?.size ?? 0;
		if ( batch.length && size > limits.pieceBytes ) {
			break;
		}
		batch.push( { name, json: await archive.object( name ) } );
	}
	return batch;
}
