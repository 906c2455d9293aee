/** Deferred part of the menu: hover, focus, arrow keys, the mobile sheet. */
import { provide } from '../../../src/client/deferred/provide';
import * as menu from './menu';

provide( { menu } );
