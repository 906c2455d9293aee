/** What opens links over the page; view.ts brings it. */
import '../../island/public-path';
import { loadViewer } from '../../viewer/load-viewer';
import { open, openAddressed } from './open';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), {
	lightbox: { open, openAddressed },
} );
loadViewer().catch( () => {} );
