/** Parses the response to a submitted comment. The response is an HTML page from core, a theme, a plugin or a proxy, so nothing in it is trusted. */
export interface Answer {
	/** Final URL after redirects. */
	url: string;
	redirected: boolean;
	status: number;
	html: string;
}

/** A fragment of the site's message: text, or a link. */
export interface Piece {
	text: string;
	href?: string;
}

/** Accepted; `waits` means that it is held for moderation. */
export interface Accepted {
	kind: 'accepted';
	id: string;
	waits: boolean;
	page: Document;
	url: string;
}

export type Outcome =
	| Accepted
	/** Accepted, with a redirect to another page. */
	| { kind: 'elsewhere'; url: string }
	| { kind: 'refused'; message: Piece[]; status: number }
	| { kind: 'unclear' };

const LONGEST = 1000;

export function outcomeOf( {
	url,
	redirected,
	status,
	html,
}: Answer ): Outcome {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const address = new URL( url );
	const id = address.searchParams.get( 'frontage-comment' ) ?? '';
	if ( redirected && /^[1-9]\d*$/.test( id ) ) {
		const waits = address.searchParams.get( 'unapproved' ) === id;
		address.searchParams.delete( 'frontage-comment' );
		address.hash = `comment-${ id }`;
		return { kind: 'accepted', id, waits, page, url: address.href };
	}
	if ( redirected && status < 300 ) {
		return { kind: 'elsewhere', url };
	}
	const died = page.querySelector( '.wp-die-message' );
	const message = died ? piecesOf( died, url ) : [];
	return message.length > 0
		? { kind: 'refused', message, status }
		: { kind: 'unclear' };
}

const IS_NO_TEXT = /^(script|style|template|noscript|iframe|svg)$/;
const STANDS_ALONE = /^(p|li|br|div|ul|ol)$/;

/** Text, and links to pages; all other markup is removed. */
export function piecesOf( element: Element, base: string ): Piece[] {
	const pieces: Piece[] = [];
	let left = LONGEST;
	const add = ( words: string, href?: string ) => {
		const before = pieces.at( -1 )?.text ?? ' ';
		const spaced = words.replace( /\s+/g, ' ' );
		const text = (
			before.endsWith( ' ' ) ? spaced.trimStart() : spaced
		).slice( 0, left );
		left -= text.length;
		if ( text ) {
			pieces.push( href ? { text, href } : { text } );
		}
	};
	const visit = ( node: Node ) => {
		if ( ! ( node instanceof Element ) ) {
			add(
				node.nodeType === Node.TEXT_NODE ? ( node.nodeValue ?? '' ) : ''
			);
			return;
		}
		const { localName } = node;
		const href = localName === 'a' ? webAddress( node, base ) : undefined;
		if ( href ) {
			add( node.textContent ?? '', href );
		} else if ( ! IS_NO_TEXT.test( localName ) ) {
			const space = STANDS_ALONE.test( localName ) ? ' ' : '';
			add( space );
			node.childNodes.forEach( visit );
			add( space );
		}
	};
	visit( element );
	while ( pieces.at( -1 )?.text === ' ' ) {
		pieces.pop();
	}
	return pieces;
}

function webAddress( link: Element, base: string ): string | undefined {
	try {
		const { protocol, href } = new URL(
			link.getAttribute( 'href' ) ?? 'none:',
			base
		);
		return /^https?:$/.test( protocol ) ? href : undefined;
	} catch {
		return undefined;
	}
}
