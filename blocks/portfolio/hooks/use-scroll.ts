/** Scrolls to the position that a list has: after Back and Forward, and to its start if it replaces a full one. */
import { useLayoutEffect, type RefObject } from '@wordpress/element';
import type { List } from '../store/snapshot';

/** @param view Element that contains the gallery's parts. */
export function useScroll( view: RefObject< HTMLElement >, list: List ): void {
	useLayoutEffect( () => {
		const { scroll } = list;
		if ( scroll === 'start' ) {
			view.current
				?.querySelector( '.wp-block-frontage-portfolio__earlier' )
				?.scrollIntoView();
		} else if ( scroll !== undefined ) {
			window.scrollTo( 0, scroll );
		}
	}, [ view, list ] );
}
