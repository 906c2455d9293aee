/** What only few visitors of a page need; load-late.ts brings it. */
import { scrollToAnchors } from '../anchors/anchors';
import { leadToTop } from '../../../blocks/scroll-to-top/button';
import { late } from './deferred';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), { late } );
scrollToAnchors();
leadToTop();
