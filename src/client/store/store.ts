/**
 * Expiring storage in the user's browser. Without available storage (private windows, exceeded quota, storage disabled) nothing is stored, and nothing
 * breaks.
 */
interface Stored {
	value: unknown;
	/** Milliseconds since 1970. */
	expires: number;
}

// Increase the version when the format of the stored data changes, so that old data is never read as new.
const PREFIX = 'frontage:1:';

/**
 * Reads a value that has not expired; otherwise returns undefined and removes it. The caller checks the value's shape: the user, or another script, can
 * have written anything.
 */
export function read( key: string ): unknown {
	const stored: Partial< Stored > | null | undefined = attempt( () =>
		JSON.parse( window.localStorage.getItem( PREFIX + key ) ?? 'null' )
	);
	if ( Number( stored?.expires ) > Date.now() ) {
		return stored?.value;
	}
	remove( key );
	return undefined;
}

/** Stores a JSON value for a number of seconds. */
export function write( key: string, value: unknown, seconds: number ): void {
	const stored: Stored = { value, expires: Date.now() + seconds * 1000 };
	attempt( () =>
		window.localStorage.setItem( PREFIX + key, JSON.stringify( stored ) )
	);
}

/** Removes the value of this key. */
export function remove( key: string ): void {
	attempt( () => window.localStorage.removeItem( PREFIX + key ) );
}

/** All keys with this prefix, including expired ones. */
export const keys = ( start: string ): string[] =>
	attempt( () =>
		Object.keys( window.localStorage )
			.filter( ( key ) => key.startsWith( PREFIX + start ) )
			.map( ( key ) => key.slice( PREFIX.length ) )
	) ?? [];

/** Every access to storage may throw, even reading the property. */
export function attempt< T >( work: () => T ): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
