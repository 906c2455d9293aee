/** The services' addresses, with a page's title and address in them. links.php is its twin. */
import { encode } from '../../../src/client/address/grammar';
import { changedServices } from '../services';
import { page, word, type About } from './about';

export const services = changedServices( page().services );

/** Address at which a service takes a page; '' for an unknown service. */
export function linkTo(
	key: string,
	{ url, title }: Pick< About, 'url' | 'title' >,
	instance = instanceOf( key )
): string {
	const { redirect_url: redirect, bookmarklet_url: bookmarklet } =
		services[ key ] ?? {};
	const values: Record< string, string > = {
		instance,
		url: encode( url ),
		title: encode( title ),
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
