/** The viewer: dialog and controls around an open image, video or page. */
import { provide } from '../../../client/deferred/provide';
import * as viewer from '../viewer';

provide( { viewer } );
