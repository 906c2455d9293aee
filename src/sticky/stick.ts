/**
 * Makes an element sticky at the viewport's top once the page is scrolled far enough, and hides it while the user scrolls down. Not needed before the
 * first interaction, so most of it is deferred: see deferred/attach.ts.
 *
 * @attribute data-frontage-sticks On an element that sticks; its `data-state` is `normal`, `stuck` or `hidden`.
 */
import { loadDeferred } from '../client/deferred/deferred';
import { nextFrame } from '../client/trigger/next-frame';
import { firstInteraction } from '../client/trigger/triggers';
import { addTopInset } from '../client/viewport/top-inset';
import type * as Sticky from './deferred/attach';
import type { StickOptions } from './stick-options';

export type { StickOptions };

let sticky: Promise< typeof Sticky > | undefined;

/** Loads the deferred script on the first interaction, or immediately if the page is scrolled or has a hash. Without it the page stays unchanged. */
export const loadSticky = () =>
	( sticky ??= (
		window.scrollY || window.location.hash
			? Promise.resolve()
			: firstInteraction.then( nextFrame )
	).then( () => loadDeferred< typeof Sticky >( 'sticky' ) ) );

/** Sticks until the returned function is called; `order` determines the stacking of several elements: see addTopInset(). */
export function stick(
	element: HTMLElement,
	options: StickOptions,
	order = 20
): () => void {
	const inset = addTopInset( order );
	const { top, height } = element.getBoundingClientRect();
	let isOver = false;
	let undo = inset.remove;
	if ( options.isOn() && top + window.scrollY < window.innerHeight ) {
		inset.set( 0, height );
	}
	loadSticky().then(
		( { attachStick } ) => {
			if ( ! isOver ) {
				undo = attachStick( element, options, order, inset );
			}
		},
		() => {}
	);
	return () => {
		isOver = true;
		undo();
	};
}
