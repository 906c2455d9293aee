/** Loads zip.ts with its library, most of the code of the screen, when the first file is opened or made. */
import { loadDeferred } from '../../client/deferred/deferred';
import type * as zip from './zip';

export const loadZip = () => loadDeferred< typeof zip >( 'kits-zip' );
