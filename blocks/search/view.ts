/**
 * What a search panel gets from script: its place beside the button or over the header, a modal dialog where it covers the screen, and results while
 * somebody types. Without it the browser opens and closes the panel, and the form is sent.
 */
import { attachDeferred } from '../../src/client/deferred/deferred';
import { behaviour } from '../../src/client/behavior/behaviour';
import { defineIsland } from '../../src/client/island/define-island';
import { loadOverlay } from '../../src/client/overlay/load-overlay';
import { modal } from './panel/modal';
import { beside } from './panel/beside';
import './states.scss';

const attachModal = attachDeferred( 'interaction', async () => {
	const { openOverlay } = await loadOverlay();
	return { attach: ( block ) => modal( block, openOverlay ) };
} );

behaviour( 'search', {}, ( block ) =>
	block.matches( '[data-opens=full-screen]' )
		? attachModal( block, {} )
		: beside( block )
);

defineIsland( 'search' );
