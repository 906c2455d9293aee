/**
 * Hydrates a gallery when a visitor begins to use it, or at once where the address names an item to open, or a cache answered with
 * another state than the address asks for.
 * Until then, and if its script never comes, the links and the form that the server printed do the same.
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

/** Content of other origin may carry attributes that nothing can read: its developer is told, all else goes on. */
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
