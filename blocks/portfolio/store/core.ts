/** State of a gallery's store: the current snapshot, its listeners, the pending request, and the lists for Back and Forward. */
import { replace } from '../../../src/client/address/address';
import { fingerprint, stateParameters, type State } from '../data/address';
import type { Props } from '../props';
import { fetchList } from './request';
import {
	answered,
	appended,
	printed,
	type List,
	type ListRequest,
	type Snapshot,
} from './snapshot';

/** Delay of errors while the page is being unloaded, because that probably has aborted the request. */
const LEAVING_MS = 5000;
/** Maximum number of lists cached for Back and Forward. */
const MOST_LISTS = 8;

export interface Core {
	readonly props: Props;
	snapshot: Snapshot;
	readonly listeners: Set< () => void >;
	/** Cached lists by the fingerprint of their state, most recent last. */
	readonly lists: Map< string, List >;
	running: AbortController;
	timer: ReturnType< typeof setTimeout > | undefined;
	isLeaving: boolean;
}

export const createCore = ( props: Props ): Core => ( {
	props,
	snapshot: printed( props ),
	listeners: new Set(),
	lists: new Map(),
	running: new AbortController(),
	timer: undefined,
	isLeaving: false,
} );

export function set( core: Core, next: Snapshot ): void {
	core.snapshot = next;
	core.listeners.forEach( ( listener ) => listener() );
}

export function cancel( core: Core ): void {
	clearTimeout( core.timer );
	core.running.abort();
}

export const replaceAddress = ( { props }: Core, state: State ): void =>
	replace( stateParameters( props.instance, state ) );

export async function load( core: Core, request: ListRequest ) {
	cancel( core );
	const { props, snapshot } = core;
	const { appends } = request;
	const { signal } = ( core.running = new AbortController() );
	core.isLeaving = false;
	set( core, {
		...snapshot,
		mode: appends ? 'appending' : 'loading',
		state: appends ? snapshot.state : request.state,
		failed: null,
	} );
	try {
		const list = await fetchList( props, request, signal );
		if ( signal.aborted ) {
			return;
		}
		// Update the URL before rendering, so that a reload shows the same.
		if ( appends || list.state.page !== request.state.page ) {
			replaceAddress( core, list.state );
		}
		const now = core.snapshot;
		set(
			core,
			answered( now, appends ? appended( now.list, list ) : list )
		);
	} catch ( error ) {
		if ( core.isLeaving ) {
			await new Promise( ( done ) => setTimeout( done, LEAVING_MS ) );
		}
		if ( ! signal.aborted ) {
			// eslint-disable-next-line no-console -- The specification's words, for the site's developer.
			console.error( 'Error fetching data', error );
			set( core, { ...core.snapshot, mode: 'failed', failed: request } );
		}
	}
}

/** Caches the current list, so that Back restores it immediately. */
export function remember( { snapshot, lists }: Core ): void {
	const { list, typed } = snapshot;
	const key = fingerprint( list.state );
	lists.delete( key );
	if ( typed === null ) {
		lists.set( key, { ...list, scroll: window.scrollY } );
	}
	const [ oldest ] = lists.keys();
	if ( lists.size > MOST_LISTS && oldest !== undefined ) {
		lists.delete( oldest );
	}
}
