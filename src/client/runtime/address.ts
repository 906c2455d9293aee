/** What writes the page's address; a dependency of the deferred scripts that do so. */
import * as address from '../address/address';
import { provide } from '../deferred/provide';

provide( { address } );
