/** The REST nonce of a signed-in user. Pages for everyone else contain none, so that a page cache can store them. */
import { pageData } from '../deferred/page-data';

let refused = false;

/** Nonce for a request to this URL, if the page has one and the URL is same-origin. */
export function nonceFor( url: URL ): string | undefined {
	return refused || url.origin !== window.location.origin
		? undefined
		: pageData().rest.nonce;
}

/** After the server has rejected the page's nonce once, no further request sends it. */
export function forgetNonce(): void {
	refused = true;
}
