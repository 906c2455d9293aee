/** Dialogs of share links. */
import { provide } from '../../../src/client/deferred/provide';
import * as dialogs from '../dialogs/dialogs';

provide( { 'share-dialogs': dialogs } );
