/**
 * Enhances a search panel: positions it at the button or over the header, turns a full-screen panel into a modal dialog, and loads results while
 * typing. Without script, the browser opens and closes the panel natively, and the form is submitted.
 */
import { attachDeferred } from '../../src/client/deferred/deferred';
import { behavior } from '../../src/client/behavior/behavior';
import { defineIsland } from '../../src/client/island/define-island';
import { loadOverlay } from '../../src/client/overlay/load-overlay';
import { modal } from './panel/modal';
import { beside } from './panel/beside';
import './states.scss';

const attachModal = attachDeferred( 'interaction', async () => {
	const { openOverlay } = await loadOverlay();
	return { attach: ( block ) => modal( block, openOverlay ) };
} );

behavior( 'search', {}, ( block ) =>
	block.matches( '[data-opens=full-screen]' )
		? attachModal( block, {} )
		: beside( block )
);

defineIsland( 'search' );
