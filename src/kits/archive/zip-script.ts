/** The deferred script `kits-zip`. */
import { provide } from '../../client/deferred/provide';
import * as zip from './zip';

provide( { 'kits-zip': zip } );
