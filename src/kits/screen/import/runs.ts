/** The run that this browser carries on (an import, its cancellation, an undo), and the last ones. */
import { __ } from '@wordpress/i18n';
import { RestError } from '../../../client/rest/error';
import { announce, publicMessage } from '../../events/events';
import { patiently } from '../patiently';
import type { Progress } from '../planning';
import { end, getRun, getRuns, type Run, type Runs as OnSite } from '../rest';
import { Store } from '../store';
import { inWords } from '../words';
import { carryOn, needsFile, type Beginning, type Send } from './carry-on';

export interface RunsState {
	isLoading: boolean;
	/** The run that is shown, open or over; undefined while none is. */
	run: Run | undefined;
	isWorking: boolean;
	/** How far the plan is that is checked before a run begins. */
	progress: Progress | undefined;
	failure: string;
	/** Finished runs. */
	last: Run[];
}

interface CarryOptions {
	send?: Send;
	/** What was shown, and is again if nothing comes of the request. */
	before?: Run;
	isResumed?: boolean;
}

/* Reason of an abort: others only make room for the next call. */
const CANCELED = 'canceled';

export class Runs extends Store< RunsState > {
	private ending = new AbortController();

	constructor() {
		super( {
			isLoading: true,
			run: undefined,
			isWorking: false,
			progress: undefined,
			failure: '',
			last: [],
		} );
	}

	/** Looks for a run that is open. */
	load = async (): Promise< void > => {
		const site = await this.refresh();
		this.set( { isLoading: false, run: site?.open ?? undefined } );
	};

	/** Begins a run, and carries it on. */
	begin = (
		first: ( beginning: Beginning ) => Promise< Run >,
		send: Send
	): Promise< void > => this.carry( first, { send } );

	/** Cancels what is about to begin, and ends its failure. A run that the site has begun by then is taken back once it answers. */
	cancel = (): void => {
		this.ending.abort( CANCELED );
		this.set( { failure: '' } );
	};

	/** Carries the open run on, with the contents that it was begun with where they are needed. */
	goOn = async ( send?: Send ): Promise< void > => {
		const { run } = this.state;
		if ( run ) {
			await this.carry( () => getRun( run.id ), {
				send,
				before: run,
				isResumed: true,
			} );
		}
	};

	/** Says that a file is another one than the run was begun with. */
	refuse = (): void => this.set( { failure: anotherFile() } );

	/** Cancels a run before its switch, undoes it after. */
	takeBack = ( run: Run ): Promise< void > => {
		announce( 'ie_admin_action', {
			action: run.state === 'done' ? 'undo' : 'cancel',
			step: 'import',
		} );
		// What is done is shown from its list, too.
		const before =
			this.state.run ?? ( run.state === 'done' ? undefined : run );
		this.set( {
			run: { ...run, state: 'undoing', isTakenBack: true, done: 0 },
		} );
		return this.carry( () => end( run.id ), { before } );
	};

	dismiss = (): void => this.set( { run: undefined, failure: '' } );

	private async carry(
		first: ( beginning: Beginning ) => Promise< Run >,
		{ send, before, isResumed = false }: CarryOptions
	): Promise< void > {
		this.ending.abort();
		const ending = new AbortController();
		this.ending = ending;
		const { signal } = ending;
		let isBegun = false;
		const onRun = ( run: Run ) => {
			isBegun = true;
			if ( ! signal.aborted ) {
				this.set( { run, progress: undefined } );
			}
		};
		const onProgress = ( progress: Progress ) =>
			signal.aborted || this.set( { progress } );
		const carryFrom = async ( call: () => Promise< Run > ) => {
			const run = await patiently( call, signal );
			if ( signal.reason === CANCELED ) {
				return this.ending === ending
					? this.takeBack( run )
					: endUnseen( run );
			}
			onRun( run );
			announceEnd( await carryOn( run, send, { signal, onRun } ) );
		};
		this.set( { isWorking: true, progress: undefined, failure: '' } );
		try {
			await carryFrom( () => first( { signal, onProgress } ) );
		} catch ( error ) {
			if ( ! signal.aborted ) {
				this.fail( error, isResumed );
				const { run } = this.state;
				if ( isBegun && run && isRefused( error ) && ! isResumed ) {
					await carryFrom( () => end( run.id ) ).catch( () => {} );
				}
			}
		}
		// Unless another call has taken over.
		const site = this.ending === ending ? await this.refresh() : undefined;
		if ( this.ending === ending ) {
			this.set( {
				isWorking: false,
				progress: undefined,
				...( ! isBegun && { run: shownAfter( site, before ) } ),
			} );
		}
	}

	private fail( error: unknown, isResumed: boolean ): void {
		announce( 'kit_import_status', {
			status: 'failed',
			method: 'rest',
			error: publicMessage( error ),
		} );
		this.set( {
			failure:
				isResumed && isRefused( error )
					? anotherFile()
					: inWords( error ),
		} );
	}

	/** What the site has; undefined if that is not known. */
	private async refresh(): Promise< OnSite | undefined > {
		try {
			const site = await getRuns();
			this.set( { last: site.last } );
			return site;
		} catch ( error ) {
			this.set( { failure: this.state.failure || inWords( error ) } );
			return undefined;
		}
	}
}

/** The run to show after a request that failed: the open one, or the one from before, as the site has it now. */
function shownAfter(
	site: OnSite | undefined,
	before: Run | undefined
): Run | undefined {
	return site
		? ( site.open ?? site.last.find( ( { id } ) => id === before?.id ) )
		: before;
}

/** Ends a run while another one is shown. */
async function endUnseen( { id }: Run ): Promise< void > {
	const { signal } = new AbortController();
	const ended = await patiently( () => end( id ), signal );
	await carryOn( ended, undefined, { signal, onRun: () => {} } );
}

const isRefused = ( error: unknown ) =>
	error instanceof RestError
		? typeof error.data.entry === 'string'
		: error instanceof Error && error.name === 'Refusal';

const anotherFile = () =>
	__( 'This is not the file that this import started with.', 'frontage' );

function announceEnd( run: Run ): void {
	if ( ! needsFile( run ) ) {
		announce( 'kit_import_status', {
			status: run.state === 'done' ? 'success' : run.state,
			method: 'rest',
		} );
	}
}
