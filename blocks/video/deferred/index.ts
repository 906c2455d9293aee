/** Player of videos, loaded on intent. */
import { provide } from '../../../src/client/deferred/provide';
import * as video from './video';

provide( { video } );
