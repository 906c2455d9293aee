/** What only visitors need who reach for a share block; its view script brings it. */
import * as share from './share';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), { share } );
