/** Prefetches an island's scripts before the click that needs them: at a visitor's intent, or as soon as the page is idle where the site's setting wants it so. */
import { fetchAhead } from '../../deferred/deferred';
import { preload, run } from '../../deferred/scripts';
import { pageSetting } from '../../settings/settings';
import { onIntent } from '../../trigger/intent';
import { triggerOf, triggers } from '../../trigger/triggers';

/**
 * Runs what intent has fetched, too, when there is time before the click.
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
				/* Should it fail, the click tries again and reports. */
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
