/** The REST nonce of a signed-in visitor. Pages for everyone else carry none, so that a page cache can keep them. */
import { pageData } from '../deferred/page-data';

let refused = false;

/** The nonce for a request to this address, if the page has one and the address is the site's own. */
export function nonceFor( url: URL ): string | undefined {
	return refused || url.origin !== window.location.origin
		? undefined
		: pageData().rest.nonce;
}

/** After the server has refused the page's nonce once, no further request tries it. */
export function forgetNonce(): void {
	refused = true;
}
