/** Makes the registry available as `window.frontage.kits`, before the screen is rendered. */
import { provide } from '../../client/deferred/provide';
import * as kits from './registry';

provide( { kits } );
