/**
 * Sanitizes fetched markup by an allow-list. The copy is built of new elements, one by one, and never by parsing, so that it cannot mutate into
 * something else when it is parsed again. Omits everything not listed: scripts and the like with their content, of unknown elements only the tags.
 */
import { webAddress } from '../embed/embed';

const ELEMENTS = new Set(
	'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr'.split(
		' '
	)
);

const WITHOUT_CONTENT = new Set(
	'applet base button datalist embed form frame frameset iframe input link math meta noscript object optgroup option select script style svg template textarea title'.split(
		' '
	)
);

const ATTRIBUTES = new Set(
	'alt class colspan controls datetime dir headers height lang open reversed role rowspan scope sizes span srcset start title value width'.split(
		' '
	)
);

const ADDRESSES = /^(cite|href|poster|src)$/;

const HTML = 'http://www.w3.org/1999/xhtml';

/** Contents of an element or a fragment. */
export function clean( from: Node ): DocumentFragment {
	const copy = document.createDocumentFragment();
	copy.append( ...[ ...from.childNodes ].flatMap( copied ) );
	return copy;
}

function copied( node: Node ): Node[] {
	if ( node.nodeType === Node.TEXT_NODE ) {
		return [ document.createTextNode( node.textContent ?? '' ) ];
	}
	const name = node.nodeName.toLowerCase();
	if (
		! isElement( node ) ||
		node.namespaceURI !== HTML ||
		WITHOUT_CONTENT.has( name )
	) {
		return [];
	}
	const content = clean( node );
	if ( ! ELEMENTS.has( name ) ) {
		return [ content ];
	}
	const element = document.createElement( name );
	for ( const { name: attribute, value } of node.attributes ) {
		const safe = safeValue( attribute, value, node.baseURI );
		if ( safe !== undefined ) {
			element.setAttribute( attribute, safe );
		}
	}
	element.append( content );
	return [ element ];
}

const isElement = ( node: Node ): node is Element =>
	node.nodeType === Node.ELEMENT_NODE;

function safeValue(
	name: string,
	value: string,
	base: string
): string | undefined {
	if ( ADDRESSES.test( name ) ) {
		const calls = name === 'href' && /^\s*(mailto|tel):/i.test( value );
		return calls ? value : webAddress( value, base ) || undefined;
	}
	return ATTRIBUTES.has( name ) || /^aria-[a-z]+$/.test( name )
		? value
		: undefined;
}
