/** URLs of a gallery's links. */
import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { current, subscribe } from '../../../src/client/address/address';
import { pairs } from '../../../src/client/address/grammar';
import { urlForState, type State } from '../data/address';
import type { Props } from '../props';

export type LinkTo = ( state: State ) => string;

const query = () => current().search;

/** Other parameters of the current URL are kept, because other parts of the page may use them. */
export function useLinks( { instance, tracking }: Props ): LinkTo {
	const search = useSyncExternalStore( subscribe, query, query );
	return useMemo( () => {
		const at = {
			pathname: location.pathname,
			search: withoutTracking( search, tracking ),
		};
		return ( state ) => urlForState( instance, state, at );
	}, [ instance, search, tracking ] );
}

/**
 * Removes tracking parameters from a query, so that copied links do not contain them.
 * @param search   `location.search`.
 * @param tracking Names of parameters; a trailing `*` is a wildcard.
 */
export const withoutTracking = ( search: string, tracking: string[] ) =>
	pairs( search )
		.filter(
			( [ name ] ) =>
				! tracking.some( ( known ) =>
					known.endsWith( '*' )
						? name.startsWith( known.slice( 0, -1 ) )
						: name === known
				)
		)
		.map( ( [ , , sent ] ) => sent )
		.join( '&' );
