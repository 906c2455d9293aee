/** The addresses that a gallery's links lead to. */
import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { current, subscribe } from '../../../src/client/address/address';
import { pairs } from '../../../src/client/address/grammar';
import { urlForState, type State } from '../data/address';
import type { Props } from '../props';

export type LinkTo = ( state: State ) => string;

const query = () => current().search;

/** The links keep what else the present address says, which another part of the page may change. */
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
 * A query without tracking parameters: a link that is copied would pass them on.
 * @param search   `location.search`.
 * @param tracking Names of parameters; `*` at the end stands for any further characters.
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
