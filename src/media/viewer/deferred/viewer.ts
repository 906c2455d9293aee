/** The viewer: what is around an opened picture, film or page. */
import { provide } from '../../../client/deferred/provide';
import * as viewer from '../viewer';

provide( { viewer } );
