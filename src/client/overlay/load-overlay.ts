import { loadDeferred } from '../deferred/deferred';
import type * as Overlay from './overlay';

/**
 * Loads what opens dialogs and popovers.
 * @throws {Error} When it does not come.
 */
export const loadOverlay = () => loadDeferred< typeof Overlay >( 'overlay' );
