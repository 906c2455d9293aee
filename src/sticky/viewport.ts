/** Shared code of everything that sticks to the viewport's top, or depends on the top inset. Pages without any of it do not load it. */
import { fetchAhead } from '../client/deferred/deferred';
import { provide } from '../client/deferred/provide';
import * as topInset from '../client/viewport/top-inset';
import * as moved from '../client/viewport/moved';
import * as stick from './stick';
import { stickAll } from './sticky';
import './sticky.scss';
import './look.scss';
import '../../blocks/scroll-to-top/states.scss';

provide( { topInset, moved, stick } );

stickAll();
fetchAhead( 'sticky' );
stick.loadSticky().catch( () => {} );

window.dispatchEvent( new Event( 'frontage-viewport' ) );
