/** Brings what comments do as soon as a visitor comes near a reply link or the form, or has left a draft on this site. */
import { isPlainClick } from '../events/plain-click';
import { loadLate } from '../island/load-late';
import './comments.scss';

let isThere = false;

const load = () => loadLate( 'comments' ).then( () => ( isThere = true ) );

for ( const type of [ 'pointerover', 'focusin', 'click' ] as const ) {
	document.addEventListener( type, ( event ) => {
		const near = ( event.target as Element ).closest?.< HTMLAnchorElement >(
			'.comment-reply-link,#respond,#commentform'
		);
		if ( isThere || ! near ) {
			return;
		}
		const isAsked =
			type === 'click' &&
			near.dataset.commentid &&
			isPlainClick( event as MouseEvent );
		if ( isAsked ) {
			event.preventDefault();
		}
		load().then(
			() => isAsked && near.click(),
			() => isAsked && window.location.assign( near.href )
		);
	} );
}

// The keys are those of late/draft.ts.
try {
	if ( /frontage:1:comment:/.test( Object.keys( localStorage ).join() ) ) {
		load().catch( () => {} );
	}
} catch {}
