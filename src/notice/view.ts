/** Says how much of the window's top the store notice covers, and dismisses it for good. */
import { behaviour } from '../behaviour/behaviour';
import { write } from '../store/store';
import { cover } from '../viewport/cover';
import { focusTop } from '../viewport/focus-top';
import './notice.scss';

const YEAR = 31536000;

behaviour( 'notice', { hash: '' }, ( notice, { hash } ) => {
	const top = cover( 0 );
	new ResizeObserver( () => top.set( notice.offsetHeight ) ).observe(
		notice
	);
	const button = notice.querySelector( 'button' );
	if ( button ) {
		button.onclick = () => {
			write( 'notice', hash, YEAR );
			notice.remove();
			focusTop();
		};
	}
	return top.remove;
} );
