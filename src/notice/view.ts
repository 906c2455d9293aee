/** Says how much of the window's top the store notice covers, and dismisses it for good. */
import { behaviour } from '../client/behavior/behaviour';
import { read, write } from '../client/store/store';
import { cover } from '../client/viewport/cover';
import { focusTop } from '../client/viewport/focus-top';
import './notice.scss';

const YEAR = 31536000;
const KEPT = 9;

behaviour( 'notice', { hash: '' }, ( notice, { hash } ) => {
	const top = cover( 0, ( _, fits ) =>
		notice.toggleAttribute( 'data-loose', ! fits )
	);
	new ResizeObserver( () => top.set( notice.offsetHeight ) ).observe(
		notice
	);
	const button = notice.querySelector( 'button' );
	const dismiss = () => {
		// Texts by language, and of several sites on one host; it was one hash before.
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
	// Before this script ran.
	if ( document.documentElement.dataset.notice === 'tapped' ) {
		dismiss();
	}
	return top.remove;
} );
