/**
 * Leads to the target of the page's hash: opens what hides it, and scrolls to it once it is shown. Panels of other code are opened by the buttons or tabs
 * that control them, perhaps not before their own script has run. Titles that are pressed stay where they are while others close.
 */
import type {} from '../client/dom/reveal';

let held: Element | null | undefined;
let top = 0;
let scrolled = NaN;

/* What opens or closes above a target, or a title that was pressed, moves it; browsers that anchor scrolling do not see to all of that. */
function hold() {
	if ( held && scrollY === scrolled ) {
		scrollBy( {
			top: held.getBoundingClientRect().top - top,
			behavior: 'instant',
		} );
	}
	top = held?.getBoundingClientRect().top ?? 0;
	scrolled = scrollY;
}

function begin( element?: Element | null ) {
	held = element;
	top = held?.getBoundingClientRect().top ?? 0;
	scrolled = scrollY;
}

function lead( tries = 30 ) {
	// By the id as it stands, then decoded. The parser may not have come to it.
	const target = document.querySelector( ':target' );
	begin( target );
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
for ( const name of [ 'keydown', 'pointerdown', 'wheel' ] ) {
	addEventListener(
		name,
		( { target } ) =>
			begin(
				( target as Partial< Element > ).closest?.(
					'summary,h2,h3,h4,h5,h6'
				)
			),
		{ passive: true }
	);
}
addEventListener( 'scroll', hold, { passive: true } );
new ResizeObserver( hold ).observe( document.body );
// A link to the page's present hash changes nothing.
addEventListener( 'click', ( { target, defaultPrevented } ) =>
	setTimeout(
		() =>
			// What prevents a click has its own use of it. Some scripts click the document.
			defaultPrevented ||
			( ( target as Partial< Element > ).closest?.( 'a' )?.href ===
				location.href &&
				lead() )
	)
);
lead();
