/**
 * What a search panel gets from script: its place beside the button or over the header, a modal dialog where it covers the screen, and results while
 * somebody types. Without it the browser opens and closes the panel, and the form is sent.
 */
import { attachLater } from '../../src/client/behavior/attach-later';
import { behaviour } from '../../src/client/behavior/behaviour';
import { wake } from '../../src/client/island/wake';
import { loadOverlay } from '../../src/client/overlay/load-overlay';
import { modal } from './panel/modal';
import { beside } from './panel/beside';
import './states.scss';

const attachModal = attachLater( 'interaction', async () => {
	const { openOverlay } = await loadOverlay();
	return { attach: ( block ) => modal( block, openOverlay ) };
} );

behaviour( 'search', {}, ( block ) =>
	block.matches( '[data-opens=full-screen]' )
		? attachModal( block, {} )
		: beside( block )
);

wake( 'search' );
