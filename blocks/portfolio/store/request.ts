/** Requests the items of one state of a gallery. */
import { windowOf, type State } from '../data/address';
import { fetchItems, type Wanted } from '../data/api';
import type { Props } from '../props';
import type { List, ListRequest } from './snapshot';

type Taxonomy = 'category' | 'other';

/**
 * Fetches a list. If the requested page no longer exists, the last page is used.
 * @throws {import('../../../src/client/rest/error').RestError} On any failure.
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
	// The response for a page beyond the end does not include the total.
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

/** Query for one page of a state, with any page size. */
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

/** Term ids of the query. The selected term replaces the configured ones; a combination could match nothing. */
function termIds( props: Props, word: Taxonomy, state: State ): number[] {
	const term = termOf( props, word, state );
	return term ? [ term.id ] : props.configured[ word ];
}

const termOf = ( { bar }: Props, word: Taxonomy, state: State ) =>
	bar
		.find( ( filter ) => filter.word === word )
		?.terms.find( ( { slug } ) => slug === state[ word ] );

/** Reduces a state from the URL to the filters and the search field that this gallery displays. */
export const supported = ( props: Props, state: State ): State => ( {
	category: termOf( props, 'category', state )?.slug ?? '',
	other: termOf( props, 'other', state )?.slug ?? '',
	search: props.search ? state.search : '',
	page: state.page,
} );
