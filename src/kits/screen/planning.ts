/** Has the site plan an import, in requests of some seconds each. */
import { upload } from '../../client/rest/admin';
import { answer } from '../../client/rest/shape';
import { withQuery } from '../../editor/address';
import type { Manifest } from '../archive/manifest';
import { patiently } from './patiently';
import {
	isPlanGone,
	planOf,
	post,
	ROUTE,
	type Choices,
	type Plan,
} from './rest';

/* Longer manifests go in pieces, each far below what servers let through. */
const PIECE_BYTES = 2 ** 19;

export interface Progress {
	done: number;
	total: number;
}

interface Options {
	signal: AbortSignal;
	onProgress?: ( progress: Progress ) => void;
}

/**
 * @return The plan of the whole manifest.
 * @throws For a failure that does not pass, or if it is aborted.
 */
export const getPlan = (
	manifest: Manifest,
	choices: Choices,
	options: Options
): Promise< Plan > =>
	makePlan( manifest, choices, options ).catch( ( error ) => {
		if ( isPlanGone( error ) ) {
			return makePlan( manifest, choices, options );
		}
		throw error;
	} );

async function makePlan(
	manifest: Manifest,
	choices: Choices,
	options: Options
): Promise< Plan > {
	const { signal } = options;
	const body = new Blob( [ JSON.stringify( manifest ) ] );
	const asked =
		body.size > PIECE_BYTES
			? { id: await sendPieces( body, signal ) }
			: { manifest };
	const plan = await patiently(
		() =>
			planOf(
				post( 'plan', { ...asked, choices, settings: true }, signal )
			),
		signal
	);
	return finishPlan( plan, choices, options );
}

/** Goes on with a plan until it is whole. */
export async function finishPlan(
	plan: Plan,
	choices: Choices,
	{ signal, onProgress }: Options
): Promise< Plan > {
	let now = plan;
	for (;;) {
		const { id, done = 0, total = 0 } = now;
		if ( done >= total ) {
			return now;
		}
		onProgress?.( { done, total } );
		now = await patiently(
			() =>
				planOf(
					post( 'plan', { id, choices, settings: true }, signal )
				),
			signal
		);
	}
}

async function sendPieces( body: Blob, signal: AbortSignal ) {
	let id = '';
	for ( let offset = 0; offset < body.size; offset += PIECE_BYTES ) {
		const piece = body.slice( offset, offset + PIECE_BYTES );
		const query = { id, offset, size: body.size };
		( { id } = await patiently(
			() =>
				answer< { id: string } >(
					upload(
						withQuery( `${ ROUTE }/manifest`, query ),
						piece,
						signal
					),
					{ id: '' }
				),
			signal
		) );
	}
	return id;
}
