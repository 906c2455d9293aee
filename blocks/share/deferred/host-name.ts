/**
 * The host that somebody means by what was typed: a name, an address of a page there, or a person's handle (`@me@mastodon.social`).
 * @return Undefined where it is none that can be reached by name: no single word, no number, nothing with a port.
 */
export function hostName( typed: string ): string | undefined {
	const [ authority = '' ] = typed
		.trim()
		.replace( /^https?:\/\//i, '' )
		.split( /[/?#\\]/ );
	const host = authority.replace( /^@?[^@:\s]+@/, '' );
	if ( /[\s@:]/.test( host ) ) {
		return undefined;
	}
	try {
		const { hostname } = new URL( `https://${ host }` );
		return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/.test(
			hostname
		)
			? hostname
			: undefined;
	} catch {
		return undefined;
	}
}
