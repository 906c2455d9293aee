/** The run that this browser carries on (an import, its cancellation, an undo), and the last ones. */
import { __ } from '@wordpress/i18n';
import { RestError } from '../../../client/rest/error';
import { Refusal } from '../../archive/refusal';
import { announce, publicMessage } from '../../events/events';
import { patiently } from '../patiently';
import { end, getRun, getRuns, type Run } from '../rest';
import { Store } from '../store';
import { inWords } from '../words';
import { carryOn, needsFile, type Send } from './carry-on';

export interface RunsState {
	isLoading: boolean;
	/** The run that is shown, open or over; undefined while none is. */
	run: Run | undefined;
	isWorking: boolean;
	failure: string;
	/** Finished runs. */
	last: Run[];
}

export class Runs extends Store< RunsState > {
	private ending = new AbortController();

	constructor() {
		super( {
			isLoading: true,
			run: undefined,
			isWorking: false,
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
	begin = ( first: () => Promise< Run >, send: Send ): Promise< void > =>
		this.carry( first, send );

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
		first: () => Promise< Run >,
		send?: Send,
		isResumed = false
	): Promise< void > {
		this.ending.abort();
		this.ending = new AbortController();
		const { signal } = this.ending;
		let isBegun = false;
		const onRun = ( run: Run ) => {
			isBegun = true;
			if ( ! signal.aborted ) {
				this.set( { run } );
			}
		};
		const carryFrom = async ( call: () => Promise< Run > ) => {
			const run = await patiently( call, signal );
			onRun( run );
			announceEnd( await carryOn( run, send, { signal, onRun } ) );
		};
		this.set( { isWorking: true, failure: '' } );
		try {
			await carryFrom( first );
		} catch ( error ) {
			// Another call has taken over.
			if ( signal.aborted ) {
				return;
			}
			this.fail( error, isResumed );
			const { run } = this.state;
			if ( isBegun && run && isRefused( error ) && ! isResumed ) {
				await carryFrom( () => end( run.id ) ).catch( () => {} );
			}
		}
		const open = await this.refresh();
		if ( ! signal.aborted ) {
			this.set( { isWorking: false, ...( ! isBegun && { run: open } ) } );
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

const isRefused = ( error: unknown ) =>
	error instanceof Refusal ||
	( error instanceof RestError && typeof error.data.entry === 'string' );

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
