/**
 * Hydrates a gallery on first interaction, or immediately if the URL contains an item to open or the page cache has returned another state than that
 * of the URL. Before, or if the script fails to load, the server-rendered links and form work natively.
 */
import { stateFromUrl, itemFromUrl, fingerprint } from './data/address';
import { defineIsland } from '../../src/client/island/define-island';
import './states.scss';

function isStale( element: HTMLElement ): boolean {
	const instance = element.getAttribute( 'data-frontage-instance' ) ?? '';
	return (
		itemFromUrl( instance, location.search ) !== '' ||
		fingerprint( stateFromUrl( instance, location.search ) ) !==
			element.getAttribute( 'data-frontage-asked' )
	);
}

/** Logs invalid attributes in foreign content for the site's developer, without interrupting anything. */
function reportUnreadable() {
	for ( const wrapper of document.querySelectorAll(
		'.portfolio-block-wrapper[portfolio-block-attributes]'
	) ) {
		try {
			JSON.parse(
				wrapper.getAttribute( 'portfolio-block-attributes' ) ?? ''
			);
		} catch ( error ) {
			// eslint-disable-next-line no-console -- The specification's words.
			console.error( 'Error with rendering portfolio block', error );
		}
	}
}

if ( ! document.body.classList.contains( 'block-editor-page' ) ) {
	reportUnreadable();
	defineIsland( 'portfolio', { isStale } );
}
