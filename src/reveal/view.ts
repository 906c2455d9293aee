/**
 * Leads to the target of the page's hash: opens what hides it, and scrolls to it once it is shown. Panels of other code are opened by the buttons or tabs
 * that control them, perhaps not before their own script has run.
 */
import { reveal } from '../client/dom/reveal';

function lead( tries = 30 ) {
	// By the id as it stands, then decoded. The parser may not have come to it.
	const target = document.querySelector( ':target' );
	const isShown = target?.checkVisibility();
	if ( target ) {
		reveal( target );
	}
	if ( location.hash && ! isShown && tries ) {
		setTimeout( () => {
			target?.scrollIntoView();
			lead( tries - 1 );
		}, 99 );
	}
}

document.addEventListener( 'frontage-reveal', ( { target } ) => {
	const hidden = target as Element;
	for ( const button of document.querySelectorAll< HTMLElement >(
		'[aria-expanded=false],[aria-selected=false]'
	) ) {
		const panel = document.getElementById(
			button.getAttribute( 'aria-controls' ) ?? ''
		);
		if ( panel?.contains( hidden ) && ! hidden.checkVisibility() ) {
			button.click();
		}
	}
} );

addEventListener( 'hashchange', () => lead() );
// A link to the page's present hash changes nothing.
document.addEventListener( 'click', ( { target } ) =>
	setTimeout(
		() =>
			( target as Element ).closest( 'a' )?.href === location.href &&
			lead()
	)
);
lead();
