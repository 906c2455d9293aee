/**
 * Loads a behaviour's code late: at a trigger, or when a visitor is about to use a control in it that carries `data-frontage-wake` (the
 * element itself may be one). What the visitor does with such a control meanwhile is done again, once.
 */
import { onIntent } from '../trigger/intent';
import { nextFrame } from '../trigger/next-frame';
import { whenReady } from '../trigger/page-ready';
import { queueEvents } from '../trigger/replay';
import { triggerOf, type TriggerName } from '../trigger/triggers';
import type { Attach, Detach } from './behaviour';

export type Load< Options > = () => Promise< { attach: Attach< Options > } >;

export function attachLater< Options extends object >(
	trigger: TriggerName,
	load: Load< Options >
): ( ...of: Parameters< Attach< Options > > ) => Detach {
	return ( element, options ) => {
		const ending = new AbortController();
		const { signal } = ending;
		let state: 'waiting' | 'loading' | 'attached' = 'waiting';
		const isAttached = () => state === 'attached';

		const events = queueEvents( element, () => {
			start();
			return ! isAttached();
		} );
		signal.addEventListener( 'abort', events.stop );

		async function start() {
			if ( state !== 'waiting' ) {
				return;
			}
			state = 'loading';
			try {
				await nextFrame();
				// What fails is tried once more.
				const { attach } = await load().catch( load );
				// A second try may have come first.
				if ( ! signal.aborted && ! isAttached() ) {
					state = 'attached';
					const detach = attach( element, options );
					signal.addEventListener( 'abort', () => detach?.() );
					events.replay();
				}
			} catch ( error ) {
				if ( state === 'loading' ) {
					state = 'waiting';
				}
				events.release();
				reportError( error );
			}
		}

		// Back from the browser's cache, where a download may have ended unseen.
		addEventListener(
			'pageshow',
			( { persisted } ) => {
				if ( persisted && state === 'loading' ) {
					state = 'waiting';
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
