/** The run that this browser carries on (an import, its cancellation, an undo), and the last ones. */
import { __ } from '@wordpress/i18n';
import { RestError } from '../../../client/rest/error';
import { announce, publicMessage } from '../../events/events';
import { patiently } from '../patiently';
import type { Progress } from '../planning';
import { end, getRun, getRuns, type Run } from '../rest';
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
		const open = await this.refresh();
		this.set( { isLoading: false, run: open } );
	};

	/** Begins a run, and carries it on. */
	begin = (
		first: ( beginning: Beginning ) => Promise< Run >,
		send: Send
	): Promise< void > => this.carry( first, send );

	/** Cancels what is about to begin, and ends its failure. A run that the site has begun by then is taken back once it answers. */
	cancel = (): void => {
		this.ending.abort( CANCELED );
		this.set( { failure: '' } );
	};

	/** Carries the open run on, with the contents that it was begun with where they are needed. */
	goOn = async ( send?: Send ): Promise< void > => {
		const { run } = this.state;
		if ( run ) {
			await this.carry( () => getRun( run.id ), send, true );
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
		this.set( { run: { ...run, state: 'undoing', done: 0 } } );
		return this.carry( () => end( run.id ) );
	};

	dismiss = (): void => this.set( { run: undefined, failure: '' } );

	private async carry(
		first: ( beginning: Beginning ) => Promise< Run >,
		send?: Send,
		isResumed = false
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
		const open = this.ending === ending ? await this.refresh() : undefined;
		if ( this.ending === ending ) {
			this.set( {
				isWorking: false,
				progress: undefined,
				...( ! isBegun && { run: open } ),
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

	private async refresh(): Promise< Run | undefined > {
		try {
			const { open, last } = await getRuns();
			this.set( { last } );
			return open ?? undefined;
		} catch ( error ) {
			this.set( { failure: this.state.failure || inWords( error ) } );
			return undefined;
		}
	}
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
