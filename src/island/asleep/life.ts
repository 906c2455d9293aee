/**
 * One island's life on the page: asleep as the server's HTML, waking at its trigger or at a visitor's first touch,
 * mounted, or failed with the server's HTML still there to use.
 */
import { emit } from '../../events/events';
import type { Outcome } from '../channel';
import { keepAttributes } from './attributes';
import { fetchAhead } from './fetch-ahead';
import { keep } from './replay';
import { preload, run } from './scripts';
import { triggerOf } from './triggers';

export interface WakeOptions {
	/** Whether the HTML shows something else than the address asks for (a cache answered); then it is mounted at once. */
	isStale?: ( element: HTMLElement ) => boolean;
}

type State = 'server' | 'waking' | 'mounted' | 'failed';

declare global {
	interface Document {
		/** True while the browser renders a page that the visitor may open next. */
		readonly prerendering?: boolean;
	}
}

export function live(
	element: HTMLElement,
	block: string,
	{ isStale }: WakeOptions
): () => void {
	const leaving = new AbortController();
	const { signal } = leaving;
	let state: State = 'server';
	let attempt: AbortController | undefined;
	let isTold = false;
	const attributes = keepAttributes( element );

	const keeper = keep( element, () => {
		if ( state === 'mounted' || ! isOfThisRelease( element ) ) {
			return false;
		}
		wakeUp();
		return true;
	} );

	function become( next: State ) {
		state = next;
		attributes.set( 'data-state', next );
	}

	async function wakeUp() {
		if ( state === 'waking' || state === 'mounted' ) {
			return;
		}
		become( 'waking' );
		const current = ( attempt = new AbortController() ).signal;
		const settle = ( outcome: Outcome, isToldAlready?: boolean ) => {
			if ( ! current.aborted ) {
				finish( outcome, isToldAlready );
			}
		};
		try {
			preload( block );
			await nextFrame();
			await run( block );
			if (
				! current.aborted &&
				emit(
					element,
					'frontage-island-mount',
					{ block, leave: current, settle },
					{ cancelable: true }
				)
			) {
				throw new Error(
					`The script of ${ block } ran and did not answer.`
				);
			}
		} catch ( error ) {
			settle(
				error instanceof Error ? error : new Error( String( error ) )
			);
		}
	}

	function finish( outcome: Outcome, isToldAlready = false ) {
		if ( outcome === 'mounted' ) {
			become( outcome );
			keeper.replay();
		} else if ( outcome === 'server' ) {
			become( outcome );
			keeper.follow();
			keeper.stop();
		} else {
			become( 'failed' );
			if (
				emit(
					element,
					'frontage-island-error',
					{ block, error: outcome },
					{ cancelable: true }
				)
			) {
				tell( outcome, isToldAlready );
			}
			keeper.follow();
		}
	}

	function tell( error: Error, isToldAlready: boolean ) {
		if ( ! isTold && ! isToldAlready ) {
			// eslint-disable-next-line no-console -- The only place where a site's owner can read why.
			console.error(
				`Frontage: ${ block } stays as the server sent it.`,
				error
			);
		}
		isTold = true;
	}

	function start() {
		const waitFor =
			document.readyState === 'loading'
				? 'DOMContentLoaded'
				: 'prerenderingchange';
		if ( document.readyState === 'loading' || document.prerendering ) {
			document.addEventListener( waitFor, start, { once: true, signal } );
			return;
		}
		if ( ! isOfThisRelease( element ) ) {
			return;
		}
		const stops = [
			triggerOf( element.getAttribute( 'data-frontage-trigger' ) )(
				element,
				wakeUp
			),
			fetchAhead( element, block ),
		];
		signal.addEventListener( 'abort', () =>
			stops.forEach( ( stop ) => stop() )
		);
		window.addEventListener( 'pageshow', wakeAgain, { signal } );
		// A step through the history of a page that was loaded again: the HTML shows what it was loaded for.
		window.addEventListener( 'popstate', wakeIfStale, { signal } );
		wakeIfStale();
	}

	/** Back from the browser's cache, where a download may have ended unseen. */
	function wakeAgain( { persisted }: PageTransitionEvent ) {
		if ( persisted ) {
			if ( state === 'waking' ) {
				attempt?.abort();
				keeper.reset();
				become( 'server' );
			}
			wakeIfStale();
		}
	}

	function wakeIfStale() {
		if ( isStale?.( element ) ) {
			wakeUp();
		}
	}

	start();
	return () => {
		leaving.abort();
		attempt?.abort();
		keeper.stop();
		become( 'server' );
		attributes.stop();
	};
}

/**
 * A page that a cache kept over an update speaks another language than these scripts.
 * @param element
 */
function isOfThisRelease( element: HTMLElement ): boolean {
	return element.getAttribute( 'data-frontage-version' ) === FRONTAGE_VERSION;
}

/** Lets the browser show that the click has arrived before any script runs; a page in the background has no frames. */
function nextFrame(): Promise< void > {
	return new Promise( ( resolve ) => {
		requestAnimationFrame( () => setTimeout( resolve ) );
		setTimeout( resolve, 100 );
	} );
}
