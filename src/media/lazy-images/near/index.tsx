/** Loads deferred images near the viewport: backgrounds of groups and covers, and images that an image CDN resizes. Enqueued only on pages that have any. */
import { bring, LATE } from '../load-image';
import './lazy-images.scss';

const MARGIN = '200px';

const observer = new IntersectionObserver(
	( entries ) => {
		for ( const { target, isIntersecting } of entries ) {
			if ( isIntersecting ) {
				observer.unobserve( target );
				bring( target );
			}
		}
	},
	{ rootMargin: MARGIN }
);

const watch = ( within: ParentNode ) =>
	within
		.querySelectorAll( LATE )
		.forEach( ( element ) => observer.observe( element ) );

new MutationObserver( ( records ) => {
	for ( const added of records.flatMap( ( { addedNodes } ) => [
		...addedNodes,
	] ) ) {
		if ( added instanceof Element ) {
			if ( added.matches( LATE ) ) {
				observer.observe( added );
			}
			watch( added );
		}
	}
} ).observe( document.documentElement, { childList: true, subtree: true } );
watch( document );

window.addEventListener( 'beforeprint', () =>
	document.querySelectorAll( LATE ).forEach( bring )
);
