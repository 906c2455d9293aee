/** Share links after intent. */
import { provide } from '../../../src/client/deferred/provide';
import * as share from './share';

provide( { share } );
