/** Notifies other scripts of the displayed items, like the PHP action `frontage_gallery_shown` on the server. */
import { useEffect } from '@wordpress/element';
import { doAction } from '../../../src/client/events/wp-hooks';
import type { Item } from '../data/item';

/**
 * @action frontage.galleryShown Of `@wordpress/hooks`, in the browser: the items in a gallery, and its element, when the gallery has hydrated and after every filter, search and page. A listening script has to declare `wp-hooks` as its dependency.
 *
 * Does the action `frontage.galleryShown` after hydration and whenever the displayed items change.
 *
 * @param  items   All displayed items; their tiles are in the DOM by then.
 * @param  element The island.
 */
export function useShownAction( items: Item[], element: HTMLElement ): void {
	useEffect( () => {
		try {
			doAction( 'frontage.galleryShown', items, element );
		} catch ( error ) {
			// An error in another script would unmount the gallery.
			reportError( error );
		}
	}, [ items, element ] );
}
