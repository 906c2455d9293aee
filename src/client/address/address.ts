/**
 * Single writer of the page's address and history, shared by all features so that none overwrites the changes of another.
 *
 * - A change that a history entry lacks is pending until it is written there: state shown in a dialog belongs to the history entry below the dialog's as
 *   well, and Safari refuses more than a hundred writes in ten seconds.
 * - A history entry pushed during a pending traversal would be dropped; it is queued.
 * - `current()` includes pending changes. Compare with it, not with `location`.
 */
import { nextFrame } from '../trigger/next-frame';
import { valueOf, withParameters, type Parameters } from './grammar';

/** Names of the overlays open on a history entry, in its state next to the data of core and others. */
const COVERS = 'frontageOverlays';
const TRAVERSAL_TIMEOUT_MS = 500;

type Change = 'written' | 'traversed';

interface HistoryEntry {
	parameters: Parameters;
	cover?: string;
	onWritten?: () => void;
}

interface Pending {
	parameters: Parameters;
	/** Previous values in the address; if they differ, the user has navigated elsewhere. */
	before: Parameters;
}

/** Keyed by the parameter names: a feature always replaces all its own parameters. */
const pending = new Map< string, Pending >();
const entries: HistoryEntry[] = [];
const subscribers = new Set< ( change: Change ) => void >();
let traversal: Promise< void > | undefined;

/** Overlays of the current history entry, topmost last: since the page loaded, or from before a reload. */
export function covers(): string[] {
	const names: unknown = Object( history.state )[ COVERS ];
	return Array.isArray( names ) ? names : [];
}

/** The address including pending changes. */
export const current = (): Pick< Location, 'pathname' | 'search' > => ( {
	pathname: location.pathname,
	search: withAll( [ ...pending.values(), ...entries ] ),
} );

/**
 * Replaces parameters without adding a history entry; also on the history entry below the overlays.
 * @param changes All parameters of a feature that this can change, each time.
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

/** The same, but for the current history entry only. */
export function replaceOnEntry( changes: Parameters ): void {
	write( 'replaceState', withParameters( location.search, changes ) );
	notify( 'written' );
}

/** The same, and removes the overlays from the history entry: the target it was made for does not exist. */
export function disown( changes: Parameters ): void {
	const search = withParameters( location.search, changes );
	write( 'replaceState', search, { [ COVERS ]: [] } );
	notify( 'written' );
}

/**
 * Pushes a history entry; returns a function that cancels it while it is pending. `cover` names the overlay there; `onWritten` is called when it is
 * written: synchronously, or after a pending traversal.
 */
export function push(
	changes: Parameters,
	options: Pick< HistoryEntry, 'cover' | 'onWritten' > = {}
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

/** Goes back by a number of this page's history entries. */
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

/** Resolves when no traversal is pending and the browser has restored the scroll position. */
export async function settled(): Promise< void > {
	while ( traversal ) {
		await traversal;
		await nextFrame();
	}
}

/**
 * Subscribes to changes of the address: `written` by a feature, or `traversed` by the user to another history entry.
 * @param callback Reads `current()`.
 * @return Unsubscribes.
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

/** The Navigation API counts the page's own history entries only; `history` also counts those of frames, which may be removed by now. */
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
/* After a restore from the back/forward cache, the current history entry may differ. */
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		onTraverse();
	}
} );
