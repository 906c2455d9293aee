/** Shows the button once the page is scrolled, and leads back to the top. */
import { behaviour } from '../../src/client/behavior/behaviour';
import { focusTop } from '../../src/client/viewport/focus-top';

export const leadToTop = () =>
	behaviour( 'scroll-to-top', {}, ( link ) => {
		const header = document.querySelector< HTMLElement >(
			'[data-frontage-header],header'
		);
		// Without a header it is 300.
		const distance = ( header?.offsetHeight ?? 200 ) + 100;
		const update = () => {
			link.dataset.state = scrollY > distance ? 'shown' : 'hidden';
		};
		update();
		addEventListener( 'scroll', update );
		link.onclick = ( event ) => {
			event.preventDefault();
			// Smoothly where states.scss says so.
			scrollTo( 0, 0 );
			focusTop();
		};
		return () => removeEventListener( 'scroll', update );
	} );
