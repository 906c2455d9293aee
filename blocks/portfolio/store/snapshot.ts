/** State of a gallery at one moment, and its transitions; pure functions without requests, URLs or React. */
import { pagesOfBlock, type State } from '../data/address';
import type { Item } from '../data/item';
import { titleMatches } from '../data/title-match';
import type { Props } from '../props';

/** Maximum number of tiles; above it, further ones replace them. */
const MOST_TILES = 1000;

/** Number of tiles above which the whole grid is replaced: removing them one by one takes too long on a phone. */
export const MANY_TILES = 200;

/** List of items from a response. */
export interface List {
	/** State that the response belongs to; `page` is its last page. */
	state: State;
	/** First page of the list. */
	first: number;
	items: Item[];
	/** Number of matching items on the server. */
	total: number;
	/** Scroll position after the list is rendered: pixels from the top, or the start of the list. */
	scroll?: number | 'start';
}

/** Request for a list, kept for Retry. */
export interface ListRequest {
	state: State;
	/** Whether to append to the current items. */
	appends: boolean;
	scroll?: 'start';
}

export interface Snapshot {
	mode: 'idle' | 'loading' | 'appending' | 'failed';
	/** State of the controls and the URL: the last request. */
	state: State;
	/** Displayed list: the last response. */
	list: List;
	/** Text of the search field until the server has responded; null otherwise. */
	typed: string | null;
	/** Items of the list, filtered by the search text. */
	visible: Item[];
	/** All items of the current filter if they are loaded: searching then needs no request. */
	whole: Item[] | null;
	failed: ListRequest | null;
	/** Key of the grid: it changes when a grid with many tiles is replaced. */
	grid: number;
	/** Number of completed changes: before the first, nothing is announced. */
	changes: number;
}

/** Snapshot of the server-rendered gallery. */
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

/** Snapshot with the list of a response. */
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

/** Appends the items of the next page to a list. */
export function appended( list: List, next: List ): List {
	// An item published meanwhile shifts all others by one: skip the duplicates.
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

/** Snapshot with the list filtered by the search text; null for none. */
export function typing( now: Snapshot, typed: string | null ): Snapshot {
	const visible = matching( now.list.items, typed ?? '' );
	return { ...now, typed, visible, grid: gridOf( now, visible ) };
}

/** Snapshot after a search in the browser, if all items are loaded. */
export function searched( now: Snapshot, whole: Item[], state: State ) {
	const items = matching( whole, state.search );
	const list = { state, first: 1, items, total: items.length };
	return { ...answered( now, list ), whole };
}

const matching = ( items: Item[], typed: string ): Item[] =>
	typed.trim() === ''
		? items
		: items.filter( ( { title } ) => titleMatches( title, typed ) );

/**
 * Whether the maximum number of tiles is reached. This is so at the end of each block of pages that the server renders; the next block replaces it.
 */
export function isFull( { first, state }: List, perPage: number ): boolean {
	const pages = pagesOfBlock( perPage );
	const most = pages * Math.floor( MOST_TILES / ( pages * perPage ) );
	return state.page - first + 1 >= most;
}

/** Whether a filter or a search is active. */
export const isNarrowed = ( { state, typed }: Snapshot ): boolean =>
	state.category + state.other + state.search + ( typed ?? '' ) !== '';
