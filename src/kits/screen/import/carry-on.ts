/** Carries a run on until it is over: sends what the site asks for next, in small requests, then has it take one step after the other. */
import { RestError } from '../../../client/rest/error';
import limits from '../../format/limits.json';
import type { Archive } from '../../archive/read';
import { patiently } from '../patiently';
import { finishPlan } from '../planning';
import {
	getRun,
	getRuns,
	newPlanOf,
	sendObjects,
	sendPiece,
	step,
	switchOver,
	type Plan,
	type Run,
} from '../rest';

const OVER = [ 'done', 'undone', 'cancelled', 'failed' ];

export const isOver = ( { state }: Run ): boolean => OVER.includes( state );

/** Whether the site waits for parts of the file. */
export const needsFile = ( { state, missing }: Run ): boolean =>
	state === 'staging' && missing.objects.length + missing.files.length > 0;

/**
 * Begins a run, or finds the one that was begun when the answer was lost. If the site has changed since the plan, there is a new one.
 * @param first
 * @param isOurs    Whether the open run is the one that this plan began: that of another window may have other choices.
 * @param onNewPlan
 */
export async function beginRun(
	first: () => Promise< Run >,
	isOurs: ( open: Run ) => boolean,
	onNewPlan: ( plan: Plan ) => void
): Promise< Run > {
	try {
		let run = await first();
		while ( run.state === 'planning' ) {
			run = await first();
		}
		return run;
	} catch ( error ) {
		const plan = newPlanOf( error );
		if ( plan ) {
			const { signal } = new AbortController();
			onNewPlan( await finishPlan( plan, {}, { signal } ) );
		}
		if (
			error instanceof RestError &&
			error.code === 'frontage_kit_open'
		) {
			const { open } = await getRuns();
			if ( open && open.state !== 'undoing' && isOurs( open ) ) {
				return open;
			}
		}
		throw error;
	}
}

/** Has the site take the next part that a run misses. */
export type Send = ( run: Run, signal: AbortSignal ) => Promise< Run >;

interface Options {
	signal: AbortSignal;
	/** Called with every answer of the site. */
	onRun: ( run: Run ) => void;
}

/**
 * @return The run: over, or waiting for its contents if there is no source of them.
 * @throws {RestError} For a failure that does not pass; the run can be carried on later.
 * @throws {import('../../archive/refusal').Refusal} For an entry that is not what the manifest says.
 */
export async function carryOn(
	run: Run,
	source: Archive | Send | undefined,
	{ signal, onRun }: Options
): Promise< Run > {
	const send =
		typeof source === 'function'
			? ( asking: Run ) =>
					patiently( () => source( asking, signal ), signal )
			: source && sender( source, signal );
	let now = run;
	while ( ! isOver( now ) ) {
		const { id, state } = now;
		if ( needsFile( now ) ) {
			if ( ! send ) {
				break;
			}
			now = await send( now );
		} else {
			now = await patiently(
				() =>
					state === 'ready' ? switchOver( id ) : step( id, signal ),
				signal
			);
		}
		onRun( now );
	}
	return now;
}

/** Sends the next part that a run misses. */
function sender( archive: Archive, signal: AbortSignal ) {
	/* A large file is read once, not for each of its pieces. */
	let held: { name: string; contents: Blob } | undefined;

	const sendNext = async ( { id, missing }: Run ): Promise< Run > => {
		if ( missing.objects.length ) {
			const objects = await batchOf( archive, missing.objects );
			return patiently(
				() => sendObjects( id, objects, signal ),
				signal
			);
		}
		const [ file = { name: '', offset: 0 } ] = missing.files;
		const { name, offset } = file;
		if ( held?.name !== name ) {
			held = { name, contents: await archive.file( name ) };
		}
		const piece = held.contents.slice( offset, offset + limits.pieceBytes );
		return patiently(
			() => sendPiece( id, name, offset, piece, signal ),
			signal
		);
	};

	return async ( run: Run ): Promise< Run > => {
		try {
			return await sendNext( run );
		} catch ( error ) {
			// Another window has sent it, or the answer to it was lost.
			if (
				error instanceof RestError &&
				error.code === 'frontage_kit_offset'
			) {
				return patiently( () => getRun( run.id ), signal );
			}
			throw error;
		}
	};
}

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
