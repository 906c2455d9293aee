import { loadDeferred } from '../../../client/deferred/deferred';
import type * as Slides from './slides';

/** Loads what slides, swipes and zooms; a picture shows its thumbnail meanwhile. */
export const loadSlides = () => loadDeferred< typeof Slides >( 'slides' );
