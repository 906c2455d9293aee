/** Props that the server passes to the gallery's island; created by blocks/portfolio/server/props.php. */
import type { State } from './data/address';
import type { Item } from './data/item';
import type { Arrangement, Slots } from './masonry/properties';

export interface Term {
	id: number;
	name: string;
	slug: string;
}

/** One list of filters, with its name in the URL. */
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
	/** Whether the search field is displayed. */
	search: boolean;
	/** Hidden fields of the form without script; on a cached page they may differ from the current URL. */
	sent: [ name: string, value: string ][];
	/** Parameters to omit from links; a trailing `*` is a wildcard. */
	tracking: string[];
	/** Terms selected in the block's settings, applied if no filter is selected. */
	configured: Record< 'category' | 'other' | 'tags', number[] >;
	/** Order as parameters of the REST collection; handpicked items are one. */
	order: Record< string, string | number >;
	perPage: number;
	slots: Slots;
	/** Media conditions and their columns, the first that applies counts; for the images' `sizes`. */
	ranges: [ media: string, columns: number ][];
	titleOnTop: boolean;
	layout: Arrangement;
	/** Aspect ratio of an image in an even grid, as `width/height`. */
	tileRatio: string;
	/** Label over a tile on hover; empty for none. */
	quickView: string;
	/** Whether an item's categories are displayed below its title. */
	showTerms: boolean;
	prefix: string;
	endpoint: string;
	locale: string;
	labels: Record< Label, string >;
}
