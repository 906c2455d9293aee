/** The REST nonce of a signed-in visitor. Pages for everyone else carry none, so that a page cache can keep them. */
let refused = false;

/** The nonce for a request to this address, if the page has one and the address is the site's own. */
export function nonceFor( url: URL ): string | undefined {
	return refused || url.origin !== window.location.origin
		? undefined
		: nonceOfPage();
}

/** After the server has refused the page's nonce once, no further request tries it. */
export function forgetNonce(): void {
	refused = true;
}

function nonceOfPage(): string | undefined {
	try {
		const text = document.getElementById( 'frontage-islands' )?.textContent;
		const data: { rest?: { nonce?: unknown } } | null = JSON.parse(
			text || '{}'
		);
		const nonce = data?.rest?.nonce;
		return typeof nonce === 'string' && nonce !== '' ? nonce : undefined;
	} catch {
		return undefined;
	}
}
