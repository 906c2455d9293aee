/** What writes the page's address; a dependency of the late parts that do so. */
import * as address from '../address/address';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), { address } );
