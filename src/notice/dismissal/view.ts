/**
 * Stores what the visitor dismisses, with all elements of the same hash, and moves the focus on. head.ts loads it with the first click, and has hidden the
 * element by then.
 */
import { read, write } from '../../client/store/store';

const KEY = 'notice';
const HASH = 'data-frontage-dismissal';
const YEAR = 31536000;
/** Hashes, also of texts in other languages and of other sites on this host. */
const KEPT = 50;
const NEXT = 'a[href],button,input,summary,h1,h2,h3,h4,h5,h6,p,li';

/* An earlier version stored a single hash. */
const stored = (): unknown[] => [ read( KEY ) ?? [] ].flat();

/* At the end of the page, to what is before it. */
function focusAfter( element: Element ) {
	const seen = [ ...document.querySelectorAll< HTMLElement >( NEXT ) ].filter(
		( other ) => other.checkVisibility( { visibilityProperty: true } )
	);
	const next =
		seen.find(
			( other ) =>
				element.compareDocumentPosition( other ) ===
				Node.DOCUMENT_POSITION_FOLLOWING
		) ??
		seen.pop() ??
		document.body;
	if ( next.tabIndex < 0 ) {
		next.tabIndex = -1;
	}
	next.focus( { preventScroll: true } );
}

function dismiss( element: HTMLElement ) {
	const hash = element.getAttribute( HASH ) ?? '';
	const { activeElement } = document;
	document
		.querySelectorAll< HTMLElement >(
			`[${ HASH }="${ CSS.escape( hash ) }"]`
		)
		.forEach( ( each ) => ( each.hidden = true ) );
	write( KEY, [ hash, ...stored() ].slice( 0, KEPT ), YEAR );
	if (
		activeElement === document.body ||
		element.contains( activeElement )
	) {
		focusAfter( element );
	}
}

for ( const element of document.querySelectorAll< HTMLElement >(
	`[${ HASH }][hidden]`
) ) {
	if ( ! stored().includes( element.getAttribute( HASH ) ) ) {
		dismiss( element );
	}
}

addEventListener( 'click', ( { target } ) => {
	const element = ( target as Element )
		.closest?.( '[data-frontage-dismiss]' )
		?.closest< HTMLElement >( `[${ HASH }]` );
	if ( element ) {
		dismiss( element );
	}
} );
