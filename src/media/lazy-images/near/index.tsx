/** Brings pictures when they are near the window: backgrounds of groups and covers, and those that an image CDN sizes. Loaded on pages that have any. */
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
