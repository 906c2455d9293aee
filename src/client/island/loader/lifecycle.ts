/** Lifecycle of one island: server HTML, pending from its trigger or the first intent on, mounted, or failed with the server HTML still usable. */
import { emit } from '../../events/events';
import { preload, run } from '../../deferred/scripts';
import { nextFrame } from '../../trigger/next-frame';
import { whenReady } from '../../trigger/page-ready';
import { queueEvents } from '../../trigger/replay';
import { triggerOf } from '../../trigger/triggers';
import type { Outcome } from '../channel';
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
	let state: State = 'server';
	let attempt: AbortController | undefined;
	let isReported = false;
	const attributes = guardAttributes( element );
	const script = `${ block }-island` as const;

	const events = queueEvents( element, () => {
		if ( state === 'mounted' || ! isOfThisRelease( element ) ) {
			return false;
		}
		load();
		return true;
	} );

	function setState( next: State ) {
		state = next;
		attributes.set( 'data-state', next );
	}

	async function load() {
		if ( state === 'waking' || state === 'mounted' ) {
			return;
		}
		setState( 'waking' );
		const current = ( attempt = new AbortController() ).signal;
		const onOutcome = ( outcome: Outcome, isLogged = false ) => {
			if ( ! current.aborted ) {
				finish( outcome, isLogged );
			}
		};
		try {
			preload( script );
			await nextFrame();
			await run( script );
			const request = { block, signal: current, onOutcome };
			if (
				! current.aborted &&
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

	function finish( outcome: Outcome, isLogged: boolean ) {
		if ( outcome === 'mounted' ) {
			setState( outcome );
			events.replay();
		} else if ( outcome === 'server' ) {
			setState( outcome );
			events.release();
			events.stop();
		} else {
			setState( 'failed' );
			const detail = { block, error: outcome };
			if (
				emit( element, 'frontage-island-error', detail, {
					cancelable: true,
				} )
			) {
				report( outcome, isLogged );
			}
			events.release();
		}
	}

	function report( error: Error, isLogged: boolean ) {
		if ( ! isReported && ! isLogged ) {
			// eslint-disable-next-line no-console -- The only place to find the reason.
			console.error( `Frontage: ${ block } failed.`, error );
		}
		isReported = true;
	}

	function start() {
		if ( ! isOfThisRelease( element ) ) {
			return;
		}
		const stops = [
			triggerOf( element.getAttribute( 'data-frontage-trigger' ) )(
				element,
				load
			),
			prefetch( element, script ),
		];
		signal.addEventListener( 'abort', () =>
			stops.forEach( ( stop ) => stop() )
		);
		// A history traversal to a reloaded page: the HTML has the state of that load.
		addEventListener( 'popstate', loadIfStale, { signal } );
		addEventListener( 'pageshow', onPageShow, { signal } );
		loadIfStale();
	}

	/** After a restore from the back/forward cache, a download may have been aborted without an event. */
	function onPageShow( { persisted }: PageTransitionEvent ) {
		if ( persisted && state === 'waking' ) {
			attempt?.abort();
			events.clear();
			setState( 'server' );
		}
		if ( persisted ) {
			loadIfStale();
		}
	}

	function loadIfStale() {
		if ( isStale?.( element ) ) {
			load();
		}
	}

	whenReady( start, signal );
	return () => {
		ending.abort();
		attempt?.abort();
		events.stop();
		setState( 'server' );
		attributes.stop();
	};
}

/** Page HTML cached before an update does not match these scripts. */
function isOfThisRelease( element: HTMLElement ): boolean {
	return element.getAttribute( 'data-frontage-version' ) === FRONTAGE_VERSION;
}
