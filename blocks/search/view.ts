/**
 * What a search panel gets from script: its place beside the button or over the header, a modal dialog where it covers the screen, and results while
 * somebody types. Without it the browser opens and closes the panel, and the form is sent.
 */
import { attachLater } from '../../src/behaviour/attach-later';
import { behaviour } from '../../src/behaviour/behaviour';
import { wake } from '../../src/island/wake';
import { loadOverlay } from '../../src/overlay/load-overlay';
import { modal } from '../../src/search/view/modal';
import { beside } from '../../src/search/view/beside';
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
