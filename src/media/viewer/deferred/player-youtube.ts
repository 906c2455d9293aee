/** Chunk of the player for YouTube. */
import Video from 'youtube-video-element/react';
import { provide } from '../../../client/deferred/provide';

provide( { 'player-youtube': { default: Video } } );
