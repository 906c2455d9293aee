/** Chunk of the player for Vimeo. */
import Video from 'vimeo-video-element/react';
import { provide } from '../../../client/deferred/provide';

provide( { 'player-vimeo': { default: Video } } );
