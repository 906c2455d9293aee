import { loadDeferred } from '../../../client/deferred/deferred';
import type * as Slides from './slides';

/** Loads the script for slides, swipe and zoom; an image shows its thumbnail meanwhile. */
export const loadSlides = () => loadDeferred< typeof Slides >( 'slides' );
