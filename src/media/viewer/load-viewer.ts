/** Loads the viewer for whoever opens something in it: portfolio items, pictures in content. */
import { loadDeferred } from '../../client/deferred/deferred';
import { loadSlides } from './content/load-slides';
import type * as Viewer from './viewer';

/** @throws {Error} When it does not come; the next call tries again. */
export const loadViewer = () => {
	// On the way beside it, and not waited for.
	loadSlides().catch( () => {} );
	return loadDeferred< typeof Viewer >( 'viewer' );
};

/** When the entry of an overlay that could not be shown is gone, so that Back does not lead to it. */
export { settled as hasLeft } from '../../client/address/address';
