/** Inlines an SVG file of the site, so that it can inherit the text color. */
import { DeveloperError, optionsOver, requireType } from '../errors';
import { cleanSvg } from './clean';

const texts = new Map< string, Promise< string > >();

/**
 * Fetches an SVG file, once per page.
 *
 * @param  url           Same-origin URL.
 * @param  options
 * @param  options.label Accessible name. Without it, the element is hidden from assistive technology.
 * @return Resolves with a new sanitized element.
 * @throws {DeveloperError} `SVG not found.` if there is none, or on another host.
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
