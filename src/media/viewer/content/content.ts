/** An entry that is no picture: nothing of it is loaded before it is the current one, and nothing goes on playing behind the next. */
import type { Entry } from '../entry';
import { notice } from '../part';
import type { Settings } from '../settings';

export interface Content {
	element: HTMLElement;
	/** @param isAsked Whether the visitor has asked for this very entry, so that another host may be contacted. */
	show: ( isAsked: boolean ) => void;
	hide: () => void;
	/** Frames only: how wide it is. */
	resize?: ( size: Size ) => void;
}

/**
 * Makes its element a place for the focus while what is in it comes and goes: from there the keyboard reaches into a frame, and Escape closes, which
 * it does not do inside a frame of another origin.
 */
export const FOCUSABLE = { role: 'group', tabindex: '-1' } as const;

export type Size = 'desktop' | 'tablet' | 'mobile';

export interface ContentOptions {
	entry: Entry;
	settings: Settings;
	/** Gets the width of a frame in pixels, whenever it changes. */
	onWidth: ( width: number ) => void;
}

/** That the content did not come, with the link to it. */
export const contentFailed = (
	{ src }: Entry,
	{ labels }: Settings
): HTMLElement => notice( labels.contentFailed, src, labels.openPage );
