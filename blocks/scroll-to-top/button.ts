/** Shows the button after the page is scrolled, and scrolls to the top. */
import { behavior } from '../../src/client/behavior/behavior';
import { focusTop } from '../../src/client/viewport/focus-top';
import { addSentinel } from '../../src/client/viewport/sentinel';

export const leadToTop = () =>
	behavior( 'scroll-to-top', {}, ( link ) => {
		const header = document.querySelector< HTMLElement >(
			'[data-frontage-header],header'
		);
		// Default without a header: 300.
		const distance = ( header?.offsetHeight ?? 200 ) + 100;
		// Its bottom leaves the window when the page is scrolled by this distance.
		const sentinel = addSentinel();
		sentinel.style.height = `${ distance }px`;
		const observer = new IntersectionObserver(
			() => {
				link.dataset.state =
					sentinel.getBoundingClientRect().bottom < 0
						? 'shown'
						: 'hidden';
			},
			// Wide margin, because the page may be scrolled horizontally.
			{ root: document, rootMargin: '0px 99999px' }
		);
		observer.observe( sentinel );
		link.onclick = ( event ) => {
			event.preventDefault();
			// Smooth scrolling is defined in states.scss.
			scrollTo( 0, 0 );
			focusTop();
		};
		return () => {
			observer.disconnect();
			sentinel.remove();
		};
	} );
