/**
 * Leads to the target of the page's hash: opens what hides it, and scrolls to it once it is shown. Panels of other code are opened by the buttons or tabs
 * that control them, perhaps not before their own script has run. Titles that are pressed stay where they are while others close.
 */
import type {} from '../client/dom/reveal';

function lead( tries = 30 ) {
	// By the id as it stands, then decoded. The parser may not have come to it.
	const target = document.querySelector( ':target' );
	if ( location.hash && tries && ! target?.checkVisibility() ) {
		setTimeout( () => {
			target?.scrollIntoView();
			lead( tries - 1 );
		}, 99 );
	}
	// As reveal() does, which would need the runtime.
	target?.dispatchEvent(
		new CustomEvent( 'frontage-reveal', { bubbles: true } )
	);
}

addEventListener( 'frontage-reveal', ( { target } ) => {
	for ( const part of document.querySelectorAll< HTMLElement >(
		'details,[hidden=until-found],[aria-expanded=false],[aria-selected=false]'
	) ) {
		const id = part.getAttribute( 'aria-controls' ) ?? '';
		const panel = document.getElementById( id ) ?? part;
		if ( panel.contains( target as Element ) ) {
			if ( 'open' in part ) {
				part.open = true;
			} else if ( part.hidden ) {
				// As browsers do for find-in-page, also in those that don't.
				part.dispatchEvent( new Event( 'beforematch' ) );
				part.hidden = false;
			} else if ( ! ( target as Element ).checkVisibility() ) {
				part.click();
			}
		}
	}
} );
addEventListener( 'hashchange', () => lead() );

addEventListener( 'click', ( { target, defaultPrevented } ) => {
	// Some scripts click the document.
	const element = target as Partial< HTMLElement >;
	// A title is held for some frames, or until somebody scrolls.
	const title = element.closest?.< HTMLElement >( 'summary' );
	const topOf = () => title?.getBoundingClientRect().top ?? 0;
	const top = topOf();
	let scrolled = scrollY;
	let frames = 60;
	const hold = () => {
		if ( title?.offsetParent && frames-- && scrolled === scrollY ) {
			scrollBy( { top: topOf() - top, behavior: 'instant' } );
			scrolled = scrollY;
			requestAnimationFrame( hold );
		}
	};
	hold();
	setTimeout(
		() =>
			// What prevents a click has its own use of it. A link to the page's present hash changes nothing.
			defaultPrevented ||
			( element.closest?.( 'a' )?.href === location.href && lead() )
	);
} );
lead();
