/**
 * A gallery's life on the page: what the visitor does becomes a request, an address and a new picture of the gallery.
 */
import { useEffect, useReducer, useRef } from '@wordpress/element';
import {
	current,
	push,
	replace,
	subscribe,
} from '../../../src/address/address';
import {
	ALL,
	asked,
	fingerprint,
	parametersOf,
	stateParameters,
	type State,
} from '../../../src/gallery/address';
import {
	next,
	type Attempt,
	type Happening,
	type Shown,
} from '../../../src/gallery/timeline';
import type { Props } from '../props';
import { answer, answerable } from './answer';

const PAUSE_IN_TYPING_MS = 275;

export interface Gallery {
	shown: Shown;
	/** Shows a term, or with an empty slug all. */
	choose: ( word: 'category' | 'other', slug: string ) => void;
	/** Takes what is in the search field; `now` when the visitor has sent it. */
	search: ( text: string, now?: boolean ) => void;
	clear: () => void;
	loadMore: () => void;
	retry: () => void;
}

/**
 * @param props     From the server.
 * @param answersTo Fingerprint of what the server was asked, which a cache may have answered for another address.
 */
export function useGallery( props: Props, answersTo: string ): Gallery {
	const [ shown, dispatch ] = useReducer( next, props, start );
	const request = useRef< AbortController >( undefined );
	const typing = useRef< ReturnType< typeof setTimeout > >( undefined );
	const latest = useRef( shown );
	const { instance } = props;
	const replaceAddress = ( state: State ) =>
		replace( stateParameters( instance, state ) );

	// Two things may happen before React renders once, as when a click and a keystroke are replayed: the second has to know of the first.
	const tell = ( happening: Happening ) => {
		latest.current = next( latest.current, happening );
		dispatch( happening );
	};

	const load = async ( attempt: Attempt ) => {
		clearTimeout( typing.current );
		request.current?.abort();
		const { signal } = ( request.current = new AbortController() );
		tell( { type: 'asked', attempt } );
		try {
			const { state, found, first } = await answer(
				props,
				attempt,
				signal
			);
			if ( signal.aborted ) {
				return;
			}
			// First: who sees the items may reload or share the page.
			if ( attempt.appends || state.page !== attempt.state.page ) {
				replaceAddress( state );
			}
			tell( {
				type: 'answered',
				attempt: { ...attempt, state },
				found,
				first,
			} );
		} catch ( error ) {
			if ( signal.aborted ) {
				return;
			}
			// eslint-disable-next-line no-console -- The specification's words, for the site's developer.
			console.error( 'Error fetching data', error );
			tell( { type: 'failed', attempt } );
		}
	};

	const show = ( state: State ) => load( { state, appends: false } );

	const choose = ( change: Partial< State > ) => {
		const { state, typed, failed } = latest.current;
		const wanted = {
			...state,
			search: typed?.trim() ?? state.search,
			...change,
			page: 1,
		};
		const isAnother = fingerprint( wanted ) !== fingerprint( state );
		if ( isAnother || failed ) {
			show( wanted );
		}
		if ( isAnother ) {
			push( parametersOf( instance, wanted ) );
		}
	};

	const search = ( text: string, now = false ) => {
		clearTimeout( typing.current );
		const { state, mode, whole } = latest.current;
		const wanted = { ...state, search: text.trim(), page: 1 };
		const pause = now ? 0 : PAUSE_IN_TYPING_MS;
		const isAnswered =
			wanted.search === state.search && mode === 'idle' && ! whole;
		if ( isAnswered ) {
			tell( { type: 'typed', text: null } );
		} else if ( whole && mode === 'idle' ) {
			tell( { type: 'narrowed', text: wanted.search } );
			typing.current = setTimeout(
				() => replaceAddress( wanted ),
				pause
			);
		} else {
			// An answer to what was typed before would now come too late.
			request.current?.abort();
			tell( { type: 'typed', text } );
			typing.current = setTimeout( () => {
				show( wanted );
				replaceAddress( wanted );
			}, pause );
		}
	};

	useEffect( () => {
		const isShown = ( state: State ) =>
			fingerprint( state ) === fingerprint( latest.current.state );
		const wantedNow = () =>
			answerable( props, asked( instance, current().search ) );
		const follow = () => {
			const wanted = wantedNow();
			if ( ! isShown( wanted ) ) {
				show( wanted );
			}
		};
		if (
			fingerprint( asked( instance, current().search ) ) !== answersTo
		) {
			follow();
		} else if ( ! isShown( wantedNow() ) ) {
			// The page that was asked for is no more, and the server has shown the last one.
			replaceAddress( latest.current.state );
		}
		const unsubscribe = subscribe(
			( change ) => change === 'traversed' && follow()
		);
		return () => {
			unsubscribe();
			request.current?.abort();
			clearTimeout( typing.current );
		};
		// Once for the element's life: what it reads are refs, and props that never change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	return {
		shown,
		choose: ( word, slug ) => choose( { [ word ]: slug } ),
		search,
		clear: () => choose( ALL ),
		loadMore: () => {
			const { state } = latest.current;
			load( {
				state: { ...state, page: state.page + 1 },
				appends: true,
			} );
		},
		retry: () => {
			if ( latest.current.failed ) {
				load( latest.current.failed );
			}
		},
	};
}

function start( { items, total, first, state }: Props ): Shown {
	const shown: Shown = {
		mode: 'idle',
		state,
		items,
		total,
		first,
		typed: null,
		whole: null,
		failed: null,
		changes: 0,
	};
	const isWhole = state.search === '' && first === 1 && items.length >= total;
	return isWhole ? { ...shown, whole: items } : shown;
}
