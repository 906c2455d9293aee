/**
 * Hides what the visitor has dismissed before it is painted, and dismisses: dismissal.php prints it into pages with an element of
 * `data-dismissal`, once. Elements with the same hash are the same words, and dismissed together. Without storage, they come back with the next page.
 */
import { read, write } from '../../client/store/store';

const KEY = 'dismissed';
const YEAR = 31536000;
const KEPT = 50;
/** Takes the focus from a button that is gone. */
const NEXT = 'a[href],button,input,summary,h1,h2,h3,h4,h5,h6,p,li';

const root = document.documentElement;
// A stylesheet, because what it hides is not in the page yet. Policies against inline styles allow it.
const sheet = new CSSStyleSheet();
let hashes: unknown[] = [];

/** Also what was dismissed in other tabs. */
function update( ...added: unknown[] ) {
	hashes = [
		...new Set( [ added, read( KEY ) ?? [], hashes ].flat() ),
	].slice( 0, KEPT );
	sheet.replaceSync(
		hashes
			.map(
				( hash ) =>
					`:root [data-dismissal="${ CSS.escape( String( hash ) ) }"]`
			)
			.join() + '{display:none}'
	);
}

function focusAfter( element: Element ) {
	const next =
		[ ...document.querySelectorAll< HTMLElement >( NEXT ) ].find(
			( other ) =>
				element.compareDocumentPosition( other ) ===
					Node.DOCUMENT_POSITION_FOLLOWING &&
				other.checkVisibility( { visibilityProperty: true } )
		) ?? document.body;
	if ( next.tabIndex < 0 ) {
		next.tabIndex = -1;
	}
	next.focus( { preventScroll: true } );
}

// A page may hold it twice.
if ( root.dataset.dismissals === undefined ) {
	root.dataset.dismissals = '';
	document.adoptedStyleSheets.push( sheet );
	update();
	root.addEventListener( 'click', ( { target } ) => {
		const element = ( target as Element )
			.closest?.( '[data-dismiss]' )
			?.closest< HTMLElement >( '[data-dismissal]' );
		if ( element ) {
			update( element.dataset.dismissal );
			write( KEY, hashes, YEAR );
			focusAfter( element );
		}
	} );
}
