/**
 * Loads deferred scripts. scripts.json lists them; each provides `frontage.<name>`. PHP adds the URLs of those that a page may need, and of their
 * dependencies, to the page data.
 */
import type { Attach, Detach } from '../behavior/behavior';
import { onIntent } from '../trigger/intent';
import { whenReady } from '../trigger/page-ready';
import { queueEvents } from '../trigger/replay';
import { triggerOf, type TriggerName } from '../trigger/triggers';
import type list from './scripts.json';
import { preload, run } from './scripts';

type Scripts = typeof list;
type DeferredName = {
	[ Name in keyof Scripts ]: Scripts[ Name ] extends { isEarly: boolean }
		? never
		: Name;
}[ keyof Scripts ];

/**
 * Loads a deferred script and its dependencies, once per page for any number of callers; a failed request is retried once.
 * @return The script's exports.
 * @throws {Error} If loading fails, which is logged here; the next call tries again.
 */
export async function loadDeferred< Module >(
	name: DeferredName
): Promise< Module > {
	try {
		// Fetched in parallel, though executed in sequence.
		preload( name );
		await run( name );
	} catch ( error ) {
		reportError( error );
		throw error;
	}
	return Reflect.get( window, 'frontage' )[ name ];
}

/**
 * Prefetches a script, without running it, once the page has loaded and the browser is idle; never with the browser's data saver.
 * @param name As for loadDeferred(), or an island's script.
 * @return Stops waiting.
 */
export const fetchAhead = (
	name: DeferredName | `${ string }-island`
): ( () => void ) =>
	triggerOf( 'idle' )( document.documentElement, () =>
		preload( name, true )
	);

/**
 * @attribute data-frontage-needs On a control with `data-frontage-wake`: name of a further deferred script, which is fetched beside the first.
 */
const NEEDS = 'data-frontage-needs';

type Load< Options > = () => Promise< { attach: Attach< Options > } >;

/**
 * Defers a behavior's code: loads it at a trigger, or at the user's intent (hover, focus or touch) on a control in it that has `data-frontage-wake` (the
 * element itself may be one). Events on such a control are replayed once after loading.
 */
export function attachDeferred< Options extends object >(
	trigger: TriggerName,
	load: Load< Options >
): ( ...of: Parameters< Attach< Options > > ) => Detach {
	return ( element, options ) => {
		const ending = new AbortController();
		const { signal } = ending;
		let state: 'pending' | 'loading' | 'attached' = 'pending';
		const isAttached = () => state === 'attached';
		const atEnd = ( detach: Detach | void ) =>
			signal.addEventListener( 'abort', () => detach?.() );

		const events = queueEvents( element, () => {
			start();
			return ! isAttached();
		} );
		atEnd( events.stop );

		async function start() {
			if ( state !== 'pending' ) {
				return;
			}
			state = 'loading';
			// The loader has logged it.
			const module = await load().catch( () => undefined );
			if ( ! module ) {
				state = 'pending';
				events.release();
				// After `pageshow` a second request may have finished first.
			} else if ( ! signal.aborted && ! isAttached() ) {
				state = 'attached';
				atEnd( module.attach( element, options ) );
				events.replay();
			}
		}

		// After a restore from the back/forward cache, a download may have been aborted without an event.
		addEventListener(
			'pageshow',
			( { persisted } ) => {
				if ( persisted && state === 'loading' ) {
					state = 'pending';
					events.clear();
				}
			},
			{ signal }
		);
		whenReady( () => {
			atEnd(
				onIntent( element, ( _, control ) => {
					preload( String( control.getAttribute( NEEDS ) ) );
					start();
				} )
			);
			atEnd( triggerOf( trigger )( element, start ) );
		}, signal );
		return () => ending.abort();
	};
}
