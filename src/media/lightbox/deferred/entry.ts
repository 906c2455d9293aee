/** A link of the page as a slide of the viewer. */
import type { Parameters } from '../../../client/address/grammar';
import type { Entry } from '../../viewer/entry';
import { elementFor, fetchedFor } from './content';
import type { Place } from './places';
import { kindOf, sourceOf } from './source';

const CAPTIONED = 'figure,.gallery-item,.wp-caption';
const CAPTION = 'figcaption,.gallery-caption,.wp-caption-text';

const CONTENT: Partial<
	Record<
		Entry[ 'kind' ],
		( address: string ) => NonNullable< Entry[ 'content' ] >
	>
> = { inline: elementFor, html: fetchedFor };

const BREAK = /^(br|dd|div|dt|h\d|li|p)$/i;

function textOf( node: Node ): string {
	const text =
		node.nodeType === Node.TEXT_NODE
			? node.textContent
			: [ ...node.childNodes ].map( textOf ).join( '' );
	return BREAK.test( node.nodeName ) ? ` ${ text } ` : ( text ?? '' );
}

/** Collapses whitespace. */
const wordsOf = ( element?: Element | null ) =>
	element ? textOf( element ).replace( /\s+/g, ' ' ).trim() : '';

/** `clicked` is the element that the user has activated, of those of the slide; `addressOf` returns parameters of the page's address with that slide open. */
export function entryOf(
	{ links, name }: Place,
	clicked: HTMLAnchorElement | undefined,
	addressOf: ( name: string ) => Parameters
): Entry {
	const link = clicked ?? links[ 0 ];
	if ( ! link ) {
		throw new Error( `No link leads to ${ name }.` );
	}
	const kind = kindOf( link );
	const src = sourceOf( link );
	const thumbnail = link.querySelector( 'img' );
	const caption = link.closest( CAPTIONED )?.querySelector( CAPTION );
	const given =
		link.getAttribute( 'data-elementor-lightbox-title' ) || link.title;
	const words = wordsOf( caption );
	const title = given || words || thumbnail?.alt || wordsOf( link );
	return {
		id: name,
		kind,
		src,
		title,
		titled: given || ! words ? undefined : caption,
		caption:
			link.getAttribute( 'data-elementor-lightbox-description' ) ?? '',
		link: kind === 'inline' ? '' : src,
		alt: thumbnail?.alt || title,
		thumbnail,
		poster: thumbnail
			? { src: thumbnail.currentSrc || thumbnail.src, srcset: '' }
			: undefined,
		content: CONTENT[ kind ]?.( src ),
		address: () => addressOf( name ),
		opener: () => link,
	};
}
