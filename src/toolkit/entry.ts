/**
 * The toolkit, for other plugins and themes, and for the plugin's features, which load it by loadToolkit().
 *
 * @event frontage-toolkit On the window, once `window.frontage.toolkit` exists; for scripts that an optimizer runs before it.
 */
import { provide } from '../client/deferred/provide';
import { prepare } from './notice/announce';
import { parsed } from './page';
import { toolkit } from './toolkit';
import './style/toolkit.scss';

provide( { toolkit } );

parsed().then( prepare );

/* Scripts that ran before it, for example because an optimizer has made all of them async, wait for this event. */
window.dispatchEvent( new Event( 'frontage-toolkit' ) );
