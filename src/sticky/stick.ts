/**
 * Lets an element stick to the top of the window once the page is scrolled far enough, and hide while the visitor scrolls down. Nothing of it is needed
 * before the first interaction, so most of it is deferred: see deferred/attach.ts.
 *
 * @attribute data-frontage-sticks On an element that sticks; its `data-state` is `normal`, `stuck` or `hidden`.
 */
import { loadDeferred } from '../client/deferred/deferred';
import { nextFrame } from '../client/trigger/next-frame';
import { firstInteraction } from '../client/trigger/triggers';
import { cover } from '../client/viewport/cover';
import type * as Sticky from './deferred/attach';
import type { StickOptions } from './stick-options';

export type { StickOptions };

let sticky: Promise< typeof Sticky > | undefined;

/** Loads what a page needs from the first interaction on, where it is scrolled or names a place in it at once. Without it the page stays as it is. */
export const loadSticky = () =>
	( sticky ??= (
		window.scrollY || window.location.hash
			? Promise.resolve()
			: firstInteraction.then( nextFrame )
	).then( () => loadDeferred< typeof Sticky >( 'sticky' ) ) );

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
	loadSticky().then(
		( { attachStick } ) => {
			if ( ! isOver ) {
				undo();
				undo = attachStick( element, options, order );
			}
		},
		() => {}
	);
	return () => {
		isOver = true;
		undo();
	};
}
