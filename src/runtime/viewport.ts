/** What all share that stick to the window's top, or have to know what covers it. A page without any of them goes without. */
import * as cover from '../viewport/cover';
import * as device from '../viewport/device';
import * as moved from '../viewport/moved';
import * as stick from '../sticky/stick';
import { stickAll } from '../sticky/sticky';
import { whenUsed } from '../viewport/load-late';
import '../sticky/sticky.scss';
import '../sticky/look.scss';
import '../scroll-to-top/states.scss';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), {
	cover,
	device,
	moved,
	stick,
} );

stickAll();
whenUsed();

window.dispatchEvent( new Event( 'frontage-viewport' ) );
