/** Opens the panel that contains an address's target: on page load, on clicked links and on history traversal. */
import { targetOf } from '../../client/dom/target';
import { linkInPage } from '../../client/events/link-in-page';
import { isPlainClick } from '../../client/events/plain-click';
import type { Pair } from './pairs';

export function followAddresses(
	pairs: Pair[],
	select: ( index: number ) => void,
	signal: AbortSignal
): void {
	const open = ( hash: string ): Element | undefined => {
		const target = targetOf( document, hash );
		const index = pairs.findIndex( ( { panel } ) =>
			panel.contains( target ?? null )
		);
		if ( target && index >= 0 ) {
			select( index );
			return target;
		}
		return undefined;
	};
	const arrive = () => open( window.location.hash )?.scrollIntoView();
	window.addEventListener( 'hashchange', arrive, { signal } );
	// Before any listener that scrolls to it.
	document.addEventListener(
		'click',
		( event ) => {
			const link = linkInPage( event.target );
			if (
				link &&
				isPlainClick( event ) &&
				! pairs.some( ( pair ) => pair.link === link )
			) {
				open( link.hash );
			}
		},
		{ signal, capture: true }
	);
	arrive();
}
