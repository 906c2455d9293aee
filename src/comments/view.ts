/** Brings what comments do once a visitor uses the page, or has left a draft on this site. */
import { isPlainClick } from '../events/plain-click';
import { loadLate } from '../island/load-late';
import { triggers } from '../trigger/triggers';
import './comments.scss';

let isThere = false;

const load = () => loadLate( 'comments' ).then( () => ( isThere = true ) );
const loadAhead = () => load().catch( () => {} );

document.addEventListener( 'click', ( event ) => {
	const link =
		! isThere &&
		( event.target as Element ).closest?.< HTMLAnchorElement >(
			'.comment-reply-link[data-commentid]'
		);
	if ( link && isPlainClick( event ) ) {
		event.preventDefault();
		load().then(
			() => link.click(),
			() => window.location.assign( link.href )
		);
	}
} );
triggers.used( document.body, loadAhead );

// The keys are those of late/draft.ts.
try {
	if ( /frontage:1:comment:/.test( Object.keys( localStorage ).join() ) ) {
		loadAhead();
	}
} catch {}
