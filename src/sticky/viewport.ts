/** What all share that stick to the window's top, or have to know what covers it. A page without any of them goes without. */
import * as cover from '../client/viewport/cover';
import * as moved from '../client/viewport/moved';
import * as stick from './stick';
import { stickAll } from './sticky';
import { whenUsed } from '../client/viewport/load-late';
import './sticky.scss';
import './look.scss';
import '../../blocks/scroll-to-top/states.scss';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), {
	cover,
	moved,
	stick,
} );

stickAll();
whenUsed();

window.dispatchEvent( new Event( 'frontage-viewport' ) );
