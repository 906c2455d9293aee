/** What the server hands to the gallery's island; blocks/portfolio/server/props.php writes it. */
import type { State } from './data/address';
import type { Item } from './data/item';
import type { Arrangement } from './masonry/properties';

export interface Term {
	id: number;
	name: string;
	slug: string;
}

/** One list of the filter bar, under the word that the address uses for it. */
export interface Filter {
	word: 'category' | 'other';
	all: boolean;
	terms: Term[];
}

export type Label =
	| 'category'
	| 'other'
	| 'all'
	| 'search'
	| 'placeholder'
	| 'newTab'
	| 'untitled'
	| 'empty'
	| 'clear'
	| 'more'
	| 'loading'
	| 'earlier'
	| 'pages'
	| 'previous'
	| 'next'
	| 'failed'
	| 'retry';

export interface Props {
	instance: string;
	state: State;
	bar: Filter[];
	items: Item[];
	total: number;
	first: number;
	/** Whether the search field is shown. */
	search: boolean;
	/** What the form would send along without script; a cached page may know less than the address. */
	sent: [ name: string, value: string ][];
	/** Parameters that links leave out; `*` at the end stands for any further characters. */
	tracking: string[];
	/** The owner's choice of terms, which All means. */
	configured: Record< 'category' | 'other' | 'tags', number[] >;
	/** The order as parameters of the REST collection; hand-picked items are one. */
	order: Record< string, string | number >;
	perPage: number;
	columns: number;
	titleOnTop: boolean;
	layout: Arrangement;
	/** `width/height` of a picture in an even grid. */
	tileRatio: string;
	/** What stands over a tile that is pointed at; empty, and nothing does. */
	quickView: string;
	/** Whether an item's categories stand under its title. */
	showTerms: boolean;
	prefix: string;
	endpoint: string;
	locale: string;
	labels: Record< Label, string >;
}
