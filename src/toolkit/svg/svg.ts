/** A drawing of the site's own media, in the page, where it takes the text's color. */
import { DeveloperError, optionsOver, requireType } from '../errors';
import { cleanSvg } from './clean';

const texts = new Map< string, Promise< string > >();

/**
 * Fetches an SVG file, once on a page.
 *
 * @param  url           Of the site's own host.
 * @param  options
 * @param  options.label Its name, for those who don't see it. Without, it is hidden from them.
 * @return Resolves with a new element, without scripts, handlers and what is not of the drawing.
 * @throws {DeveloperError} `SVG not found.` where there is none, or on another host.
 */
export async function svg(
	url: string,
	options?: { label?: string }
): Promise< SVGSVGElement > {
	requireType( 'url', url, 'string' );
	const { label } = optionsOver( { label: '' }, options );
	let cause: unknown;
	try {
		const element = cleanSvg( await textOf( url ) );
		if ( element ) {
			if ( label ) {
				element.setAttribute( 'role', 'img' );
				element.setAttribute( 'aria-label', label );
			} else {
				element.setAttribute( 'aria-hidden', 'true' );
			}
			return element;
		}
	} catch ( error ) {
		cause = error;
	}
	throw new DeveloperError( 'svg', 'SVG not found.', { cause } );
}

function textOf( url: string ): Promise< string > {
	const { href, origin } = new URL( url, document.baseURI );
	if ( origin !== window.location.origin ) {
		return Promise.reject( new Error( `${ origin } is another host.` ) );
	}
	let text = texts.get( href );
	if ( ! text ) {
		text = fetched( href );
		texts.set( href, text );
		text.catch( () => texts.delete( href ) );
	}
	return text;
}

async function fetched( href: string ): Promise< string > {
	const response = await fetch( href, { mode: 'same-origin' } );
	if ( ! response.ok ) {
		throw new Error( String( response.status ) );
	}
	return response.text();
}
