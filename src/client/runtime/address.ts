/** Writer of the page's address; a dependency of the deferred scripts that change it. */
import * as address from '../address/address';
import { provide } from '../deferred/provide';

provide( { address } );
