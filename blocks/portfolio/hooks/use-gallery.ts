/**
 * A gallery's life on the page: what the visitor does becomes a request, an address and a new picture of the gallery.
 */
import { useEffect, useReducer, useRef } from '@wordpress/element';
import {
	address,
	ALL,
	asked,
	fingerprint,
	windowOf,
	type State,
} from '../../../src/gallery/address';
import { fetchItems, type Wanted } from '../../../src/gallery/api';
import type { Item } from '../../../src/gallery/item';
import {
	next,
	type Attempt,
	type Happening,
	type Shown,
} from '../../../src/gallery/timeline';
import type { Props } from '../props';

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
	/** Gets pages of what is shown now, whatever is shown when they are asked for. */
	pageOf: () => ( page: number, perPage: number ) => Promise< Item[] >;
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
			const { found, first } = await answer( props, attempt, signal );
			if ( signal.aborted ) {
				return;
			}
			tell( { type: 'answered', attempt, found, first } );
			if ( attempt.appends ) {
				// On a page of thousands this takes the browser as long as a frame may last, and longer while tiles are still placed.
				whenCalm( () => {
					if ( ! signal.aborted ) {
						replaceAddress( props.instance, attempt.state );
					}
				} );
			}
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
		const { state, typed } = latest.current;
		const wanted = {
			...state,
			search: typed?.trim() ?? state.search,
			...change,
			page: 1,
		};
		history.pushState(
			{ ...history.state },
			'',
			address( props.instance, wanted, location )
		);
		show( wanted );
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
				() => replaceAddress( props.instance, wanted ),
				pause
			);
		} else {
			// An answer to what was typed before would now come too late.
			request.current?.abort();
			tell( { type: 'typed', text } );
			typing.current = setTimeout( () => {
				replaceAddress( props.instance, wanted );
				show( wanted );
			}, pause );
		}
	};

	useEffect( () => {
		const follow = () => {
			const wanted = answerable(
				props,
				asked( props.instance, location.search )
			);
			if (
				fingerprint( wanted ) !== fingerprint( latest.current.state )
			) {
				show( wanted );
			}
		};
		if (
			fingerprint( asked( props.instance, location.search ) ) !==
			answersTo
		) {
			follow();
		}
		window.addEventListener( 'popstate', follow );
		return () => {
			window.removeEventListener( 'popstate', follow );
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
		pageOf: () => {
			const { state } = latest.current;
			return async ( page, perPage ) => {
				const { items } = await fetchItems(
					props,
					wantedOf( props, state, page, perPage ),
					new AbortController().signal
				);
				return items;
			};
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

async function answer(
	props: Props,
	{ state, appends }: Attempt,
	signal: AbortSignal
) {
	const { first, page, perPage } = windowOf( state.page, props.perPage );
	const found = await fetchItems(
		props,
		wantedOf(
			props,
			state,
			appends ? state.page : page,
			appends ? props.perPage : perPage
		),
		signal
	);
	const fits = ( state.page - first + 1 ) * props.perPage;
	return { first, found: { ...found, items: found.items.slice( 0, fits ) } };
}

const wantedOf = (
	props: Props,
	state: State,
	page: number,
	perPage: number
): Wanted => ( {
	categories: ids( props, 'category', state ),
	otherCategories: ids( props, 'other', state ),
	tags: props.configured.tags,
	search: state.search,
	picked: props.picked,
	order: props.order,
	page,
	perPage,
} );

/** The chosen term stands in place of the owner's list; joined, a choice could do nothing. */
function ids(
	props: Props,
	word: 'category' | 'other',
	state: State
): number[] {
	const filter = props.bar.find( ( one ) => one.word === word );
	const term = filter?.terms.find( ( { slug } ) => slug === state[ word ] );
	return term ? [ term.id ] : props.configured[ word ];
}

/** What of an address this gallery can answer: it knows only the terms and the field that it shows. */
function answerable( props: Props, state: State ): State {
	const known = ( word: 'category' | 'other' ) =>
		props.bar.some(
			( filter ) =>
				filter.word === word &&
				filter.terms.some( ( { slug } ) => slug === state[ word ] )
		)
			? state[ word ]
			: '';
	return {
		category: known( 'category' ),
		other: known( 'other' ),
		search: props.search ? state.search : '',
		page: state.page,
	};
}

function replaceAddress( instance: string, state: State ) {
	history.replaceState(
		{ ...history.state },
		'',
		address( instance, state, location )
	);
}

/** When the browser has nothing else to do; Safari does not say. */
function whenCalm( act: () => void ) {
	if ( 'requestIdleCallback' in window ) {
		requestIdleCallback( act, { timeout: 1000 } );
	} else {
		setTimeout( act, 200 );
	}
}
