/** Store of a gallery, its single source of truth: turns user actions into requests, snapshots and URL changes. */
import {
	current,
	push,
	replace,
	subscribe,
} from '../../../src/client/address/address';
import {
	DEFAULT_STATE,
	stateFromUrl,
	fingerprint,
	parametersOf,
	stateParameters,
	type State,
} from '../data/address';
import type { Props } from '../props';
import { fetchList, supported } from './request';
import {
	answered,
	appended,
	isFull,
	printed,
	searched,
	typing,
	type List,
	type ListRequest,
	type Snapshot,
} from './snapshot';

const TYPING_PAUSE_MS = 275;
/** Delay of errors while the page is being unloaded, because that probably has aborted the request. */
const LEAVING_MS = 5000;
/** Maximum number of lists cached for Back and Forward. */
const MOST_LISTS = 8;

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
	let snapshot = printed( props );
	let running = new AbortController();
	let timer: ReturnType< typeof setTimeout >;
	let isLeaving = false;
	const listeners = new Set< () => void >();
	/** Cached lists by the fingerprint of their state, most recent last. */
	const lists = new Map< string, List >();
	const { instance } = props;
	const replaceAddress = ( state: State ) =>
		replace( stateParameters( instance, state ) );

	const set = ( next: Snapshot ) => {
		snapshot = next;
		listeners.forEach( ( listener ) => listener() );
	};
	const cancel = () => {
		clearTimeout( timer );
		running.abort();
	};

	async function load( request: ListRequest ) {
		cancel();
		const { appends } = request;
		const { signal } = ( running = new AbortController() );
		isLeaving = false;
		set( {
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
				replaceAddress( list.state );
			}
			set(
				answered(
					snapshot,
					appends ? appended( snapshot.list, list ) : list
				)
			);
		} catch ( error ) {
			if ( isLeaving ) {
				await new Promise( ( done ) => setTimeout( done, LEAVING_MS ) );
			}
			if ( ! signal.aborted ) {
				// eslint-disable-next-line no-console -- The specification's words, for the site's developer.
				console.error( 'Error fetching data', error );
				set( { ...snapshot, mode: 'failed', failed: request } );
			}
		}
	}

	/** Caches the current list, so that Back restores it immediately. */
	function remember() {
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

	function visit( request: ListRequest ) {
		remember();
		load( request );
		// Deferred, because with a thousand tiles a URL change takes a phone as long as handling the click.
		setTimeout( () => push( parametersOf( instance, request.state ) ) );
	}

	function choose( change: Partial< State > ) {
		const { state, typed, failed } = snapshot;
		const wanted = {
			...state,
			search: typed?.trim() ?? state.search,
			...change,
			page: 1,
		};
		if ( fingerprint( wanted ) !== fingerprint( state ) ) {
			visit( { state: wanted, appends: false } );
		} else if ( failed ) {
			load( { state: wanted, appends: false } );
		}
	}

	function search( text: string, now = false ) {
		clearTimeout( timer );
		const { state, mode, whole } = snapshot;
		const wanted = { ...state, search: text.trim(), page: 1 };
		const pause = now ? 0 : TYPING_PAUSE_MS;
		if ( whole && mode === 'idle' ) {
			set( searched( snapshot, whole, wanted ) );
			timer = setTimeout( () => replaceAddress( wanted ), pause );
		} else if ( wanted.search === state.search && mode === 'idle' ) {
			set( typing( snapshot, null ) );
		} else {
			// The pending response belongs to previous search text.
			running.abort();
			set( typing( snapshot, text ) );
			timer = setTimeout( () => {
				replaceAddress( wanted );
				load( { state: wanted, appends: false } );
			}, pause );
		}
	}

	function loadMore() {
		const { mode, list } = snapshot;
		const state = { ...list.state, page: list.state.page + 1 };
		if ( mode !== 'idle' ) {
			return;
		}
		if ( isFull( list, props.perPage ) ) {
			visit( { state, appends: false, scroll: 'start' } );
		} else {
			load( { state, appends: true } );
		}
	}

	const inAddress = () => stateFromUrl( instance, current().search );

	function showAddress() {
		const wanted = supported( props, inAddress() );
		if ( fingerprint( wanted ) === fingerprint( snapshot.state ) ) {
			return;
		}
		remember();
		const known = lists.get( fingerprint( wanted ) );
		if ( known ) {
			cancel();
			set( answered( snapshot, known ) );
		} else {
			load( { state: wanted, appends: false } );
		}
	}

	function connect() {
		const end = new AbortController();
		const on = ( type: string, listener: ( event: Event ) => void ) =>
			window.addEventListener( type, listener, { signal: end.signal } );
		if ( fingerprint( inAddress() ) !== answersTo ) {
			showAddress();
		} else if (
			fingerprint( supported( props, inAddress() ) ) !==
			fingerprint( snapshot.state )
		) {
			// The requested page no longer exists, and the server has rendered the last one.
			replaceAddress( snapshot.state );
		}
		const unsubscribe = subscribe(
			( change ) => change === 'traversed' && showAddress()
		);
		on( 'beforeunload', () => ( isLeaving = true ) );
		on( 'pageshow', () => ( isLeaving = false ) );
		return () => {
			unsubscribe();
			end.abort();
			cancel();
		};
	}

	return {
		subscribe( listener ) {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		get: () => snapshot,
		connect,
		choose: ( word, slug ) => choose( { [ word ]: slug } ),
		search,
		clear: () => choose( DEFAULT_STATE ),
		loadMore,
		retry: () => snapshot.failed && load( snapshot.failed ),
	};
}
