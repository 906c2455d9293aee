import { loadLate } from '../island/load-late';
import type * as Overlay from './overlay';

/**
 * Loads what opens dialogs and popovers.
 * @throws {Error} When it does not come.
 */
export const loadOverlay = () => loadLate< typeof Overlay >( 'overlay' );
