/**
 * What has been shown and what stands beside it, in order and without gaps, so that a finger finds the next one there.
 */
import { destination, type Item } from '../gallery/item';
import type { Content } from './content/content';
import type { Slide } from './content/slides';
import type { Sequence } from './sequence';

export interface Page {
	item: Item;
	/** Its place in the sequence, once that is known. */
	place?: number;
	slide: Slide;
	/** For what is no picture. */
	content?: Content;
}

export type Direction = 1 | -1;

export interface Pages {
	readonly present: Page;
	/** Counted from the first one that there is. */
	readonly index: number;
	has: ( direction: Direction ) => boolean;
	/** Moves on, if there is one. */
	move: ( direction: Direction ) => void;
	/** Brings the neighbours of the present one; false when another one was present before they came. */
	grow: () => Promise< boolean >;
	/** Looks for the place of an item that the gallery has not loaded. */
	locate: () => Promise< void >;
}

/**
 * @param first    What is shown first.
 * @param sequence What it is one of.
 * @param make     Makes the page of an item.
 * @param onAdd    Called for each page that comes behind the last or before the first.
 */
export function pagesFrom(
	first: Page,
	sequence: Sequence,
	make: ( item: Item, place: number ) => Page,
	onAdd: ( page: Page, direction: Direction ) => void
): Pages {
	const pages = [ first ];
	let present = first;

	const beside = ( direction: Direction ): Page | undefined =>
		pages[ pages.indexOf( present ) + direction ];

	const bring = async ( from: Page, direction: Direction ) => {
		if ( from.place === undefined || beside( direction ) ) {
			return;
		}
		const place = await sequence.neighbour( from.place, direction );
		const item = place === undefined ? undefined : sequence.item( place );
		if ( ! item || place === undefined ) {
			return;
		}
		if ( from === present && ! beside( direction ) ) {
			const page = make( item, place );
			pages.splice( direction > 0 ? pages.length : 0, 0, page );
			onAdd( page, direction );
		}
	};

	return {
		get present() {
			return present;
		},
		get index() {
			return pages.indexOf( present );
		},
		has: ( direction ) => beside( direction ) !== undefined,
		move( direction ) {
			present = beside( direction ) ?? present;
		},
		async grow() {
			const from = present;
			// One after the other: both may be on the same page of the list.
			await bring( from, 1 );
			await bring( from, -1 );
			return from === present;
		},
		async locate() {
			first.place = await sequence.locate( first.item.id );
		},
	};
}

/**
 * Loads the pictures that will be wanted next, after everything else.
 *
 * @param sequence  The items.
 * @param from      Place of the one that is shown.
 * @param direction Where to.
 * @param count     How many items ahead.
 */
export async function preload(
	sequence: Sequence,
	from: number,
	direction: Direction,
	count: number
): Promise< void > {
	let place: number | undefined = from;
	for ( let done = 0; done < count; done += 1 ) {
		place = await sequence.neighbour( place, direction );
		const item = place === undefined ? undefined : sequence.item( place );
		if ( place === undefined || ! item ) {
			return;
		}
		if ( item.type === 'image' ) {
			const ahead = new Image();
			ahead.fetchPriority = 'low';
			ahead.src = destination( item );
		}
	}
}
