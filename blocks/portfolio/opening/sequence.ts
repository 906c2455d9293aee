/**
 * Sequence of items for the viewer: all items of the current filter that open in it, including those that are not loaded yet. An item's position is
 * its zero-based index within the filter.
 */
import type { Entry, Sequence } from '../../../src/media/viewer/entry';
import type { Item } from '../data/item';

export interface Source {
	/** Items displayed in the gallery. */
	items: Item[];
	/** Position of the first displayed item. */
	start: number;
	/** Total number of items of the filter. */
	total: number;
	perPage: number;
	/** Fetches a page of the same filter, counted from 1. */
	page: ( page: number, perPage: number ) => Promise< Item[] >;
}

/** Maximum page size of the REST API, and maximum number of requests to locate one item. */
const MOST_AT_ONCE = 100;
const MOST_REQUESTS = 5;

export function itemSequence(
	source: Source,
	entryOf: ( item: Item ) => Entry
): Sequence {
	const { known, indexes, load, locate } = positions( source );
	const opensHere = ( index: number ) =>
		known.get( index )?.opensIn === 'lightbox';

	return {
		async beside( { id }, direction ) {
			const index = indexes.get( id ) ?? ( await locate( id ) );
			if ( index === undefined ) {
				return undefined;
			}
			for (
				let next = index + direction;
				next >= 0 && next < source.total;
				next += direction
			) {
				if ( ! known.has( next ) ) {
					await load(
						Math.floor( next / source.perPage ) + 1,
						source.perPage
					);
				}
				const item = known.get( next );
				if ( item && opensHere( next ) ) {
					return entryOf( item );
				}
			}
			return undefined;
		},

		count( { id } ) {
			const index = indexes.get( id );
			if ( index === undefined ) {
				return undefined;
			}
			let current = 1;
			let total = 0;
			for ( let at = 0; at < source.total; at += 1 ) {
				if ( opensHere( at ) || ! known.has( at ) ) {
					total += 1;
					current += at < index ? 1 : 0;
				}
			}
			return [ current, total ];
		},
	};
}

/** The items by their position; null if there is none. They are loaded page by page, each of them once. */
function positions( source: Source ) {
	const known = new Map< number, Item | null >();
	const indexes = new Map< Entry[ 'id' ], number >();
	const requests = new Map< string, Promise< void > >();

	const add = ( items: Item[], start: number ) =>
		items.forEach( ( item, at ) => {
			const index = start + at;
			// An item published meanwhile shifts all others by one: skip the duplicates.
			const isNew = ! indexes.has( item.id );
			if ( ! known.has( index ) ) {
				known.set( index, isNew ? item : null );
				if ( isNew ) {
					indexes.set( item.id, index );
				}
			}
		} );
	add( source.items, source.start );

	const load = ( page: number, perPage: number ): Promise< void > => {
		const key = `${ page }/${ perPage }`;
		const get = async () => {
			const start = ( page - 1 ) * perPage;
			add( await source.page( page, perPage ), start );
			const end = Math.min( start + perPage, source.total );
			for ( let index = start; index < end; index += 1 ) {
				// Items missing from the response were deleted.
				known.set( index, known.get( index ) ?? null );
			}
		};
		const request = requests.get( key ) ?? get();
		requests.set( key, request );
		request.catch( () => requests.delete( key ) );
		return request;
	};

	const locate = async ( id: Entry[ 'id' ] ) => {
		const pages = Math.ceil( source.total / MOST_AT_ONCE );
		for (
			let page = 1;
			page <= Math.min( pages, MOST_REQUESTS ) && ! indexes.has( id );
			page += 1
		) {
			await load( page, MOST_AT_ONCE );
		}
		return indexes.get( id );
	};

	return { known, indexes, load, locate };
}
