/**
 * The history's entries of what is open: one is added when something opens and taken away exactly once when it closes. When Back closed it, the entry
 * is gone already, and going back again would leave the page. When a button closed it, the entry must go, and going back one step is not enough where
 * a frame in it has added steps of its own.
 */
import { back, covers, push, replaceOnEntry } from '../address/address';
import type { Parameters } from '../address/grammar';
import { nextFrame } from '../trigger/next-frame';

export interface Entry {
	name: string;
	state: 'coming' | 'there' | 'left';
	parameters: Parameters;
	cancel: () => void;
}

let last = 0;

const newName = () => `${ Date.now() }-${ ( last += 1 ) }`;

/** Adds an entry, once what opens is seen: the browser takes milliseconds for it. `known` names one that Forward or a reload has led to, and none is added. */
export function enter( parameters: Parameters, known?: string ): Entry {
	const entry: Entry = {
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

/** Whether the history stands on this entry, or on one above it. */
export const isEntered = ( { name, state }: Entry ): boolean =>
	state === 'coming' || covers().includes( name );

/** Gives an entry another address. */
export function rename( entry: Entry, parameters: Parameters ): void {
	entry.parameters = parameters;
	if ( entry.state === 'there' && isEntered( entry ) ) {
		replaceOnEntry( parameters );
	}
}

/** Takes an entry away, if it is still there. */
export function leave( entry: Entry ): void {
	const wasThere = entry.state === 'there' && isEntered( entry );
	entry.state = 'left';
	entry.cancel();
	if ( wasThere ) {
		back( covers().length - covers().indexOf( entry.name ) );
	}
}
