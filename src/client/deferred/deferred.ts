/**
 * Loads deferred scripts. scripts.json lists them; each provides `frontage.<name>`. PHP puts the addresses of those that a page may need, and of what
 * they need in turn, into the page's data.
 */
import type { Attach, Detach } from '../behavior/behaviour';
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
 * Loads a deferred script and what it needs, once on a page, however many ask for it; a lost request is made once more.
 * @return What it provides.
 * @throws {Error} When it does not come, which is reported here; the next call tries again.
 */
export async function loadDeferred< Module >(
	name: DeferredName
): Promise< Module > {
	try {
		// All at once, though they run one after the other.
		preload( name );
		await run( name );
	} catch ( error ) {
		reportError( error );
		throw error;
	}
	return Reflect.get( window, 'frontage' )[ name ];
}

/**
 * Fetches a script, without running it, once the page has loaded and the browser is idle; never where data is to be saved.
 * @param name As for loadDeferred(), or an island's script.
 * @return Stops waiting.
 */
export const fetchAhead = (
	name: DeferredName | `${ string }-island`
): ( () => void ) =>
	triggerOf( 'idle' )( document.documentElement, () =>
		preload( name, true )
	);

type Load< Options > = () => Promise< { attach: Attach< Options > } >;

/**
 * Defers a behaviour's code: loads it at a trigger, or when a visitor is about to use a control in it that carries `data-frontage-wake` (the
 * element itself may be one). What the visitor does with such a control meanwhile is done again, once.
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

		const events = queueEvents( element, () => {
			start();
			return ! isAttached();
		} );
		signal.addEventListener( 'abort', events.stop );

		async function start() {
			if ( state !== 'pending' ) {
				return;
			}
			state = 'loading';
			// The loader has reported it.
			const module = await load().catch( () => undefined );
			if ( ! module ) {
				state = 'pending';
				events.release();
				// After `pageshow` a second request may have been quicker.
			} else if ( ! signal.aborted && ! isAttached() ) {
				state = 'attached';
				const detach = module.attach( element, options );
				signal.addEventListener( 'abort', () => detach?.() );
				events.replay();
			}
		}

		// Back from the browser's cache, where a download may have ended unseen.
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
			for ( const stop of [
				onIntent( element, start ),
				triggerOf( trigger )( element, start ),
			] ) {
				signal.addEventListener( 'abort', stop );
			}
		}, signal );
		return () => ending.abort();
	};
}
