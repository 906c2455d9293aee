/**
 * Consent before content of another host is embedded. A poster stands in until the visitor presses it; then, and wherever a visitor has asked by opening
 * it, `frontage-embed` bubbles from where the content goes. A consent plugin that prevents it decides: nothing is contacted until it calls
 * `detail.embed()`.
 */
import { emit } from '../events/events';

declare global {
	interface GlobalEventHandlersEventMap {
		/**
		 * Bubbles from the element into which content of another host is embedded; cancelable. A consent plugin prevents it and calls `event.detail.embed()`
		 * once it may.
		 */
		'frontage-embed': CustomEvent< {
			/** The host that will be contacted, with its port. */
			host: string;
			url: string;
			embed: () => void;
		} >;
	}
}

/** An address of the web in full; empty for `javascript:`, `data:` and their like, which could act as the page itself. */
export function webAddress( address: string, base = document.baseURI ): string {
	const href =
		address && URL.canParse( address, base )
			? new URL( address, base ).href
			: '';
	return /^https?:/.test( href ) ? href : '';
}

/** The host that embedding an address contacts, or its scheme where it has no host; empty for the site's own. */
export function foreignHost( url: string ): string {
	const { host, origin, protocol } = new URL( url, document.baseURI );
	return origin === location.origin && webAddress( url )
		? ''
		: host || protocol;
}

/** @return Whether it was embedded at once; what is no address of the web never is. */
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

/** A frame whose site may play, and learns which site it is on but not which page. */
export function embedFrame( src: string, title: string ): HTMLIFrameElement {
	const frame = document.createElement( 'iframe' );
	Object.assign( frame, {
		title,
		allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
		referrerPolicy: 'strict-origin-when-cross-origin',
		// Set before it is connected, so that it adds nothing to the history.
		src,
	} );
	return frame;
}
