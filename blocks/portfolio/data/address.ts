/**
 * Gives every state of a gallery a web address: `frontage-<instance>-category`, `-other`, `-search` and `-page`; `-item`
 * names the item that is open over it. address.php says the same on the server.
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
export const ALL: State = { category: '', other: '', search: '', page: 1 };

const WORDS = [ 'category', 'other', 'search', 'page' ] as const;

/**
 * What an address asks of a gallery.
 *
 * @param instance The gallery's name within the page.
 * @param query    `location.search`.
 */
export function asked( instance: string, query: string ): State {
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

/** A gallery's state as parameters. All (or the first page) is said by leaving the parameter out. */
export const stateParameters = ( instance: string, state: State ): Parameters =>
	parameters(
		instance,
		Object.fromEntries(
			WORDS.map( ( word ) => [
				word,
				state[ word ] === ALL[ word ] ? '' : String( state[ word ] ),
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

/** An address with a gallery in another state. */
export const address = (
	instance: string,
	state: State,
	at: Pick< Location, 'pathname' | 'search' >
): string =>
	at.pathname + withParameters( at.search, parametersOf( instance, state ) );

/**
 * The item that an address opens over a gallery: its slug or its id; empty for none.
 *
 * @param instance The gallery's name within the page.
 * @param query    `location.search`.
 */
export const askedItem = ( instance: string, query: string ): string =>
	valueOf( query, nameOf( instance, 'item' ) ).slice( 0, 200 );

/**
 * One word for a state, to compare two of them by.
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
