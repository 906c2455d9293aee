/**
 * The items that a visitor can go through: all of the gallery's present filter that open in the viewer, those that are not
 * loaded yet included. An item's place is counted from 0 over the whole filter.
 */
import type { Item } from '../gallery/item';

export interface Source {
	/** What the gallery shows. */
	items: Item[];
	/** Place of the first of them. */
	start: number;
	/** How many the filter has. */
	total: number;
	perPage: number;
	/** Gets a page of the same filter, counted from 1. */
	page: ( page: number, perPage: number ) => Promise< Item[] >;
}

export interface Sequence {
	item: ( place: number ) => Item | undefined;
	/** Place of an item that is loaded. */
	placeOf: ( id: number ) => number | undefined;
	/** The next place in a direction that has something to open; undefined at the end. Loads what it has to. */
	neighbour: (
		place: number,
		direction: 1 | -1
	) => Promise< number | undefined >;
	/** Place of an item that is not loaded, as far as it can be found with a few requests. */
	locate: ( id: number ) => Promise< number | undefined >;
	/** `[ 3, 60 ]`: the third of sixty. What is known not to open here is not counted. */
	count: ( place: number ) => [ current: number, total: number ];
}

/** Most that the REST API gives at once, and how often that is asked for to find one item among them. */
const MOST_AT_ONCE = 100;
const MOST_REQUESTS = 5;

export function sequence( source: Source ): Sequence {
	const known = new Map< number, Item | null >();
	const places = new Map< number, number >();
	const asked = new Map< string, Promise< void > >();

	const learn = ( items: Item[], start: number ) =>
		items.forEach( ( item, at ) => {
			const place = start + at;
			// An item published meanwhile moves all others on by one: what is there already is not shown twice.
			const isNew = ! places.has( item.id );
			if ( ! known.has( place ) ) {
				known.set( place, isNew ? item : null );
				if ( isNew ) {
					places.set( item.id, place );
				}
			}
		} );
	learn( source.items, source.start );

	/** What the answer does not hold is no more. */
	const load = ( page: number, perPage: number ): Promise< void > => {
		const name = `${ page }/${ perPage }`;
		const get = async () => {
			const start = ( page - 1 ) * perPage;
			learn( await source.page( page, perPage ), start );
			const end = Math.min( start + perPage, source.total );
			for ( let place = start; place < end; place += 1 ) {
				known.set( place, known.get( place ) ?? null );
			}
		};
		const answer = asked.get( name ) ?? get();
		asked.set( name, answer );
		answer.catch( () => asked.delete( name ) );
		return answer;
	};

	const opensHere = ( place: number ) =>
		known.get( place )?.opensIn === 'lightbox';
	const counts = ( place: number ) =>
		opensHere( place ) || ! known.has( place );

	return {
		item: ( place ) => known.get( place ) ?? undefined,
		placeOf: ( id ) => places.get( id ),

		async neighbour( place, direction ) {
			for (
				let next = place + direction;
				next >= 0 && next < source.total;
				next += direction
			) {
				if ( ! known.has( next ) ) {
					await load(
						Math.floor( next / source.perPage ) + 1,
						source.perPage
					);
				}
				if ( opensHere( next ) ) {
					return next;
				}
			}
			return undefined;
		},

		async locate( id ) {
			const pages = Math.ceil( source.total / MOST_AT_ONCE );
			for (
				let page = 1;
				page <= Math.min( pages, MOST_REQUESTS ) && ! places.has( id );
				page += 1
			) {
				await load( page, MOST_AT_ONCE );
			}
			return places.get( id );
		},

		count( place ) {
			let current = 1;
			let total = 0;
			for ( let at = 0; at < source.total; at += 1 ) {
				if ( counts( at ) ) {
					total += 1;
					current += at < place ? 1 : 0;
				}
			}
			return [ current, total ];
		},
	};
}
