/** Reads what wp-login.php has answered. */
export type Answer =
	/** Logged in, or on the way: the page that it leads to. */
	| { kind: 'in'; url: string }
	/** Not logged in; `isWrong` says that name or password are. */
	| { kind: 'refused'; words: ( Node | string )[]; isWrong: boolean }
	/** Only the site's own page can go on. */
	| { kind: 'elsewhere' }
	/** No answer. */
	| { kind: 'unreachable' };

/** What stands before the site had no answer of it. */
const GATEWAY = [ 502, 504 ];

export async function answerOf( response: Response ): Promise< Answer > {
	if ( response.redirected ) {
		return { kind: 'in', url: response.url };
	}
	if ( GATEWAY.includes( response.status ) ) {
		return { kind: 'unreachable' };
	}
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
	const error = page.querySelector( '#login_error,.wp-die-message' );
	const words = error ? wordsOf( error ) : [];
	// WordPress's page that only says why it stops asks nothing of a visitor, either.
	const isOurs =
		page.querySelector( '#loginform [name="pwd"]' ) ??
		( error?.matches( '.wp-die-message' ) && ! page.forms.length );
	return isOurs && words.length
		? {
				kind: 'refused',
				words,
				isWrong: !! error?.querySelector( '[data-frontage-wrong]' ),
			}
		: { kind: 'elsewhere' };
}

const LINE = 'br,div,li,p';

/** The words of other code's HTML, its links, and where its lines end; nothing else of it. */
function wordsOf( from: Node ): ( Node | string )[] {
	const words = [ ...from.childNodes ].flatMap( ( node ) => {
		if ( node instanceof Text ) {
			return node.data.replace( /\s+/g, ' ' );
		}
		if ( ! ( node instanceof Element ) || node.matches( 'script,style' ) ) {
			return [];
		}
		const inner = wordsOf( node );
		return [
			...( isLink( node ) ? [ linkTo( node.href, inner ) ] : inner ),
			...( node.matches( LINE ) ? [ '\n' ] : [] ),
		];
	} );
	return words.some( ( word ) => typeof word !== 'string' || word.trim() )
		? words
		: [];
}

const isLink = ( node: Element ): node is HTMLAnchorElement =>
	node instanceof HTMLAnchorElement && /^https?:$/.test( node.protocol );

function linkTo( href: string, words: ( Node | string )[] ) {
	const link = document.createElement( 'a' );
	link.href = href;
	link.append( ...words );
	return link;
}
