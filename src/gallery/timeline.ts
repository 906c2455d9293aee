/**
 * What a gallery shows, and how that changes: from a table of events to the next picture of it, without a browser.
 */
import type { Found } from './api';
import type { State } from './address';
import type { Item } from './item';
import { titleMatches } from './title-match';

/** A thing that was tried, to be tried again when it failed. */
export interface Attempt {
	state: State;
	/** Whether its items go behind those that are there. */
	appends: boolean;
}

export interface Shown {
	mode: 'idle' | 'loading' | 'appending' | 'failed';
	/** The state that is shown or, while something is loading, wanted. */
	state: State;
	items: Item[];
	/** Items that match on the server. */
	total: number;
	/** First page that is shown. */
	first: number;
	/** What is in the search field while the server has not answered it; the items that are there are narrowed by it at once. */
	typed: string | null;
	/** All items of this filter, when all of them are here: then typing needs no server. */
	whole: Item[] | null;
	/** What failed. */
	failed: Attempt | null;
	/** How many changes were completed: nothing is announced before the first. */
	changes: number;
}

export type Happening =
	| { type: 'asked'; attempt: Attempt }
	| { type: 'answered'; attempt: Attempt; found: Found; first: number }
	| { type: 'failed'; attempt: Attempt }
	| { type: 'typed'; text: string | null }
	| { type: 'narrowed'; text: string };

/**
 * What is shown after something has happened.
 *
 * @param shown What was shown.
 * @param event What happened.
 */
export function next( shown: Shown, event: Happening ): Shown {
	switch ( event.type ) {
		case 'asked':
			return {
				...shown,
				mode: event.attempt.appends ? 'appending' : 'loading',
				state: event.attempt.appends
					? shown.state
					: event.attempt.state,
				failed: null,
			};
		case 'answered':
			return settled(
				event.attempt.appends
					? appended( shown, event )
					: replaced( shown, event )
			);
		case 'failed':
			return { ...shown, mode: 'failed', failed: event.attempt };
		case 'typed':
			return { ...shown, typed: event.text };
		case 'narrowed':
			return narrowed( shown, event.text );
	}
}

type Answered = Extract< Happening, { type: 'answered' } >;

function appended( shown: Shown, { attempt, found }: Answered ): Shown {
	// An item published meanwhile moves all others on by one: what is there already is not shown twice.
	const known = new Set( shown.items.map( ( { id } ) => id ) );
	const items = [
		...shown.items,
		...found.items.filter( ( { id } ) => ! known.has( id ) ),
	];
	return {
		...shown,
		items,
		total: found.items.length ? found.total : items.length,
		state: attempt.state,
	};
}

function replaced( shown: Shown, { attempt, found, first }: Answered ): Shown {
	return {
		...shown,
		items: found.items,
		total: found.total,
		first,
		state: attempt.state,
		whole: null,
		typed: null,
	};
}

function settled( shown: Shown ): Shown {
	return {
		...shown,
		mode: 'idle',
		failed: null,
		changes: shown.changes + 1,
		whole:
			shown.state.search === '' &&
			shown.first === 1 &&
			shown.items.length >= shown.total
				? shown.items
				: shown.whole,
	};
}

function narrowed( shown: Shown, text: string ): Shown {
	const items = ( shown.whole ?? [] ).filter( ( { title } ) =>
		titleMatches( title, text )
	);
	return {
		...settled( {
			...shown,
			items,
			total: items.length,
			typed: null,
			state: { ...shown.state, search: text, page: 1 },
		} ),
		whole: shown.whole,
	};
}
