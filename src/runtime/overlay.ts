/** The part of the runtime that nobody needs before something is opened; loadOverlay() brings it. */
import * as overlay from '../overlay/overlay';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), { overlay } );
