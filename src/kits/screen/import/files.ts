/** The chosen file, and the plan that the site has made for it. */
import { answer } from '../../../client/rest/shape';
import type { Limits } from '../../archive/entries';
import type { Manifest } from '../../archive/manifest';
import { openArchive, type Archive } from '../../archive/read';
import { announce, publicMessage } from '../../events/events';
import { getSources, getState } from '../../registry/registry';
import { patiently, wait } from '../patiently';
import { getPlan, type Progress } from '../planning';
import { post, type Choices, type Plan } from '../rest';
import { learnTypes, reduced, type States } from '../sections';
import { Store } from '../store';
import { inWords } from '../words';

export interface Chosen {
	archive: Archive;
	plan: Plan;
	/** Sections of the file, on or off. */
	states: States;
	/** Other choices than those of the plan, also for what it does not hold while its section is off. */
	choices: Choices;
	isTrusted: boolean;
}

interface FilesState {
	chosen: Chosen | undefined;
	isReading: boolean;
	/** How far a long plan is. */
	progress: Progress | undefined;
	failure: string;
}

const NOTHING: FilesState = {
	chosen: undefined,
	isReading: false,
	progress: undefined,
	failure: '',
};

/* In which more sections may be switched. */
const PAUSE = 300;

export class Files extends Store< FilesState > {
	private ending = new AbortController();
	/* Sections of the plan that is shown: an import begins with that plan, whatever is ticked. */
	private planned: States = {};

	constructor( private limits: Limits ) {
		super( NOTHING );
	}

	/** Opens a file, and has the site plan its import. */
	choose = ( file: File ): Promise< void > =>
		this.read( async ( signal ) => {
			const archive = await this.open( file, signal );
			const { manifest } = archive;
			learnTypes( manifest );
			const states = getState( { uploadedData: { manifest } } );
			const plan = await this.plan( manifest, states, signal );
			return () => {
				this.planned = states;
				return {
					archive,
					plan,
					states,
					choices: {},
					isTrusted: false,
				};
			};
		} );

	/** Opens a file for a run that was begun with it; undefined if it is none, or was left meanwhile. */
	async reopen( file: File ): Promise< Archive | undefined > {
		let archive: Archive | undefined;
		await this.read( async ( signal ) => {
			const opened = await this.open( file, signal );
			signal.throwIfAborted();
			archive = opened;
			return this.asPlanned;
		} );
		return archive;
	}

	change( changes: Partial< Chosen > ): void {
		const { chosen } = this.state;
		this.set( { chosen: chosen && { ...chosen, ...changes } } );
	}

	/** Adds choices to those that are made. */
	decide = ( choices: Choices ): void =>
		this.change( {
			choices: { ...this.state.chosen?.choices, ...choices },
		} );

	/** Takes the plan that has come in place of one, unless that is not shown any more. */
	replan( before: Plan, plan: Plan ): void {
		if ( this.state.chosen?.plan === before ) {
			this.change( { plan } );
		}
	}

	/** Has the site plan anew without the sections that are off. */
	changeSections = async ( states: States ): Promise< void > => {
		this.change( { states } );
		await this.read( async ( signal ) => {
			const { chosen } = this.state;
			if ( ! chosen ) {
				return ( now ) => now;
			}
			await wait( PAUSE, signal );
			signal.throwIfAborted();
			const plan = await this.plan(
				chosen.archive.manifest,
				states,
				signal
			);
			// The owner may have chosen and trusted meanwhile.
			return ( now ) => {
				this.planned = states;
				return now && { ...now, plan };
			};
		} );
	};

	/** With the sections ticked that the plan is of. */
	private asPlanned = ( now: Chosen | undefined ): Chosen | undefined =>
		now && { ...now, states: this.planned };

	leave = (): void => {
		this.ending.abort();
		this.set( NOTHING );
	};

	/** Has the site plan the import of these sections. */
	private plan(
		manifest: Manifest,
		states: States,
		signal: AbortSignal
	): Promise< Plan > {
		return getPlan(
			reduced( manifest, states ),
			{},
			{
				signal,
				onProgress: ( progress ) =>
					signal.aborted || this.set( { progress } ),
			}
		);
	}

	/** Runs a task, which answers how the chosen file changes; of several only the newest counts. */
	private async read(
		task: (
			signal: AbortSignal
		) => Promise< ( now: Chosen | undefined ) => Chosen | undefined >
	): Promise< void > {
		this.ending.abort();
		this.ending = new AbortController();
		const { signal } = this.ending;
		this.set( { isReading: true, progress: undefined, failure: '' } );
		let failure = '';
		const change = await task( signal ).catch( ( error ) => {
			failure = inWords( error );
			return this.asPlanned;
		} );
		if ( ! signal.aborted ) {
			const chosen = change( this.state.chosen );
			this.set( {
				chosen,
				failure,
				isReading: false,
				progress: undefined,
			} );
		}
	}

	private async open( file: File, signal: AbortSignal ): Promise< Archive > {
		try {
			const archive = await openArchive( file, this.limits, {
				list: getSources(),
				post: ( route, data, sample ) =>
					patiently(
						() => answer( post( route, data, signal ), sample ),
						signal
					),
			} );
			announce( 'kit_import_upload_file', { status: 'success' } );
			return archive;
		} catch ( error ) {
			if ( ! signal.aborted ) {
				announce( 'kit_import_upload_file', {
					status: 'failed',
					error: publicMessage( error ),
				} );
			}
			throw error;
		}
	}
}
