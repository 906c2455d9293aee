/** What only few visitors of a page need; load-late.ts brings it. */
import { scrollToAnchors } from '../../anchors/anchors';
import { leadToTop } from '../../scroll-to-top/button';
import { late } from './late';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), { late } );
scrollToAnchors();
leadToTop();
