/**
 * Lets an element stick to the top of the window once the page is scrolled far enough, and hide while the visitor scrolls down. Nothing of it is needed
 * before the first interaction, so most of it is deferred: see deferred/attach.ts.
 *
 * @attribute data-frontage-sticks On an element that sticks; its `data-state` is `normal`, `stuck` or `hidden`.
 */
import { cover } from '../client/viewport/cover';
import { loadSticky } from './load-sticky';
import type { StickOptions } from './stick-options';

export type { StickOptions };

/* A script that does not come is reported by its loader. */
const nothing = () => {};

/** Sticks until the function that it returns is called; `order` says which of several lies above: see cover(). */
export function stick(
	element: HTMLElement,
	options: StickOptions,
	order = 20
): () => void {
	const early = cover( order );
	const { top, height } = element.getBoundingClientRect();
	let isOver = false;
	let undo = early.remove;
	if ( options.isOn() && top + window.scrollY < window.innerHeight ) {
		early.set( 0, height );
	}
	loadSticky().then( ( { attachStick } ) => {
		if ( ! isOver ) {
			undo();
			undo = attachStick( element, options, order );
		}
	}, nothing );
	return () => {
		isOver = true;
		undo();
	};
}
