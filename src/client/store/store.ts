/**
 * Remembers small things in a visitor's browser until they expire, and does without where the browser keeps nothing (private windows, a full quota,
 * storage switched off): then nothing is remembered, and nothing breaks.
 */
interface Entry {
	value: unknown;
	/** Milliseconds since 1970. */
	expires: number;
}

// The number goes up when entries are written in another shape, so that old ones are never read as new ones.
const PREFIX = 'frontage:1:';

/**
 * What was written under this key and has not expired; otherwise undefined, and what was there is removed. The caller checks the value's shape: the
 * visitor, or another script, can have written anything.
 */
export function read( key: string ): unknown {
	const entry: Partial< Entry > | null | undefined = attempt( () =>
		JSON.parse( window.localStorage.getItem( PREFIX + key ) ?? 'null' )
	);
	if ( Number( entry?.expires ) > Date.now() ) {
		return entry?.value;
	}
	remove( key );
	return undefined;
}

/** Remembers a JSON value for so many seconds. */
export function write( key: string, value: unknown, seconds: number ): void {
	const entry: Entry = { value, expires: Date.now() + seconds * 1000 };
	attempt( () =>
		window.localStorage.setItem( PREFIX + key, JSON.stringify( entry ) )
	);
}

/** Forgets what was written under this key. */
export function remove( key: string ): void {
	attempt( () => window.localStorage.removeItem( PREFIX + key ) );
}

/** All keys that begin so, also of what has expired. */
export const keys = ( start: string ): string[] =>
	attempt( () =>
		Object.keys( window.localStorage )
			.filter( ( key ) => key.startsWith( PREFIX + start ) )
			.map( ( key ) => key.slice( PREFIX.length ) )
	) ?? [];

/** Every touch of what a browser keeps may throw, even naming it. */
export function attempt< T >( work: () => T ): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
