/** Input of the viewer, provided by its callers: portfolio items, images in content. */
import type { Parameters } from '../../client/address/grammar';
import type { Slide } from './content/slides';

export interface Entry {
	/** Unique within its sequence. */
	id: number | string;
	/** `page` is a page of this site; `inline` is an element of the page, `html` is fetched. */
	kind: 'image' | 'page' | 'frame' | 'film' | 'inline' | 'html';
	/** URL of the content; if it fails, an error message links to it. */
	src: string;
	/** Plain text; a slide without one is called "(no title)". */
	title: string;
	/** Element with the title's markup, such as lines and links; it is cloned. */
	titled?: Element | null;
	/** Plain text. */
	caption?: string;
	/** Target of the link in the bar; empty for none. */
	link: string;
	/** Images: alternative text, candidates, and the width in pixels. */
	alt?: string;
	srcset?: string;
	width?: number;
	/** Its image on the page, from which the opening animation starts. */
	thumbnail?: HTMLImageElement | null;
	/** Poster of a frame or a video until the user requests it. */
	poster?: { src: string; srcset: string };
	/** The site is known to refuse frames: an error message is shown immediately. */
	refusesFrames?: boolean;
	/** `inline` and `html`: the node, which is sanitized and cloned for `html`; undefined if it is not found. */
	content?: ( signal: AbortSignal ) => Promise< Node | undefined >;
	/** Parameters of the page's address with this slide open. */
	address: () => Parameters;
	/** The link that opens it; gets the focus when the viewer closes. */
	opener: () => HTMLElement | null | undefined;
}

export type Direction = 1 | -1;

export interface Sequence {
	/**
	 * The slide after (1) or before (-1) another one; undefined at the end. Loads further pages as needed.
	 * @throws The request's error; the next call tries again.
	 */
	beside: ( of: Entry, direction: Direction ) => Promise< Entry | undefined >;
	/** `[ 3, 60 ]`: the third of sixty; undefined while its position is unknown. */
	count: ( of: Entry ) => [ current: number, total: number ] | undefined;
}

export interface ViewerOptions {
	/** Shown first. */
	entry: Entry;
	sequence: Sequence;
	/** Whether the user has requested this very slide; a shared link causes no third-party request. */
	isAsked: boolean;
	/** Name of the history entry that was pushed for it. */
	entered?: string;
	/** A popover that shows the slide's thumbnail already; it is moved into the viewer. */
	early?: HTMLImageElement;
	onClose: () => void;
}

/** An image in GLightbox's format. */
export const pictureOf = ( { src, srcset, alt = '' }: Entry ): Slide => ( {
	picture: src,
	srcset,
	alt,
} );
