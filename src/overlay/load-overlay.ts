import { loadLate } from '../island/load-late';

/**
 * Loads what opens dialogs and popovers.
 * @throws {Error} When it does not come.
 */
export const loadOverlay = () =>
	loadLate< typeof import( './overlay' ) >( 'overlay' );
