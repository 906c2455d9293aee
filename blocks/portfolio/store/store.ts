/** Store of a gallery, its single source of truth: turns user actions into requests, snapshots and URL changes. */
import { push } from '../../../src/client/address/address';
import {
	DEFAULT_STATE,
	fingerprint,
	parametersOf,
	type State,
} from '../data/address';
import type { Props } from '../props';
import {
	createCore,
	load,
	remember,
	replaceAddress,
	set,
	type Core,
} from './core';
import {
	isFull,
	searched,
	typing,
	type ListRequest,
	type Snapshot,
} from './snapshot';
import { syncWithAddress } from './sync';

const TYPING_PAUSE_MS = 275;

export interface Store {
	subscribe: ( listener: () => void ) => () => void;
	get: () => Snapshot;
	/** Subscribes to URL changes; returns the function that unsubscribes. */
	connect: () => () => void;
	/** Selects a term; an empty slug selects all. */
	choose: ( word: 'category' | 'other', slug: string ) => void;
	/** Searches for the text of the field; `now` on submit. */
	search: ( text: string, now?: boolean ) => void;
	clear: () => void;
	loadMore: () => void;
	retry: () => void;
}

/** `answersTo` is the fingerprint of the state that the server rendered; with a page cache it may belong to another URL. */
export function createStore( props: Props, answersTo: string ): Store {
	const core = createCore( props );
	return {
		subscribe( listener ) {
			core.listeners.add( listener );
			return () => core.listeners.delete( listener );
		},
		get: () => core.snapshot,
		connect: () => syncWithAddress( core, answersTo ),
		choose: ( word, slug ) => choose( core, { [ word ]: slug } ),
		search: ( text, now ) => search( core, text, now ),
		clear: () => choose( core, DEFAULT_STATE ),
		loadMore: () => loadMore( core ),
		retry() {
			const { failed } = core.snapshot;
			if ( failed ) {
				load( core, failed );
			}
		},
	};
}

function visit( core: Core, request: ListRequest ) {
	remember( core );
	load( core, request );
	// Deferred, because with a thousand tiles a URL change takes a phone as long as handling the click.
	setTimeout( () =>
		push( parametersOf( core.props.instance, request.state ) )
	);
}

function choose( core: Core, change: Partial< State > ) {
	const { state, typed, failed } = core.snapshot;
	const wanted = {
		...state,
		search: typed?.trim() ?? state.search,
		...change,
		page: 1,
	};
	if ( fingerprint( wanted ) !== fingerprint( state ) ) {
		visit( core, { state: wanted, appends: false } );
	} else if ( failed ) {
		load( core, { state: wanted, appends: false } );
	}
}

function search( core: Core, text: string, now = false ) {
	clearTimeout( core.timer );
	const { snapshot } = core;
	const { state, mode, whole } = snapshot;
	const wanted = { ...state, search: text.trim(), page: 1 };
	const pause = now ? 0 : TYPING_PAUSE_MS;
	if ( whole && mode === 'idle' ) {
		set( core, searched( snapshot, whole, wanted ) );
		core.timer = setTimeout( () => replaceAddress( core, wanted ), pause );
	} else if ( wanted.search === state.search && mode === 'idle' ) {
		set( core, typing( snapshot, null ) );
	} else {
		// The pending response belongs to previous search text.
		core.running.abort();
		set( core, typing( snapshot, text ) );
		core.timer = setTimeout( () => {
			replaceAddress( core, wanted );
			load( core, { state: wanted, appends: false } );
		}, pause );
	}
}

function loadMore( core: Core ) {
	const { mode, list } = core.snapshot;
	const state = { ...list.state, page: list.state.page + 1 };
	if ( mode !== 'idle' ) {
		return;
	}
	if ( isFull( list, core.props.perPage ) ) {
		visit( core, { state, appends: false, scroll: 'start' } );
	} else {
		load( core, { state, appends: true } );
	}
}
