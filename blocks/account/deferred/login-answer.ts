/** Parses the response of wp-login.php. */
export type Answer =
	/** Logged in, or redirected: URL of the next page. */
	| { kind: 'in'; url: string }
	/** Login refused; `isWrong` if the user name or password is incorrect. */
	| { kind: 'refused'; words: ( Node | string )[]; isWrong: boolean }
	/** The login has to continue on the site's own page. */
	| { kind: 'elsewhere' }
	/** No response. */
	| { kind: 'unreachable' };

/** Gateway errors: the response is not from WordPress. */
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
	// WordPress's error page (`wp_die()`) also has no form to fill in.
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

/** Text, links and line breaks of foreign HTML, without any other markup. */
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
