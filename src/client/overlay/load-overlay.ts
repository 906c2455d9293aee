import { loadDeferred } from '../deferred/deferred';
import type * as Overlay from './overlay';

/**
 * Loads the overlay script, for dialogs and popovers.
 * @throws {Error} If loading fails.
 */
export const loadOverlay = () => loadDeferred< typeof Overlay >( 'overlay' );
