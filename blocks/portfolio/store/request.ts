/** Requests the items of one state of a gallery. */
import { windowOf, type State } from '../data/address';
import { fetchItems, type Wanted } from '../data/api';
import type { Props } from '../props';
import type { List, ListRequest } from './snapshot';

type Taxonomy = 'category' | 'other';

/**
 * Gets a list. Where the page asked for is no more, it is the last one there is.
 * @throws {import('../../../src/client/rest/error').RestError} For everything that goes wrong.
 */
export async function fetchList(
	props: Props,
	request: ListRequest,
	signal: AbortSignal
): Promise< List > {
	const { state, appends, scroll } = request;
	const fetchPage = ( page: number, perPage: number ) =>
		fetchItems( props, wantedOf( props, state, page, perPage ), signal );
	if ( appends ) {
		const found = await fetchPage( state.page, props.perPage );
		return { state, first: state.page, ...found };
	}
	const { first, page, perPage } = windowOf( state.page, props.perPage );
	const found = await fetchPage( page, perPage );
	// Beyond the end the site does not say how many there are.
	const { total } =
		page > 1 && ! found.items.length
			? await fetchPage( 1, props.perPage )
			: found;
	const last = Math.max( 1, Math.ceil( total / props.perPage ) );
	if ( state.page > last ) {
		return fetchList(
			props,
			{ ...request, state: { ...state, page: last } },
			signal
		);
	}
	const most = ( state.page - first + 1 ) * props.perPage;
	return { state, first, total, items: found.items.slice( 0, most ), scroll };
}

/** One page of a state, of any size. */
export const wantedOf = (
	props: Props,
	state: State,
	page: number,
	perPage: number
): Wanted => ( {
	categories: termIds( props, 'category', state ),
	otherCategories: termIds( props, 'other', state ),
	tags: props.configured.tags,
	search: state.search,
	order: props.order,
	page,
	perPage,
} );

/** The chosen term stands in place of the owner's list; joined, a choice could do nothing. */
function termIds( props: Props, word: Taxonomy, state: State ): number[] {
	const term = termOf( props, word, state );
	return term ? [ term.id ] : props.configured[ word ];
}

const termOf = ( { bar }: Props, word: Taxonomy, state: State ) =>
	bar
		.find( ( filter ) => filter.word === word )
		?.terms.find( ( { slug } ) => slug === state[ word ] );

/** What of an address this gallery can answer: it knows only the terms and the field that it shows. */
export const supported = ( props: Props, state: State ): State => ( {
	category: termOf( props, 'category', state )?.slug ?? '',
	other: termOf( props, 'other', state )?.slug ?? '',
	search: props.search ? state.search : '',
	page: state.page,
} );
