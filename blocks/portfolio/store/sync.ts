/** Shows the state that the page's address has: on a page from a cache, and after Back and Forward. */
import { current, subscribe } from '../../../src/client/address/address';
import { fingerprint, stateFromUrl } from '../data/address';
import { cancel, load, remember, replaceAddress, set, type Core } from './core';
import { supported } from './request';
import { answered } from './snapshot';

const inAddress = ( { props }: Core ) =>
	stateFromUrl( props.instance, current().search );

const inAddressAndSupported = ( core: Core ) =>
	supported( core.props, inAddress( core ) );

function showAddress( core: Core ) {
	const wanted = inAddressAndSupported( core );
	if ( fingerprint( wanted ) === fingerprint( core.snapshot.state ) ) {
		return;
	}
	remember( core );
	const known = core.lists.get( fingerprint( wanted ) );
	if ( known ) {
		cancel( core );
		set( core, answered( core.snapshot, known ) );
	} else {
		load( core, { state: wanted, appends: false } );
	}
}

/**
 * `answersTo` is the fingerprint of the state that the server rendered.
 * @return Ends it.
 */
export function syncWithAddress( core: Core, answersTo: string ): () => void {
	const end = new AbortController();
	const on = ( type: string, listener: ( event: Event ) => void ) =>
		window.addEventListener( type, listener, { signal: end.signal } );
	const { state } = core.snapshot;
	if ( fingerprint( inAddress( core ) ) !== answersTo ) {
		showAddress( core );
	} else if (
		fingerprint( inAddressAndSupported( core ) ) !== fingerprint( state )
	) {
		// The requested page no longer exists, and the server has rendered the last one.
		replaceAddress( core, state );
	}
	const unsubscribe = subscribe(
		( change ) => change === 'traversed' && showAddress( core )
	);
	on( 'beforeunload', () => ( core.isLeaving = true ) );
	on( 'pageshow', () => ( core.isLeaving = false ) );
	return () => {
		unsubscribe();
		end.abort();
		cancel( core );
	};
}
