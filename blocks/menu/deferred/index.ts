/** Menus after intent: hover, focus, arrow keys, the sheet. */
import { provide } from '../../../src/client/deferred/provide';
import * as menu from './menu';

provide( { menu } );
