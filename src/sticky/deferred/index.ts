/** Sticky elements, in-page links and the scroll-to-top button, loaded on the first interaction. */
import { leadToTop } from '../../../blocks/scroll-to-top/button';
import { provide } from '../../client/deferred/provide';
import { scrollToAnchors } from '../anchors/anchors';
import * as sticky from './attach';

provide( { sticky } );
scrollToAnchors();
leadToTop();
