/**
 * Consent before third-party content is embedded. A poster is shown until the user activates it; then, or right away if the user has opened the content,
 * `frontage-embed` bubbles from the insertion point. A consent plugin that prevents it takes over: nothing is requested until it calls `detail.embed()`.
 */
import { emit } from '../events/events';

declare global {
	interface GlobalEventHandlersEventMap {
		/**
		 * Bubbles from the element into which third-party content is embedded; cancelable. A consent plugin prevents it and calls `event.detail.embed()`
		 * after consent.
		 */
		'frontage-embed': CustomEvent< {
			/** Host, with port, of the request. */
			host: string;
			url: string;
			embed: () => void;
		} >;
	}
}

/** Absolute http(s) URL; empty for `javascript:`, `data:` and the like, which could run in the page's origin. */
export function webAddress( address: string, base = document.baseURI ): string {
	const href =
		address && URL.canParse( address, base )
			? new URL( address, base ).href
			: '';
	return /^https?:/.test( href ) ? href : '';
}

/** Third-party host of a URL, or its scheme if it has no host; empty for the site's own. */
export function foreignHost( url: string ): string {
	const { host, origin, protocol } = new URL( url, document.baseURI );
	return origin === location.origin && webAddress( url )
		? ''
		: host || protocol;
}

/** @return Whether it was embedded synchronously; never for a URL that is not http(s). */
export function requestEmbed(
	target: HTMLElement,
	url: string,
	embed: () => void
): boolean {
	let isDone = false;
	const once = () => {
		if ( ! isDone ) {
			isDone = true;
			embed();
		}
	};
	const host = foreignHost( url );
	if (
		webAddress( url ) &&
		( ! host ||
			emit(
				target,
				'frontage-embed',
				{ host, url, embed: once },
				{ cancelable: true }
			) )
	) {
		once();
	}
	return isDone;
}

/** A frame with autoplay allowed; its site receives the page's origin but not its path. */
export function embedFrame( src: string, title: string ): HTMLIFrameElement {
	const frame = document.createElement( 'iframe' );
	Object.assign( frame, {
		title,
		allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
		referrerPolicy: 'strict-origin-when-cross-origin',
		// Set before insertion, so that it adds no history entry.
		src,
	} );
	return frame;
}
