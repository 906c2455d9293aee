/** Reports the height of the store notice to the top inset, and dismisses it permanently. */
import { behavior } from '../client/behavior/behavior';
import { read, write } from '../client/store/store';
import { addTopInset } from '../client/viewport/top-inset';
import { focusTop } from '../client/viewport/focus-top';
import './notice.scss';

const YEAR = 31536000;
const KEPT = 9;

behavior( 'notice', { hash: '' }, ( notice, { hash } ) => {
	const top = addTopInset( 0, ( _, fits ) =>
		notice.toggleAttribute( 'data-loose', ! fits )
	);
	new ResizeObserver( () => top.set( notice.offsetHeight ) ).observe(
		notice
	);
	const button = notice.querySelector( 'button' );
	const dismiss = () => {
		// Texts by language, and of several sites on one host; an earlier version stored a single hash.
		write(
			'notice',
			[ hash, read( 'notice' ) ].flat().slice( 0, KEPT ),
			YEAR
		);
		notice.remove();
		focusTop();
	};
	if ( button ) {
		button.onclick = dismiss;
	}
	// Dismissed before this script ran.
	if ( document.documentElement.dataset.notice === 'tapped' ) {
		dismiss();
	}
	return top.remove;
} );
