/** Lifecycle of one island: server HTML, pending from its trigger or the first intent on, mounted, or failed with the server HTML still usable. */
import { emit } from '../../events/events';
import { preload, run } from '../../deferred/scripts';
import { nextFrame } from '../../trigger/next-frame';
import { whenReady } from '../../trigger/page-ready';
import { queueEvents } from '../../trigger/replay';
import { triggerOf } from '../../trigger/triggers';
import type { MountRequest, Outcome } from '../channel';
import { guardAttributes } from './attributes';
import { prefetch } from './prefetch';

export interface IslandOptions {
	/** Whether the HTML shows another state than the URL (from a page cache); then it is mounted immediately. */
	isStale?: ( element: HTMLElement ) => boolean;
}

/** Values of `data-state`; `waking` means pending. */
type State = 'server' | 'waking' | 'mounted' | 'failed';

/** @return Ends it. */
export function startLifecycle(
	element: HTMLElement,
	block: string,
	{ isStale }: IslandOptions
): () => void {
	const ending = new AbortController();
	const { signal } = ending;
	// Page HTML cached before an update does not match these scripts.
	if (
		element.getAttribute( 'data-frontage-version' ) !== FRONTAGE_VERSION
	) {
		return () => {};
	}
	const load = islandLoader( element, block, signal );
	const loadIfStale = () => isStale?.( element ) && load();

	whenReady( () => {
		const trigger = element.getAttribute( 'data-frontage-trigger' );
		for ( const stop of [
			triggerOf( trigger )( element, load ),
			prefetch( element, `${ block }-island` ),
		] ) {
			signal.addEventListener( 'abort', stop );
		}
		// A history traversal to a reloaded page: the HTML has the state of that load.
		addEventListener( 'popstate', loadIfStale, { signal } );
		addEventListener(
			'pageshow',
			( { persisted } ) => persisted && loadIfStale(),
			{ signal }
		);
		loadIfStale();
	}, signal );
	return () => ending.abort();
}

/** @return Loads and mounts it, unless that has happened. */
function islandLoader(
	element: HTMLElement,
	block: string,
	end: AbortSignal
): () => void {
	let state: State = 'server';
	let attempt: AbortController | undefined;
	const attributes = guardAttributes( element );
	const events = queueEvents( element, () => {
		load();
		return state !== 'mounted';
	} );

	function setState( next: State ) {
		state = next;
		attributes.set( 'data-state', next );
	}

	function load() {
		if ( state !== 'waking' && state !== 'mounted' ) {
			setState( 'waking' );
			attempt = new AbortController();
			mount( element, block, attempt.signal, finish );
		}
	}

	function finish( outcome: Outcome, isLogged?: boolean ) {
		if ( outcome === 'mounted' ) {
			setState( outcome );
			events.replay();
		} else if ( outcome === 'server' ) {
			setState( outcome );
			events.release();
			events.stop();
		} else {
			setState( 'failed' );
			report( element, block, outcome, isLogged );
			events.release();
		}
	}

	function reset() {
		attempt?.abort();
		events.clear();
		setState( 'server' );
	}

	// After a restore from the back/forward cache, a download may have been aborted without an event.
	addEventListener(
		'pageshow',
		( { persisted } ) => persisted && state === 'waking' && reset(),
		{ signal: end }
	);
	end.addEventListener( 'abort', () => {
		reset();
		events.stop();
		attributes.stop();
	} );
	return load;
}

async function mount(
	element: HTMLElement,
	block: string,
	signal: AbortSignal,
	finish: MountRequest[ 'onOutcome' ]
) {
	const script = `${ block }-island` as const;
	const onOutcome: typeof finish = ( outcome, isLogged ) =>
		signal.aborted || finish( outcome, isLogged );
	try {
		preload( script );
		await nextFrame();
		await run( script );
		const request = { block, signal, onOutcome };
		if (
			! signal.aborted &&
			emit( element, 'frontage-island-mount', request, {
				cancelable: true,
			} )
		) {
			throw new Error( `${ block } failed.` );
		}
	} catch ( error ) {
		onOutcome( error as Error );
	}
}

const reported = new WeakSet< Element >();

/** Logs the first error of an island, unless a listener has prevented it. */
function report(
	element: Element,
	block: string,
	error: Error,
	isLogged = false
) {
	const detail = { block, error };
	if (
		emit( element, 'frontage-island-error', detail, { cancelable: true } )
	) {
		if ( ! isLogged && ! reported.has( element ) ) {
			// eslint-disable-next-line no-console -- The only place to find the reason.
			console.error( `Frontage: ${ block } failed.`, error );
		}
		reported.add( element );
	}
}
