/** What the viewer shows, given by its callers: portfolio items, pictures in content. */
import type { Parameters } from '../../client/address/grammar';
import type { Slide } from './content/slides';

export interface Entry {
	/** Unique within its sequence. */
	id: number | string;
	/** `page` is one of the own site; `inline` is an element of the page, `html` is fetched. */
	kind: 'image' | 'page' | 'frame' | 'film' | 'inline' | 'html';
	/** Address of what is shown; where that fails, a notice links to it. */
	src: string;
	/** Plain text; an entry without one is called "(no title)". */
	title: string;
	/** What the page has of the title, with lines and links; a copy of it is shown. */
	titled?: Element | null;
	/** Plain text. */
	caption?: string;
	/** Where the link in the bar leads; empty for none. */
	link: string;
	/** Pictures: alternative text, candidates, and the width in pixels. */
	alt?: string;
	srcset?: string;
	width?: number;
	/** A picture of it on the page, which the opened one grows from. */
	thumbnail?: HTMLImageElement | null;
	/** Placeholder of a frame or a film until the visitor wants it. */
	poster?: { src: string; srcset: string };
	/** The site is known to refuse frames: a notice says so at once. */
	refusesFrames?: boolean;
	/** `inline` and `html`: the node, of which `html` shows a copy of what is harmless; undefined where it is not found. */
	content?: ( signal: AbortSignal ) => Promise< Node | undefined >;
	/** Parameters of the page's address with this entry open. */
	address: () => Parameters;
	/** The link that opens it; gets the focus when the viewer closes. */
	opener: () => HTMLElement | null | undefined;
}

export type Direction = 1 | -1;

export interface Sequence {
	/**
	 * The entry after (1) or before (-1) another one; undefined at the end. Loads further pages where it has to.
	 * @throws What the request throws; the next call tries again.
	 */
	beside: ( of: Entry, direction: Direction ) => Promise< Entry | undefined >;
	/** `[ 3, 60 ]`: the third of sixty; undefined while its place is not known. */
	count: ( of: Entry ) => [ current: number, total: number ] | undefined;
}

/** A picture as GLightbox shows it. */
export const pictureOf = ( { src, srcset, alt = '' }: Entry ): Slide => ( {
	picture: src,
	srcset,
	alt,
} );
