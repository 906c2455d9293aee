/** The services' addresses, with a page's title and address in them. links.php is its twin. */
import list from '../services.json';
import { page, word, type About } from './about';

export interface Service {
	title: string;
	background_color: string;
	locale?: string;
	/** Opened in a small window. */
	redirect_url?: string;
	/** Followed. */
	bookmarklet_url?: string;
	/** Of a federated service: the host that is taken where a visitor names none. */
	instance?: string;
	icon?: string;
	/** In place of an icon. */
	letters?: string;
}

export const services: Record< string, Service > = list;

/** Where a service takes a page; '' for an unknown service. */
export function linkTo(
	key: string,
	{ url, title }: Pick< About, 'url' | 'title' >,
	instance = instanceOf( key )
): string {
	const { redirect_url: redirect, bookmarklet_url: bookmarklet } =
		services[ key ] ?? {};
	const values: Record< string, string > = {
		instance,
		url: encoded( url ),
		title: encoded( title ),
	};
	return ( redirect ?? bookmarklet ?? '' ).replace(
		/\{(\w+)\}/g,
		( _, name: string ) => values[ name ] ?? ''
	);
}

export const instanceOf = ( key: string ): string =>
	( key === 'mastodon' && page().instance ) ||
	services[ key ]?.instance ||
	'';

export const labelOf = ( key: string ): string =>
	word( key ) || services[ key ]?.title || '';

/** The services of the page's own language come first, those of other languages last. */
export function inOrderFor( language: string ): string[] {
	const rank = ( key: string ) => {
		const locale = services[ key ]?.locale;
		if ( ! locale ) {
			return 1;
		}
		return language.toLowerCase().startsWith( locale ) ? 0 : 2;
	};
	return Object.keys( services ).sort(
		( one, other ) => rank( one ) - rank( other )
	);
}

/** As PHP's rawurlencode(). */
const encoded = ( text: string ) =>
	encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
