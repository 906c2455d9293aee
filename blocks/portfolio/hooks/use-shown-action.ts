/**
 * Tells other scripts which items stand in the gallery, as the PHP action `frontage_gallery_shown` tells the server's code.
 */
import { useEffect } from '@wordpress/element';
import { doAction } from '../../../src/editor/wp-hooks';
import type { Item } from '../data/item';

/**
 * @action frontage.galleryShown Of `@wordpress/hooks`, in the browser: the items in a gallery, and its element, when the gallery has hydrated and after every filter, search and page. A script that listens names `wp-hooks` as its dependency.
 *
 * Does the action `frontage.galleryShown` when the gallery comes to life and whenever other items stand in it.
 *
 * @param  items   All that stand; their tiles are in the page by then.
 * @param  element The island.
 */
export function useShownAction( items: Item[], element: HTMLElement ): void {
	useEffect( () => {
		try {
			doAction( 'frontage.galleryShown', items, element );
		} catch ( error ) {
			// React would take the gallery away for what is another script's fault.
			reportError( error );
		}
	}, [ items, element ] );
}
