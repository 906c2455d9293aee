/** What opens links over the page; view.ts brings it. */
import '../../../client/island/public-path';
import { growEarly } from '../../viewer/grow';
import { loadViewer } from '../../viewer/load-viewer';
import { open, openAddressed } from './open';

const late = { growEarly, open, openAddressed };

export type Late = typeof late;

Object.assign( Object( Reflect.get( window, 'frontage' ) ), {
	lightbox: late,
} );
loadViewer().catch( () => {} );
