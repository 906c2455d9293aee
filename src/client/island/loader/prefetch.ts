/** Prefetches an island's scripts before the click that needs them: at the user's intent, or when the page is idle if the site setting is on. */
import { fetchAhead } from '../../deferred/deferred';
import { preload, run } from '../../deferred/scripts';
import { pageSetting } from '../../settings/settings';
import { onIntent } from '../../trigger/intent';
import { triggerOf, triggers } from '../../trigger/triggers';

/**
 * Executes prefetched scripts, too, if there is time before the click.
 * @return Stops it.
 */
export function prefetch(
	element: Element,
	script: `${ string }-island`
): () => void {
	const stops = [
		onIntent( element, ( hasTime ) => {
			preload( script );
			if ( hasTime ) {
				/* If it fails, the click retries and logs. */
				stops.push(
					triggers.idle(
						element,
						() => void run( script ).catch( () => {} )
					)
				);
			}
		} ),
	];
	if ( pageSetting( 'island_prefetch' ) === 'idle' ) {
		stops.push(
			triggerOf( 'near' )( element, () => {
				stops.push( fetchAhead( script ) );
			} )
		);
	}
	return () => stops.forEach( ( stop ) => stop() );
}
