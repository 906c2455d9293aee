/** Carries a run on until it is over: sends what the site asks for next, then has it take one step after the other. */
import { RestError } from '../../../client/rest/error';
import { patiently } from '../patiently';
import { finishPlan, type Progress } from '../planning';
import {
	getRuns,
	newPlanOf,
	step,
	switchOver,
	type Plan,
	type Run,
} from '../rest';

const OVER = [ 'done', 'undone', 'cancelled' ];

export const isOver = ( { state }: Run ): boolean => OVER.includes( state );

/** Whether the site waits for parts of the file. */
export const needsFile = ( { state, missing }: Run ): boolean =>
	state === 'staging' && missing.objects.length + missing.files.length > 0;

export interface Beginning {
	signal: AbortSignal;
	/** Called while the site checks or makes a plan. */
	onProgress: ( progress: Progress ) => void;
}

interface BeginOptions extends Beginning {
	/** Whether the open run is the one that this plan began: that of another window may have other choices. */
	isOurs: ( open: Run ) => boolean;
	onNewPlan: ( plan: Plan ) => void;
}

/** Begins a run, or finds the one that was begun when the answer was lost. If the site has changed since the plan, there is a new one. */
export async function beginRun(
	first: () => Promise< Run >,
	{ isOurs, onNewPlan, ...options }: BeginOptions
): Promise< Run > {
	try {
		let run = await first();
		while ( run.state === 'planning' ) {
			options.signal.throwIfAborted();
			options.onProgress( run );
			run = await first();
		}
		return run;
	} catch ( error ) {
		const plan = newPlanOf( error );
		if ( plan ) {
			onNewPlan( await finishPlan( plan, {}, options ) );
		}
		if (
			error instanceof RestError &&
			error.code === 'frontage_kit_open'
		) {
			const { open } = await getRuns();
			if ( open && ! open.isTakenBack && isOurs( open ) ) {
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
	send: Send | undefined,
	{ signal, onRun }: Options
): Promise< Run > {
	let now = run;
	while ( ! isOver( now ) ) {
		const before = now;
		const { id, state } = before;
		const isWaiting = needsFile( before );
		if ( isWaiting && ! send ) {
			break;
		}
		now = await patiently( () => {
			if ( isWaiting && send ) {
				return send( before, signal );
			}
			return state === 'ready' ? switchOver( id ) : step( id, signal );
		}, signal );
		onRun( now );
	}
	return now;
}
