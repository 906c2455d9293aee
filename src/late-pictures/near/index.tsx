/** Brings pictures when they are near the window: backgrounds of groups and covers, and those that an image CDN sizes. Loaded on pages that have any. */
import { bring, LATE } from '../bring';
import './late-pictures.scss';

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

/** What is loaded into the page later stands somewhere in what is added. */
new MutationObserver( ( records ) => {
	for ( const { target, addedNodes } of records ) {
		if ( addedNodes.length && target instanceof Element ) {
			watch( target );
		}
	}
} ).observe( document.documentElement, { childList: true, subtree: true } );
watch( document );

window.addEventListener( 'beforeprint', () =>
	document.querySelectorAll( LATE ).forEach( bring )
);
