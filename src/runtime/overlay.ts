/** The part of the runtime that is needed only once something opens; loadOverlay() loads it. */
import * as overlay from '../overlay/overlay';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), { overlay } );
