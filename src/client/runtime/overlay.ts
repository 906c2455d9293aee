/** Overlay code, needed only when something opens; loadOverlay() loads it. */
import { provide } from '../deferred/provide';
import * as overlay from '../overlay/overlay';
import * as disclosure from '../disclosure/disclosure';
import * as hover from '../disclosure/hover';

provide( { disclosure, hover, overlay } );
