/**
 * The history's entries of what is open: one is added when something opens and taken away exactly once when it closes.
 *
 * The trouble it prevents: when Back closed it, the entry is gone already, and going back again would leave the page. When a
 * button closed it, the entry must go; but going back one step is not enough where a frame in it has added steps of its own. And
 * going back takes a while, in which a new entry would be swallowed.
 *
 * An entry is known by its name in the history's state, beside whatever core and others keep there.
 */
const KEY = 'frontageOverlays';
const PATIENCE_MS = 500;

export interface Entry {
	name: string;
	/** It is `coming` until an earlier way back has arrived. */
	state: 'coming' | 'there' | 'left';
}

let way: Promise< unknown > | undefined;
let last = 0;

const namesIn = ( state: unknown ): string[] => {
	const names =
		typeof state === 'object' && state !== null && KEY in state
			? state[ KEY ]
			: [];
	return Array.isArray( names ) ? names : [];
};

const nameFor = () => `${ Date.now() }-${ ( last += 1 ) }`;

/** Whether the present entry was made for something that was open, in this life of the page or before a reload. */
export const isOnEntry = (): boolean => namesIn( history.state ).length > 0;

/**
 * Adds an entry.
 *
 * @param url     Its address.
 * @param isThere Whether it is there already, and is only known again.
 */
export function enter( url: string, isThere: boolean ): Entry {
	const names = namesIn( history.state );
	const known = isThere ? names.at( -1 ) : undefined;
	if ( known ) {
		return { name: known, state: 'there' };
	}
	const entry: Entry = { name: nameFor(), state: 'coming' };
	const add = () => {
		if ( entry.state === 'left' ) {
			return;
		}
		history.pushState(
			{
				...history.state,
				[ KEY ]: [ ...namesIn( history.state ), entry.name ],
			},
			'',
			url
		);
		entry.state = 'there';
	};
	if ( way ) {
		way.then( add );
	} else {
		add();
	}
	return entry;
}

/** Whether the history stands on this entry, or on one above it. */
export const isEntered = ( { name, state }: Entry ): boolean =>
	state === 'coming' || namesIn( history.state ).includes( name );

/** Gives an entry another address. Safari takes a hundred in ten seconds; who goes on that fast is not stopped by it. */
export function rename( entry: Entry, url: string ): void {
	if ( entry.state === 'there' && isEntered( entry ) ) {
		try {
			history.replaceState( { ...history.state }, '', url );
		} catch {
			// The address stays behind until the next one.
		}
	}
}

/** Takes an entry away, if it is still there. */
export function leave( entry: Entry ): void {
	const wasThere = entry.state === 'there' && isEntered( entry );
	entry.state = 'left';
	if ( ! wasThere ) {
		return;
	}
	const names = namesIn( history.state );
	const going = goBack( names.length - names.indexOf( entry.name ) );
	way = going;
	going.then( () => {
		if ( way === going ) {
			way = undefined;
		}
	} );
}

/** The Navigation API counts the page's own entries only; the history also those of frames, which are gone by now. */
function goBack( steps: number ): Promise< unknown > {
	const { navigation }: { navigation?: Navigation } = window;
	const at = navigation?.currentEntry?.index ?? -1;
	const before = navigation?.entries()[ at - steps ];
	if ( navigation && before ) {
		const { finished } = navigation.traverseTo( before.key );
		return Promise.resolve( finished ).catch( () => {} );
	}
	return new Promise< void >( ( resolve ) => {
		const done = () => resolve();
		window.addEventListener( 'popstate', done, { once: true } );
		setTimeout( done, PATIENCE_MS );
		history.go( -steps );
	} );
}

/**
 * Calls back whenever the history may stand on another entry.
 *
 * @param callback Called without arguments.
 */
export function follow( callback: () => void ): void {
	window.addEventListener( 'popstate', callback );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			callback();
		}
	} );
}
