/** Addresses of the admin and of REST routes. */
import { addQueryArgs, getQueryArg } from '@wordpress/url';

/** `withQuery( 'edit.php', { post_type: 'page' } )`, encoded. */
export const withQuery: (
	address: string,
	query: Record< string, unknown >
) => string = addQueryArgs;

export const queryOfPage = ( name: string ) =>
	getQueryArg( window.location.href, name );
