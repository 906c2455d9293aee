/**
 * Gives every state of a gallery a web address: `frontage-<instance>-category`, `-other`, `-search` and `-page`; `-item`
 * names the item that is open over it. address.php says the same on the server. Both work on the query as it was sent, so that no other parameter is touched.
 */

export interface State {
	category: string;
	other: string;
	search: string;
	page: number;
}

/** The state that shows everything. */
export const ALL: State = { category: '', other: '', search: '', page: 1 };

const WORDS = [ 'category', 'other', 'search', 'page' ] as const;

type Pair = [ name: string, value: string, sent: string ];

function decode( text: string ): string {
	try {
		return decodeURIComponent( text.replace( /\+/g, ' ' ) );
	} catch {
		return text;
	}
}

function pairs( query: string ): Pair[] {
	return query
		.replace( /^\?/, '' )
		.split( '&' )
		.filter( ( sent ) => sent !== '' )
		.map( ( sent ) => {
			const [ name = '', ...value ] = sent.split( '=' );
			return [ decode( name ), decode( value.join( '=' ) ), sent ];
		} );
}

const isOwn = ( instance: string, name: string ) =>
	[ ...WORDS, 'item' ].some(
		( word ) => name === `frontage-${ instance }-${ word }`
	);

/**
 * What an address asks of a gallery.
 *
 * @param instance The gallery's name within the page.
 * @param query    `location.search`.
 */
export function asked( instance: string, query: string ): State {
	const said = new Map(
		pairs( query ).map( ( [ name, value ] ) => [ name, value ] )
	);
	const word = ( name: string ) =>
		[ ...( said.get( `frontage-${ instance }-${ name }` ) ?? '' ) ]
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

/**
 * The parameters of an address that are not this gallery's.
 *
 * @param instance The gallery's name within the page.
 * @param query    `location.search`.
 */
export function foreignPairs( instance: string, query: string ): Pair[] {
	return pairs( query ).filter( ( [ name ] ) => ! isOwn( instance, name ) );
}

/**
 * An address with a gallery in another state. All (or the first page) is said by leaving the parameter out.
 *
 * @param instance The gallery's name within the page.
 * @param state    The state.
 * @param at       The present address.
 */
export function address(
	instance: string,
	state: State,
	at: Pick< Location, 'pathname' | 'search' >
): string {
	const own = WORDS.filter( ( word ) => state[ word ] !== ALL[ word ] ).map(
		( word ) =>
			`frontage-${ instance }-${ word }=${ encode( String( state[ word ] ) ) }`
	);
	const query = [
		...foreignPairs( instance, at.search ).map( ( [ , , sent ] ) => sent ),
		...own,
	].join( '&' );
	return at.pathname + ( query && `?${ query }` );
}

/**
 * The item that an address opens over a gallery: its slug or its id; empty for none.
 *
 * @param instance The gallery's name within the page.
 * @param query    `location.search`.
 */
export const askedItem = ( instance: string, query: string ): string =>
	pairs( query )
		.filter( ( [ name ] ) => name === `frontage-${ instance }-item` )
		.map( ( [ , value ] ) => value.slice( 0, 200 ) )
		.at( -1 ) ?? '';

/**
 * The present address with another item open over a gallery. The gallery's own state stays as it is.
 *
 * @param instance The gallery's name within the page.
 * @param item     Its slug or id; empty for none.
 * @param at       The present address.
 */
export function itemAddress(
	instance: string,
	item: string,
	at: Pick< Location, 'pathname' | 'search' >
): string {
	const name = `frontage-${ instance }-item`;
	const query = [
		...pairs( at.search )
			.filter( ( [ other ] ) => other !== name )
			.map( ( [ , , sent ] ) => sent ),
		...( item ? [ `${ name }=${ encode( item ) }` ] : [] ),
	].join( '&' );
	return at.pathname + ( query && `?${ query }` );
}

/**
 * Encodes as PHP's rawurlencode does, so that server and browser write the same link.
 *
 * @param text Any text.
 */
function encode( text: string ): string {
	return encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( sign ) => '%' + sign.charCodeAt( 0 ).toString( 16 ).toUpperCase()
	);
}

/**
 * One word for a state, to compare two of them by.
 *
 * @param state The state.
 */
export const fingerprint = ( state: State ): string =>
	WORDS.map( ( word ) => encode( String( state[ word ] ) ) ).join( '&' );

/** More items than this are never shown at once by an address, however far it pages. */
const MOST_ITEMS = 100;

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
	const fits = Math.max( 1, Math.floor( MOST_ITEMS / perPage ) );
	const block = Math.ceil( page / fits );
	return {
		first: ( block - 1 ) * fits + 1,
		page: block,
		perPage: perPage * ( block === 1 ? page : fits ),
	};
}
