/** What a gallery shows at one moment, and what it shows next; without requests, addresses and React. */
import { pagesOfBlock, type State } from '../data/address';
import type { Item } from '../data/item';
import { titleMatches } from '../data/title-match';
import type { Props } from '../props';

/** More tiles than these never stand at once: further ones take their place. */
const MOST_TILES = 1000;

/** More tiles than these leave at once, with their grid: one by one they would take a phone too long. */
export const MANY_TILES = 200;

/** A list as the site has answered it. */
export interface List {
	/** What it answers; `page` is its last page. */
	state: State;
	/** Its first page. */
	first: number;
	items: Item[];
	/** Items that match on the server. */
	total: number;
	/** Where the page is scrolled to when the list comes: pixels from the top, or to the list's beginning. */
	scroll?: number | 'start';
}

/** What was asked for, to be asked for again when it failed. */
export interface ListRequest {
	state: State;
	/** Whether its items go behind those that are there. */
	appends: boolean;
	scroll?: 'start';
}

export interface Snapshot {
	mode: 'idle' | 'loading' | 'appending' | 'failed';
	/** What the controls and the address say: what was asked for last. */
	state: State;
	/** What stands in the grid: what was answered last. */
	list: List;
	/** What is in the search field while the server has not answered it. */
	typed: string | null;
	/** The list's items, narrowed by what is typed. */
	visible: Item[];
	/** All items of this filter, when all of them are here: then typing needs no server. */
	whole: Item[] | null;
	failed: ListRequest | null;
	/** Counts the grids: another one takes the place of one with many tiles. */
	grid: number;
	/** How many changes were completed: nothing is announced before the first. */
	changes: number;
}

/** What the server has printed. */
export function printed( { items, total, first, state }: Props ): Snapshot {
	const list = { state, first, items, total };
	return {
		mode: 'idle',
		state,
		list,
		typed: null,
		visible: items,
		whole: wholeOf( list ),
		failed: null,
		grid: 0,
		changes: 0,
	};
}

/** The snapshot with another list, which answers what was asked for. */
export function answered( before: Snapshot, list: List ): Snapshot {
	return {
		mode: 'idle',
		state: list.state,
		list,
		typed: null,
		visible: list.items,
		whole: wholeOf( list ),
		failed: null,
		grid: gridOf( before, list.items ),
		changes: before.changes + 1,
	};
}

function gridOf( { grid, visible }: Snapshot, items: Item[] ): number {
	const stay = new Set( items.map( ( { id } ) => id ) );
	const leaving = visible.filter( ( { id } ) => ! stay.has( id ) );
	return leaving.length > MANY_TILES ? grid + 1 : grid;
}

const wholeOf = ( { state, first, items, total }: List ) =>
	state.search === '' && first === 1 && items.length >= total ? items : null;

/** A list with the items of its next page behind it. */
export function appended( list: List, next: List ): List {
	// An item published meanwhile moves all others on by one: what is there already is not shown twice.
	const known = new Set( list.items.map( ( { id } ) => id ) );
	const items = [
		...list.items,
		...next.items.filter( ( { id } ) => ! known.has( id ) ),
	];
	return {
		state: next.state,
		first: list.first,
		items,
		total: next.items.length ? next.total : items.length,
	};
}

/** The snapshot with the list narrowed by what is being typed; null for nothing. */
export function typing( now: Snapshot, typed: string | null ): Snapshot {
	const visible = matching( now.list.items, typed ?? '' );
	return { ...now, typed, visible, grid: gridOf( now, visible ) };
}

/** The snapshot with all items searched here, where all of them are. */
export function searched( now: Snapshot, whole: Item[], state: State ) {
	const items = matching( whole, state.search );
	const list = { state, first: 1, items, total: items.length };
	return { ...answered( now, list ), whole };
}

const matching = ( items: Item[], typed: string ): Item[] =>
	typed.trim() === ''
		? items
		: items.filter( ( { title } ) => titleMatches( title, typed ) );

/** Whether as many tiles stand as may. It is so at the end of one of the blocks of pages that the server prints, for there the next one begins. */
export function isFull( { first, state }: List, perPage: number ): boolean {
	const pages = pagesOfBlock( perPage );
	const most = pages * Math.floor( MOST_TILES / ( pages * perPage ) );
	return state.page - first + 1 >= most;
}

/** Whether a visitor has narrowed the gallery. */
export const isNarrowed = ( { state, typed }: Snapshot ): boolean =>
	state.category + state.other + state.search + ( typed ?? '' ) !== '';
