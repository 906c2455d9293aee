/** What a menu does once a visitor comes near it; loadLate( 'menu' ) loads it, and the overlay before it. */
import * as menu from './menu';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), { menu } );
