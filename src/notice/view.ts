/** Reports the height of the store notice to the top inset, and dismisses it permanently. */
import { behavior } from '../client/behavior/behavior';
import { addTopInset } from '../client/viewport/top-inset';
import { focusTop } from '../client/viewport/focus-top';
import { storeDismissed } from './dismissed';
import './notice.scss';

behavior( 'notice', { hash: '' }, ( notice, { hash } ) => {
	const top = addTopInset( 0, ( _, fits ) =>
		notice.toggleAttribute( 'data-loose', ! fits )
	);
	new ResizeObserver( () => top.set( notice.offsetHeight ) ).observe(
		notice
	);
	const button = notice.querySelector( 'button' );
	const dismiss = () => {
		storeDismissed( hash );
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
