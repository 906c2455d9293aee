/** Sticking, in-page links and the button to the top, from the first interaction on. */
import { leadToTop } from '../../../blocks/scroll-to-top/button';
import { provide } from '../../client/deferred/provide';
import { scrollToAnchors } from '../anchors/anchors';
import * as sticky from './attach';

provide( { sticky } );
scrollToAnchors();
leadToTop();
