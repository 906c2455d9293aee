/**
 * Writes the page's address for all parts on it, one after the other, so that none overwrites what another has written.
 *
 * - A change that an entry lacks is pending until it is written there: what is shown while a dialog covers the page belongs to
 *   the entry below the dialog's as well, and Safari refuses more than a hundred writes in ten seconds.
 * - An entry that is pushed while the history is still going back would be swallowed; it waits.
 * - `current()` has all of that, whether it is written or not. Who compares reads it, not `location`.
 */
import { nextFrame } from '../trigger/next-frame';
import { valueOf, withParameters, type Parameters } from './grammar';

/** Names of what covers the page on an entry, in its state beside what core and others keep there. */
const COVERS = 'frontageOverlays';
const TRAVERSAL_TIMEOUT_MS = 500;

type Change = 'written' | 'traversed';

interface Entry {
	parameters: Parameters;
	cover?: string;
	onWritten?: () => void;
}

interface Pending {
	parameters: Parameters;
	/** What the address said of them before; where it says something else, the visitor has gone elsewhere. */
	before: Parameters;
}

/** By the names of the parameters: a part replaces all of its own at once. */
const pending = new Map< string, Pending >();
const entries: Entry[] = [];
const subscribers = new Set< ( change: Change ) => void >();
let traversal: Promise< void > | undefined;

/** What covers the page on the present entry, the topmost last: in this life of the page, or before a reload. */
export function covers(): string[] {
	const names: unknown = Object( history.state )[ COVERS ];
	return Array.isArray( names ) ? names : [];
}

/** The address as all parts want it. */
export const current = (): Pick< Location, 'pathname' | 'search' > => ( {
	pathname: location.pathname,
	search: withAll( [ ...pending.values(), ...entries ] ),
} );

/**
 * Puts parameters in place of what the address says of them, without adding to the history; also on the entry below what covers the page.
 * @param changes All parameters of a part that this can change, each time.
 */
export function replace( changes: Parameters ): void {
	const key = Object.keys( changes ).join();
	pending.set( key, {
		parameters: changes,
		before: pending.get( key )?.before ?? valuesOf( changes ),
	} );
	writePending();
	notify( 'written' );
}

/** The same, but for the present entry only. */
export function replaceOnEntry( changes: Parameters ): void {
	write( 'replaceState', withParameters( location.search, changes ) );
	notify( 'written' );
}

/** The same, and nothing covers the page there any more: what the entry was made for does not exist. */
export function disown( changes: Parameters ): void {
	const search = withParameters( location.search, changes );
	write( 'replaceState', search, { [ COVERS ]: [] } );
	notify( 'written' );
}

/**
 * Adds an entry to the history; returns what cancels it while it is not written. `cover` names what covers the page there; `onWritten` is called when it
 * is written: at once, or when the history has gone back.
 */
export function push(
	changes: Parameters,
	options: Pick< Entry, 'cover' | 'onWritten' > = {}
): () => void {
	const entry = { parameters: changes, ...options };
	entries.push( entry );
	writeEntries();
	return () => {
		if ( entries.includes( entry ) ) {
			entries.splice( entries.indexOf( entry ), 1 );
		}
	};
}

/** Goes back so many entries of this page. */
export function back( steps: number ): void {
	const going = traverse( steps );
	traversal = going;
	going.then( () => {
		if ( traversal === going ) {
			traversal = undefined;
			writeEntries();
		}
	} );
}

/** Resolves when the history stands still, and the browser has scrolled to where that leads. */
export async function settled(): Promise< void > {
	while ( traversal ) {
		await traversal;
		await nextFrame();
	}
}

/**
 * Calls back after the address has changed: `written` by a part, or `traversed` by the visitor to another entry.
 * @param callback Reads `current()`.
 * @return Ends it.
 */
export function subscribe( callback: ( change: Change ) => void ): () => void {
	subscribers.add( callback );
	return () => subscribers.delete( callback );
}

const notify = ( change: Change ) =>
	[ ...subscribers ].forEach( ( callback ) => callback( change ) );

const withAll = ( changes: { parameters: Parameters }[] ) =>
	changes.reduce( ( query, { parameters } ) => {
		const isThere = Object.entries( parameters ).every(
			( [ name, value ] ) => valueOf( query, name ) === value
		);
		return isThere ? query : withParameters( query, parameters );
	}, location.search );

const valuesOf = ( changes: Parameters ): Parameters =>
	Object.fromEntries(
		Object.keys( changes ).map( ( name ) => [
			name,
			valueOf( location.search, name ),
		] )
	);

function writePending() {
	const isWritten = write(
		'replaceState',
		withAll( [ ...pending.values() ] )
	);
	if ( isWritten && ! covers().length ) {
		pending.clear();
	}
}

function writeEntries() {
	while ( ! traversal && entries.length ) {
		writePending();
		const search = withAll( [
			...pending.values(),
			...entries.slice( 0, 1 ),
		] );
		const { cover, onWritten } = entries.shift() ?? {};
		const isWritten = write(
			'pushState',
			search,
			cover ? { [ COVERS ]: [ ...covers(), cover ] } : {}
		);
		if ( isWritten ) {
			onWritten?.();
		}
		notify( 'written' );
	}
}

function write(
	method: 'pushState' | 'replaceState',
	search: string,
	state: object = {}
): boolean {
	const hash = method === 'replaceState' ? location.hash : '';
	try {
		if ( method === 'pushState' || search !== location.search ) {
			history[ method ](
				{ ...history.state, ...state },
				'',
				location.pathname + search + hash
			);
		}
		return true;
	} catch {
		return false;
	}
}

/** The Navigation API counts the page's own entries only; the history also those of frames, which may be gone by now. */
function traverse( steps: number ): Promise< void > {
	const { navigation }: { navigation?: Navigation } = window;
	const at = navigation?.currentEntry?.index ?? -1;
	const target = navigation?.entries()[ at - steps ];
	if ( navigation && target ) {
		return Promise.resolve(
			navigation.traverseTo( target.key ).finished
		).then(
			() => {},
			() => {}
		);
	}
	return new Promise( ( resolve ) => {
		window.addEventListener( 'popstate', () => resolve(), { once: true } );
		setTimeout( resolve, TRAVERSAL_TIMEOUT_MS );
		history.go( -steps );
	} );
}

function onTraverse() {
	for ( const [ key, { parameters, before } ] of [ ...pending ] ) {
		const now = valuesOf( parameters );
		const isElsewhere = Object.keys( now ).some(
			( name ) =>
				now[ name ] !== before[ name ] &&
				now[ name ] !== parameters[ name ]
		);
		if ( isElsewhere && ! covers().length ) {
			pending.delete( key );
		}
	}
	if ( pending.size ) {
		writePending();
	}
	notify( 'traversed' );
}

window.addEventListener( 'popstate', onTraverse );
/* Back from the browser's cache, it may be on another entry than it was left on. */
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		onTraverse();
	}
} );
