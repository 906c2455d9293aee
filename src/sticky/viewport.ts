/** What all share that stick to the window's top, or have to know what covers it. A page without any of them goes without. */
import { fetchAhead } from '../client/deferred/deferred';
import { provide } from '../client/deferred/provide';
import * as cover from '../client/viewport/cover';
import * as moved from '../client/viewport/moved';
import * as stick from './stick';
import { stickAll } from './sticky';
import './sticky.scss';
import './look.scss';
import '../../blocks/scroll-to-top/states.scss';

provide( { cover, moved, stick } );

stickAll();
fetchAhead( 'sticky' );
stick.loadSticky().catch( () => {} );

window.dispatchEvent( new Event( 'frontage-viewport' ) );
