/** Lightbox for links, loaded on intent. */
import { provide } from '../../../client/deferred/provide';
import { growEarly } from '../../viewer/grow';
import { loadViewer } from '../../viewer/load-viewer';
import { open, openAddressed } from './open';

const lightbox = { growEarly, open, openAddressed };

export type Lightbox = typeof lightbox;

provide( { lightbox } );
loadViewer().catch( () => {} );
