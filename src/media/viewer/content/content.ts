/** Content of a slide that is no image: loaded only when the slide becomes current, and stopped when it no longer is. */
import type { Entry } from '../entry';
import { notice } from '../part';
import type { Settings } from '../settings';

export interface Content {
	element: HTMLElement;
	/** @param isAsked Whether the user has requested this very slide, so that a third-party request is allowed. */
	show: ( isAsked: boolean ) => void;
	hide: () => void;
	/** Frames only: their width. */
	resize?: ( size: Size ) => void;
}

/**
 * Makes its element focusable while its content is replaced: from there the keyboard reaches into a frame, and Escape closes, which does not work inside
 * a cross-origin frame.
 */
export const FOCUSABLE = { role: 'group', tabindex: '-1' } as const;

export type Size = 'desktop' | 'tablet' | 'mobile';

export interface ContentOptions {
	entry: Entry;
	settings: Settings;
	/** Called with the width of a frame in pixels, whenever it changes. */
	onWidth: ( width: number ) => void;
}

/** Error message for content that failed to load, with the link to it. */
export const contentFailed = (
	{ src }: Entry,
	{ labels }: Settings
): HTMLElement => notice( labels.contentFailed, src, labels.openPage );
