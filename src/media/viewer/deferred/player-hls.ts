/** Chunk of the player for HLS streams. */
import Video from 'hls-video-element/react';
import { provide } from '../../../client/deferred/provide';

provide( { 'player-hls': { default: Video } } );
