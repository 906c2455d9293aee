/** An export: the site's groups, then the file that is made of them. */
import type { Limits } from '../../archive/entries';
import { Unreadable } from '../../archive/refusal';
import { isUnreadable } from '../../archive/unreadable';
import { download } from '../../../editor/admin/download';
import { announce, publicMessage } from '../../events/events';
import { getState } from '../../registry/registry';
import { getOffer, type Offer } from '../rest';
import type { States } from '../sections';
import { Store } from '../store';
import { inWords } from '../words';
import { makeKit, type MadeKit, type Progress } from './make-kit';

interface ExportsState {
	offer: Offer | undefined;
	states: States;
	/** Whether drafts, and pending, private and scheduled posts are exported. */
	hasDrafts: boolean;
	/** Undefined while nothing is made. */
	progress: Progress | undefined;
	file: ( MadeKit & { name: string; isSaved: boolean } ) | undefined;
	/** Of the export. */
	failure: string;
	/** Why there is no offer, or none that is new. */
	away: string;
}

export class Exports extends Store< ExportsState > {
	private ending = new AbortController();

	constructor( private limits: Limits ) {
		super( {
			offer: undefined,
			states: {},
			hasDrafts: false,
			progress: undefined,
			file: undefined,
			failure: '',
			away: '',
		} );
	}

	/** Asks for what the site has; again after an import, where what was chosen and made stays. */
	load = async (): Promise< void > => {
		this.set( { away: '' } );
		try {
			const offer = await getOffer();
			this.set( {
				offer,
				away: '',
				...( ! this.state.offer && { states: getState( {} ) } ),
			} );
		} catch ( error ) {
			this.set( { away: inWords( error ) } );
		}
	};

	/** Makes the file of what is chosen, and saves it; one that leaves something out only once its owner knows. */
	start = async (): Promise< void > => {
		const { offer, hasDrafts, states } = this.state;
		if ( ! offer ) {
			return;
		}
		this.ending = new AbortController();
		const { signal } = this.ending;
		const names = offer.groups
			.filter( ( { name } ) => states[ name ]?.enabled )
			.flatMap( ( { objects, unpublished } ) =>
				hasDrafts ? [ ...objects, ...unpublished ] : objects
			);
		const onProgress = ( progress: Progress ) => this.set( { progress } );
		this.set( { failure: '', file: undefined } );
		onProgress( { phase: 'objects', done: 0, total: names.length } );
		announce( 'export_kit_customization', { status: 'started' } );
		try {
			const kit = await makeKit( offer, names, {
				limits: this.limits,
				signal,
				onProgress,
			} );
			signal.throwIfAborted();
			const name = fileNameOf( offer.manifest.title );
			this.set( { file: { ...kit, name, isSaved: false } } );
			if ( kit.left.length === 0 ) {
				this.save();
			}
			announce( 'export_kit_customization', { status: 'success' } );
		} catch ( error ) {
			if ( ! signal.aborted ) {
				this.set( {
					failure: inWords(
						isUnreadable( error ) ? new Unreadable( true ) : error
					),
				} );
				announce( 'export_kit_customization', {
					status: 'failed',
					error: publicMessage( error ),
				} );
			}
		}
		this.set( { progress: undefined } );
	};

	cancel = (): void => {
		this.ending.abort();
		announce( 'ie_admin_action', { action: 'cancel', step: 'export' } );
	};

	save = (): void => {
		const { file } = this.state;
		if ( file ) {
			download( file.name, file.contents );
			this.set( { file: { ...file, isSaved: true } } );
		}
	};
}

/** `marram-2026-11-26.zip` */
function fileNameOf( title: string ): string {
	const slug = title
		.normalize( 'NFKD' )
		.toLowerCase()
		.replace( /\p{M}/gu, '' )
		.replace( /[^\p{L}\p{N}]+/gu, '-' )
		.replace( /^-|-$/g, '' );
	return `${ slug || 'kit' }-${ new Date().toISOString().slice( 0, 10 ) }.zip`;
}
