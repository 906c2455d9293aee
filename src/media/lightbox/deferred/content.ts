/** Other content of links than images, frames and videos: an element of the page, or a part of another page of the site. */
import { targetOf } from '../../../client/dom/target';
import { foreignHost, webAddress } from '../../../client/embed/embed';
import type { Entry } from '../../viewer/entry';

type Content = NonNullable< Entry[ 'content' ] >;

/** An element of the page; a hidden one is made visible while it is shown, and a template's content is cloned. */
export const elementFor =
	( address: string ): Content =>
	async ( signal ) => {
		const element = targetOf( document, new URL( address ).hash );
		if ( element instanceof HTMLTemplateElement ) {
			return document.importNode( element.content, true );
		}
		if ( element instanceof HTMLElement ) {
			const { hidden, style } = element;
			const { display } = style;
			element.hidden = false;
			style.display = display === 'none' ? '' : display;
			signal.addEventListener( 'abort', () => {
				element.hidden = hidden;
				style.display = display;
			} );
		}
		return element;
	};

/** Part of another page of this site, by its hash; its main element, or all of it. */
export const fetchedFor =
	( address: string ): Content =>
	async ( signal ) => {
		if ( foreignHost( address ) ) {
			throw new Error( `${ address } is on another host.` );
		}
		const response = await fetch( address, {
			signal,
			mode: 'same-origin',
		} );
		if ( ! response.ok ) {
			throw new Error( `${ address } answers ${ response.status }.` );
		}
		const page = new DOMParser().parseFromString(
			await response.text(),
			'text/html'
		);
		const { hash } = new URL( address );
		const part = hash
			? targetOf( page, hash )
			: ( page.querySelector( 'main' ) ?? page.body );
		// URLs are resolved here: a policy may forbid a `base` element.
		for ( const element of part?.querySelectorAll( '*' ) ?? [] ) {
			for ( const name of [ 'cite', 'href', 'poster', 'src' ] ) {
				const url = webAddress(
					element.getAttribute( name ) ?? '',
					response.url || address
				);
				if ( url && element.hasAttribute( name ) ) {
					element.setAttribute( name, url );
				}
			}
		}
		return part;
	};
