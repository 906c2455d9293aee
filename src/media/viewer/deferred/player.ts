/** react-player, for videos that the browser does not play itself. */
import { provide } from '../../../client/deferred/provide';
import * as player from '../content/player';

provide( { player } );
