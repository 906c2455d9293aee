/**
 * What is shown of an item that is no picture: nothing of it is fetched before it is the one that is looked at, and nothing
 * goes on playing behind the next one.
 */
import type { Item } from '../../gallery/item';
import type { Settings } from '../settings';

export interface Content {
	element: HTMLElement;
	/** @param isAsked Whether the visitor has asked for this very item, so that other sites may learn of it. */
	show: ( isAsked: boolean ) => void;
	hide: () => void;
	/** Frames only: how wide it is. */
	resize?: ( size: Size ) => void;
}

/**
 * Makes its element a place for the focus while what is in it comes and goes: from there the keyboard reaches into a frame, and
 * Escape closes, which it does not do from inside of another site.
 */
export const STANDING = { role: 'group', tabindex: '-1' } as const;

export type Size = 'desktop' | 'tablet' | 'mobile';

export interface ContentOptions {
	item: Item;
	/** Where its link leads. */
	url: string;
	settings: Settings;
	/** Gets the width of a frame in pixels, whenever it changes. */
	onWidth: ( width: number ) => void;
}
