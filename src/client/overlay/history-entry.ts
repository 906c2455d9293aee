/**
 * History entries of open overlays: one is pushed on opening and removed exactly once on closing. If Back closed the overlay, the history entry is gone
 * already, and going back again would leave the page. If a button closed it, the history entry must be removed, and going back one step is not enough if
 * a frame inside has added history entries.
 */
import { back, covers, push, replaceOnEntry } from '../address/address';
import type { Parameters } from '../address/grammar';
import { nextFrame } from '../trigger/next-frame';

export interface OverlayEntry {
	name: string;
	state: 'coming' | 'there' | 'left';
	parameters: Parameters;
	cancel: () => void;
}

let last = 0;

const newName = () => `${ Date.now() }-${ ( last += 1 ) }`;

/** Pushes a history entry after the overlay is painted: the browser needs milliseconds for it. With `known`, reached by Forward or a reload, none is pushed. */
export function enter( parameters: Parameters, known?: string ): OverlayEntry {
	const entry: OverlayEntry = {
		name: known ?? newName(),
		state: known ? 'there' : 'coming',
		parameters,
		cancel: () => {},
	};
	if ( ! known ) {
		nextFrame().then( () => {
			if ( entry.state === 'coming' ) {
				entry.cancel = push( entry.parameters, {
					cover: entry.name,
					onWritten: () => ( entry.state = 'there' ),
				} );
			}
		} );
	}
	return entry;
}

/** Whether this history entry, or one above it, is current. */
export const isEntered = ( { name, state }: OverlayEntry ): boolean =>
	state === 'coming' || covers().includes( name );

const isWritten = ( entry: OverlayEntry ) =>
	entry.state === 'there' && isEntered( entry );

/** Changes the address of a history entry. */
export function rename( entry: OverlayEntry, parameters: Parameters ): void {
	entry.parameters = parameters;
	if ( isWritten( entry ) ) {
		replaceOnEntry( parameters );
	}
}

/** Removes a history entry, if it still exists. */
export function leave( entry: OverlayEntry ): void {
	const wasThere = isWritten( entry );
	entry.state = 'left';
	entry.cancel();
	if ( wasThere ) {
		back( covers().length - covers().indexOf( entry.name ) );
	}
}
