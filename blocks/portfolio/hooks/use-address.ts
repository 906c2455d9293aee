/**
 * Writes what a gallery shows into the present address, without adding to the history.
 *
 * The trouble it prevents: an answer may come when an item has been opened over the gallery, on an entry of its own. Closed, the
 * visitor is back on the entry below, which knows nothing of it, and what has come would be taken for another state and vanish. So the
 * address is owed until that entry is reached again, and written there before anybody compares.
 */
import { useRef } from '@wordpress/element';
import {
	address,
	asked,
	askedItem,
	fingerprint,
	itemAddress,
	type State,
} from '../../../src/gallery/address';
import { isOnEntry } from '../../../src/overlay/entries';

interface Owed {
	state: State;
	/** Fingerprint of what the address said; where it says something else, the visitor has gone elsewhere. */
	inPlaceOf: string;
}

/**
 * @param instance The gallery's name within the page.
 */
export function useAddress( instance: string ) {
	const owed = useRef< Owed | null >( null );
	const said = () => fingerprint( asked( instance, location.search ) );

	return {
		/** From now on the address is to say this. */
		owe( state: State ) {
			owed.current = {
				state,
				inPlaceOf: owed.current?.inPlaceOf ?? said(),
			};
		},
		/** Writes what is owed. */
		settle() {
			if ( ! owed.current ) {
				return;
			}
			const { state, inPlaceOf } = owed.current;
			const isOver = isOnEntry();
			if ( isOver || said() === inPlaceOf ) {
				replace( instance, state );
			}
			if ( ! isOver ) {
				owed.current = null;
			}
		},
	};
}

/** The item that is open over the gallery stays in the address. */
function replace( instance: string, state: State ) {
	const [ pathname = '', query = '' ] = address(
		instance,
		state,
		location
	).split( '?' );
	rewrite(
		itemAddress( instance, askedItem( instance, location.search ), {
			pathname,
			search: query,
		} )
	);
}

/**
 * Gives the present entry another address.
 *
 * @param url The address.
 */
export function rewrite( url: string ): void {
	try {
		history.replaceState( { ...history.state }, '', url );
	} catch {
		// Safari refuses more than a hundred in ten seconds; the next one says it all.
	}
}
