/**
 * Lets sections below the window wait for the visitor, and enter with their animation once. It hides nothing before its observer runs, and shows
 * everything for good where a visitor goes elsewhere than by scrolling.
 */
import './style/entrance.scss';
import './style/stretch.scss';

const ATTRIBUTE = 'data-frontage-entrance';

const sections = document.querySelectorAll( `[${ ATTRIBUTE }]` );

const observer = new IntersectionObserver( ( entries ) => {
	for ( const { target, isIntersecting, boundingClientRect } of entries ) {
		// Without an animation on this device, or with reduced motion, nothing waits.
		if (
			! isIntersecting &&
			boundingClientRect.top > 0 &&
			getComputedStyle( target ).animationName !== 'none'
		) {
			target.setAttribute( ATTRIBUTE, 'waiting' );
		} else {
			observer.unobserve( target );
			target.setAttribute( ATTRIBUTE, '' );
		}
	}
} );

function showAll() {
	observer.disconnect();
	sections.forEach( ( section ) => section.removeAttribute( ATTRIBUTE ) );
}

if ( ! document.hidden && ! location.hash ) {
	sections.forEach( ( section ) => observer.observe( section ) );
	for ( const name of [
		'hashchange',
		'visibilitychange',
		'frontage-reveal',
	] ) {
		addEventListener( name, showAll, true );
	}
}
