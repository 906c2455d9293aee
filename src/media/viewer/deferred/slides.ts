/** GLightbox, for the slides in the viewer. */
import { provide } from '../../../client/deferred/provide';
import * as slides from '../content/slides';

provide( { slides } );
