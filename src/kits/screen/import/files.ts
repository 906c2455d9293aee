/** The chosen file, and the plan that the site has made for it. */
import type { Limits } from '../../archive/entries';
import { openArchive, type Archive } from '../../archive/read';
import { announce, publicMessage } from '../../events/events';
import { getSources, getState } from '../../registry/registry';
import { patiently } from '../patiently';
import { getPlan, post, type Choices, type Plan } from '../rest';
import { learnTypes, reduced, type States } from '../sections';
import { Store } from '../store';
import { allowedChoices } from './choices';
import { inWords } from '../words';

export interface Chosen {
	archive: Archive;
	plan: Plan;
	/** Sections of the file, on or off. */
	states: States;
	/** Other choices than those of the plan. */
	choices: Choices;
	isTrusted: boolean;
}

interface FilesState {
	chosen: Chosen | undefined;
	isReading: boolean;
	failure: string;
}

export class Files extends Store< FilesState > {
	private newest = 0;
	private ending = new AbortController();

	constructor( private limits: Limits ) {
		super( { chosen: undefined, isReading: false, failure: '' } );
	}

	/** Opens a file, and has the site plan its import. */
	choose = ( file: File ): Promise< void > =>
		this.read( async () => {
			const archive = await this.open( file );
			const { manifest } = archive;
			learnTypes( manifest );
			const states = getState( { uploadedData: { manifest } } );
			const plan = await getPlan( reduced( manifest, states ), {} );
			return () => ( {
				archive,
				plan,
				states,
				choices: {},
				isTrusted: false,
			} );
		} );

	/** Opens a file for a run that was begun with it. */
	async reopen( file: File ): Promise< Archive | undefined > {
		let archive: Archive | undefined;
		await this.read( async () => {
			archive = await this.open( file );
			return ( chosen ) => chosen;
		} );
		return archive;
	}

	change( changes: Partial< Chosen > ): void {
		const { chosen } = this.state;
		this.set( { chosen: chosen && { ...chosen, ...changes } } );
	}

	/** Has the site plan anew without the sections that are off. */
	changeSections = async ( states: States ): Promise< void > => {
		this.change( { states } );
		await this.read( async () => {
			const { chosen } = this.state;
			if ( ! chosen ) {
				return ( now ) => now;
			}
			const plan = await getPlan(
				reduced( chosen.archive.manifest, states ),
				{}
			);
			// The owner may have chosen and trusted meanwhile.
			return ( now ) =>
				now && {
					...now,
					plan,
					choices: allowedChoices( plan.plan, now.choices ),
				};
		} );
	};

	leave = (): void => {
		this.newest++;
		this.ending.abort();
		this.set( { chosen: undefined, isReading: false, failure: '' } );
	};

	/** Runs a task, which answers how the chosen file changes; of several only the newest counts. */
	private async read(
		task: () => Promise< ( now: Chosen | undefined ) => Chosen | undefined >
	): Promise< void > {
		const number = ++this.newest;
		this.set( { isReading: true, failure: '' } );
		let failure = '';
		const change = await task().catch( ( error ) => {
			failure = inWords( error );
			return ( now: Chosen | undefined ) => now;
		} );
		if ( this.newest === number ) {
			const chosen = change( this.state.chosen );
			this.set( { chosen, failure, isReading: false } );
		}
	}

	private async open( file: File ): Promise< Archive > {
		this.ending.abort();
		this.ending = new AbortController();
		const { signal } = this.ending;
		try {
			const archive = await openArchive( file, this.limits, {
				list: getSources(),
				post: ( route, data ) =>
					patiently( () => post( route, data ), signal ),
			} );
			announce( 'kit_import_upload_file', { status: 'success' } );
			return archive;
		} catch ( error ) {
			announce( 'kit_import_upload_file', {
				status: 'failed',
				error: publicMessage( error ),
			} );
			throw error;
		}
	}
}
