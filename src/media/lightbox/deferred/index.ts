/** Lightbox for links, loaded on intent. */
import { provide } from '../../../client/deferred/provide';
import { growEarly } from '../../viewer/grow';
import { loadViewer } from '../../viewer/load-viewer';
import { open, openAddressed, show, slidesFrom } from './open';
import { places } from './places';

const lightbox = { growEarly, open, openAddressed, places, show, slidesFrom };

export type Lightbox = typeof lightbox;

provide( { lightbox } );
loadViewer().catch( () => {} );
