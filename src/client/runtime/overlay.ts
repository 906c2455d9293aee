/** What is needed only once something opens; loadOverlay() loads it. */
import * as overlay from '../overlay/overlay';
import * as disclosure from '../disclosure/disclosure';
import * as hover from '../disclosure/hover';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), {
	disclosure,
	hover,
	overlay,
} );
