/** Brings the viewer for whoever opens something in it: portfolio items, pictures in content. */
import { loadOverlay } from '../../client/overlay/load-overlay';
import { loadSlides } from './content/load-slides';

/** @throws What keeps it from coming; the next call tries again. */
export const loadViewer = async () => {
	// On the way beside it, and not waited for.
	loadSlides().catch( () => {} );
	const [ viewer ] = await Promise.all( [
		import( /* webpackChunkName: "viewer" */ './viewer' ),
		loadOverlay(),
	] );
	return viewer;
};

/** When the entry of an overlay that could not be shown is gone, so that Back does not lead to it. */
export { settled as hasLeft } from '../../client/address/address';
