/** Loads smooth scrolling where nothing sticks, which would load it: once a visitor reaches for a link within the page, or at once for an address with a hash. */
import { fetchAhead, loadDeferred } from '../../client/deferred/deferred';
import { linkInPage } from '../../client/events/link-in-page';
import { onIntent } from '../../client/trigger/intent';

/* The loader has logged a failure. */
const load = () => void loadDeferred( 'sticky' ).catch( () => {} );

fetchAhead( 'sticky' );
onIntent( document, load, linkInPage );
if ( location.hash ) {
	load();
}
