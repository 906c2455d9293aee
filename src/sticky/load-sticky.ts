import { loadDeferred } from '../client/deferred/deferred';
import { nextFrame } from '../client/trigger/next-frame';
import { firstInteraction } from '../client/trigger/triggers';
import type * as Sticky from './deferred/attach';

let sticky: Promise< typeof Sticky > | undefined;

/** Loads what a page needs from the first interaction on, where it is scrolled or names a place in it at once. Without it the page stays as it is. */
export const loadSticky = () =>
	( sticky ??= (
		window.scrollY || window.location.hash
			? Promise.resolve()
			: firstInteraction.then( nextFrame )
	).then( () => loadDeferred< typeof Sticky >( 'sticky' ) ) );
