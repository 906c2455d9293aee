/**
 * State of a gallery in the URL: `frontage-<instance>-category`, `-other`, `-search` and `-page`; `-item`
 * is the item that is open over it. server/address.php is its twin.
 */
import {
	encode,
	nameOf,
	parameters,
	valueOf,
	withParameters,
	type Parameters,
} from '../../../src/client/address/grammar';

export interface State {
	category: string;
	other: string;
	search: string;
	page: number;
}

/** The state that shows everything. */
export const DEFAULT_STATE: State = {
	category: '',
	other: '',
	search: '',
	page: 1,
};

const WORDS = [ 'category', 'other', 'search', 'page' ] as const;

/**
 * Parses a gallery's state from a query.
 *
 * @param instance The gallery's name within the page.
 * @param query    `location.search`.
 */
export function stateFromUrl( instance: string, query: string ): State {
	const word = ( name: string ) =>
		[ ...valueOf( query, nameOf( instance, name ) ) ]
			.slice( 0, 200 )
			.join( '' );
	return {
		category: word( 'category' ),
		other: word( 'other' ),
		search: word( 'search' ).trim(),
		page: Math.min(
			10000,
			Math.max( 1, parseInt( word( 'page' ), 10 ) || 1 )
		),
	};
}

/** A gallery's state as parameters. Default values are omitted from the query. */
export const stateParameters = ( instance: string, state: State ): Parameters =>
	parameters(
		instance,
		Object.fromEntries(
			WORDS.map( ( word ) => [
				word,
				state[ word ] === DEFAULT_STATE[ word ]
					? ''
					: String( state[ word ] ),
			] )
		)
	);

/** An item that is open over a gallery as a parameter: its slug or id; empty for none. */
export const itemParameter = ( instance: string, item: string ): Parameters =>
	parameters( instance, { item } );

/** A gallery's state where no item is open. */
export const parametersOf = (
	instance: string,
	state: State
): Parameters => ( {
	...stateParameters( instance, state ),
	...itemParameter( instance, '' ),
} );

/** URL of the current page with a gallery in another state. */
export const urlForState = (
	instance: string,
	state: State,
	at: Pick< Location, 'pathname' | 'search' >
): string =>
	at.pathname + withParameters( at.search, parametersOf( instance, state ) );

/**
 * Slug or id of the item that is open over a gallery, from a query; empty for none.
 *
 * @param instance The gallery's name within the page.
 * @param query    `location.search`.
 */
export const itemFromUrl = ( instance: string, query: string ): string =>
	valueOf( query, nameOf( instance, 'item' ) ).slice( 0, 200 );

/**
 * Serializes a state, to compare it with another.
 *
 * @param state The state.
 */
export const fingerprint = ( state: State ): string =>
	WORDS.map( ( word ) => encode( String( state[ word ] ) ) ).join( '&' );

/** More items than this are never shown at once by an address, however far it pages. */
const MOST_ITEMS = 100;

/** How many pages the server answers at once. */
export const pagesOfBlock = ( perPage: number ): number =>
	Math.max( 1, Math.floor( MOST_ITEMS / perPage ) );

export interface Window {
	/** First page that is shown. */
	first: number;
	/** The query's part: beyond the limit, pages are cut into blocks that fit, and the block of the page asked for is taken. */
	page: number;
	perPage: number;
}

/**
 * One query that brings all pages up to the one asked for or, where those are too many, the last ones that fit.
 *
 * @param page    The page asked for.
 * @param perPage Items a page.
 */
export function windowOf( page: number, perPage: number ): Window {
	const fits = pagesOfBlock( perPage );
	const block = Math.ceil( page / fits );
	return {
		first: ( block - 1 ) * fits + 1,
		page: block,
		perPage: perPage * ( block === 1 ? page : fits ),
	};
}
