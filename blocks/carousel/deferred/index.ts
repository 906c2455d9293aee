/** Deferred part of carousels: steps, loop, controls and autoplay. */
import { provide } from '../../../src/client/deferred/provide';
import * as carousel from './carousel';

provide( { carousel } );
