/** Prefetches an island's scripts before the click that needs them: at a visitor's intent, or as soon as the page is idle where the owner wants it so. */
import { pageSetting } from '../../settings/settings';
import { onIntent } from '../../trigger/intent';
import { triggerOf, triggers } from '../../trigger/triggers';
import { preload, run } from './scripts';

/**
 * Runs what intent has fetched, too, when there is time before the click.
 * @return Stops it.
 */
export function prefetch( element: Element, block: string ): () => void {
	const stops = [
		onIntent( element, ( hasTime ) => {
			preload( block );
			if ( hasTime ) {
				/* Should it fail, the click tries again and reports. */
				stops.push(
					triggers.idle(
						element,
						() => void run( block ).catch( () => {} )
					)
				);
			}
		} ),
	];
	if ( pageSetting( 'island_prefetch' ) === 'idle' ) {
		stops.push(
			triggerOf( 'near' )( element, () => {
				stops.push(
					triggers.idle( element, () => preload( block, 'low' ) )
				);
			} )
		);
	}
	return () => stops.forEach( ( stop ) => stop() );
}
