/**
 * State of a gallery in the URL: `frontage-<instance>-category`, `-other`, `-search` and `-page`; `-item` is the item that is open in the viewer.
 * Counterpart of server/address.php.
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

/** State without filters, on the first page. */
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

/** URL parameter for the item that is open in the viewer: its slug or id; empty for none. */
export const itemParameter = ( instance: string, item: string ): Parameters =>
	parameters( instance, { item } );

/** URL parameters for a gallery's state, with no item open. */
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
 * Parses the slug or id of the item that is open in the viewer from a query; empty for none.
 *
 * @param instance The gallery's name within the page.
 * @param query    `location.search`.
 */
export const itemFromUrl = ( instance: string, query: string ): string =>
	valueOf( query, nameOf( instance, 'item' ) ).slice( 0, 200 );

/**
 * Serializes a state, for comparison.
 *
 * @param state The state.
 */
export const fingerprint = ( state: State ): string =>
	WORDS.map( ( word ) => encode( String( state[ word ] ) ) ).join( '&' );

/** Maximum number of items that a URL can show at once, whatever its page. */
const MOST_ITEMS = 100;

/** Number of pages that the server returns at once. */
export const pagesOfBlock = ( perPage: number ): number =>
	Math.max( 1, Math.floor( MOST_ITEMS / perPage ) );

export interface Window {
	/** First displayed page. */
	first: number;
	/** Page of the request: above the limit, pages are grouped into blocks that fit, and the block with the requested page is loaded. */
	page: number;
	perPage: number;
}

/**
 * Window of one request for all pages up to the requested one or, above the limit, for the last ones that fit.
 *
 * @param page    The requested page.
 * @param perPage Items per page.
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
