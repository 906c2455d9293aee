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
		// Ends above the window once the page is scrolled further than that.
		const sentinel = document.createElement( 'div' );
		sentinel.setAttribute( 'data-frontage-sentinel', '' );
		sentinel.style.height = `${ distance }px`;
		document.body.append( sentinel );
		const observer = new IntersectionObserver(
			() => {
				link.dataset.state =
					sentinel.getBoundingClientRect().bottom < 0
						? 'shown'
						: 'hidden';
			},
			// Also where the page is scrolled sideways.
			{ root: document, rootMargin: '0px 99999px' }
		);
		observer.observe( sentinel );
		link.onclick = ( event ) => {
			event.preventDefault();
			// Smoothly where states.scss says so.
			scrollTo( 0, 0 );
			focusTop();
		};
		return () => {
			observer.disconnect();
			sentinel.remove();
		};
	} );
