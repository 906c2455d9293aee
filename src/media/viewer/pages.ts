/** The slides around the current one, in order and without gaps, so that a swipe finds the next one loaded. Slides further away than `KEPT` are released. */
import type { Content } from './content/content';
import type { Slide } from './content/slides';
import type { Direction, Entry, Sequence } from './entry';

export interface Page {
	entry: Entry;
	slide: Slide;
	/** For everything but images. */
	content?: Content;
}

export interface Pages {
	readonly current: Page;
	/** Index among the existing slides. */
	readonly index: number;
	has: ( direction: Direction ) => boolean;
	move: ( direction: Direction ) => void;
	/** Loads the neighbors of the current slide; false if another slide became current meanwhile. */
	grow: () => Promise< boolean >;
	/** Releases distant slides after the transition. */
	release: () => void;
}

interface Slides {
	add: ( slide: Slide, isBehind: boolean ) => void;
	remove: ( isBehind: boolean ) => void;
}

const KEPT = 2;

export function pagesFrom(
	first: Page,
	sequence: Sequence,
	make: ( entry: Entry ) => Page,
	slides: Slides
): Pages {
	const pages = [ first ];
	let current = first;

	const beside = ( direction: Direction ): Page | undefined =>
		pages[ pages.indexOf( current ) + direction ];

	const load = async ( from: Page, direction: Direction ) => {
		if ( beside( direction ) ) {
			return;
		}
		const entry = await sequence.beside( from.entry, direction );
		if ( entry && from === current && ! beside( direction ) ) {
			const page = make( entry );
			const isBehind = direction > 0;
			pages.splice( isBehind ? pages.length : 0, 0, page );
			slides.add( page.slide, isBehind );
		}
	};

	return {
		get current() {
			return current;
		},
		get index() {
			return pages.indexOf( current );
		},
		has: ( direction ) => beside( direction ) !== undefined,
		move( direction ) {
			current = beside( direction ) ?? current;
		},
		async grow() {
			const from = current;
			// Sequentially: both may be on the same page of the list.
			await load( from, 1 );
			await load( from, -1 );
			return from === current;
		},
		release() {
			while ( pages.indexOf( current ) > KEPT ) {
				pages.shift();
				slides.remove( false );
			}
			while ( pages.length - 1 - pages.indexOf( current ) > KEPT ) {
				pages.pop();
				slides.remove( true );
			}
		},
	};
}

/** Preloads the next images at low priority; calls back when the next one has loaded. */
export async function preload(
	sequence: Sequence,
	from: Entry,
	direction: Direction,
	count: number,
	onLoad: () => void
): Promise< void > {
	let entry: Entry | undefined = from;
	for ( let done = 0; done < count; done += 1 ) {
		entry = await sequence.beside( entry, direction );
		if ( ! entry ) {
			return;
		}
		if ( entry.kind === 'image' ) {
			const image = new Image();
			image.fetchPriority = 'low';
			image.onload = done ? null : onLoad;
			image.sizes = '100vw';
			image.srcset = entry.srcset ?? '';
			image.src = entry.src;
		}
	}
}
