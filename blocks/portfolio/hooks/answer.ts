/**
 * What a gallery asks the site for, in one of its states, and what it makes of the answer.
 */
import { windowOf, type State } from '../../../src/gallery/address';
import { fetchItems, type Found, type Wanted } from '../../../src/gallery/api';
import type { Attempt } from '../../../src/gallery/timeline';
import type { Props } from '../props';

/**
 * Gets what is tried. Where the page asked for is no more, it is the last one there is.
 *
 * @param props   From the server.
 * @param attempt What is tried.
 * @param signal  Ends it.
 * @return The state that is answered, the first page of it that is shown, and the items.
 */
export async function answer(
	props: Props,
	attempt: Attempt,
	signal: AbortSignal
): Promise< { state: State; first: number; found: Found } > {
	const { state, appends } = attempt;
	const ask = ( page: number, perPage: number ) =>
		fetchItems( props, wantedOf( props, state, page, perPage ), signal );
	const { first, page, perPage } = windowOf( state.page, props.perPage );
	const found = await ( appends
		? ask( state.page, props.perPage )
		: ask( page, perPage ) );
	if ( ! appends ) {
		// Beyond the end the site does not say how many there are.
		const { total } =
			page > 1 && ! found.items.length
				? await ask( 1, props.perPage )
				: found;
		const last = Math.max( 1, Math.ceil( total / props.perPage ) );
		if ( state.page > last ) {
			return answer(
				props,
				{ state: { ...state, page: last }, appends },
				signal
			);
		}
	}
	const fits = ( state.page - first + 1 ) * props.perPage;
	return {
		state,
		first,
		found: { ...found, items: found.items.slice( 0, fits ) },
	};
}

/**
 * One request for items.
 *
 * @param props   From the server.
 * @param state   The state.
 * @param page    Which page.
 * @param perPage Items a page.
 */
export const wantedOf = (
	props: Props,
	state: State,
	page: number,
	perPage: number
): Wanted => ( {
	categories: ids( props, 'category', state ),
	otherCategories: ids( props, 'other', state ),
	tags: props.configured.tags,
	search: state.search,
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

/**
 * What of an address this gallery can answer: it knows only the terms and the field that it shows.
 *
 * @param props From the server.
 * @param state What the address says.
 */
export function answerable( props: Props, state: State ): State {
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
