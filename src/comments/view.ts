/** Brings what comments do once a visitor is about to write one, or has left a draft on this site. */
import { isPlainClick } from '../events/plain-click';
import { loadLate } from '../island/load-late';
import { onIntent } from '../trigger/intent';
import './comments.scss';

const load = () =>
	loadLate( 'comments' ).then( () =>
		document.removeEventListener( 'click', replyLate )
	);
const loadAhead = () => load().catch( () => {} );

function replyLate( event: MouseEvent ) {
	const link = ( event.target as Element ).closest?.< HTMLAnchorElement >(
		'.comment-reply-link[data-commentid]'
	);
	if ( link && isPlainClick( event ) ) {
		event.preventDefault();
		load().then(
			() => link.click(),
			() => window.location.assign( link.href )
		);
	}
}

document.addEventListener( 'click', replyLate );
onIntent( document, loadAhead, ( target ) =>
	target.closest( '#respond,.comment-reply-link' )
);

// The keys are those of late/draft.ts.
try {
	if ( /frontage:1:comment:/.test( Object.keys( localStorage ).join() ) ) {
		loadAhead();
	}
} catch {}
