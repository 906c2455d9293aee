/** Loads the viewer for all callers: portfolio items, images in content. */
import { loadDeferred } from '../../client/deferred/deferred';
import { loadSlides } from './content/load-slides';
import type * as Viewer from './viewer';

/** @throws {Error} If loading fails; the next call tries again. */
export const loadViewer = () => {
	// Loaded in parallel, and not awaited.
	loadSlides().catch( () => {} );
	return loadDeferred< typeof Viewer >( 'viewer' );
};

/** Resolves when the history entry of an overlay that could not be shown is removed, so that Back does not lead to it. */
export { settled as hasLeft } from '../../client/address/address';
