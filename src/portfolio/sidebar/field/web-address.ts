/** Validates a web address that an editor types: only what visitors can open. */

/**
 * The address as it is to be stored.
 * @return The whole address, nothing for nothing, or null for what is no http or https address.
 */
export function webAddress( typed: string ): string | null {
	const text = typed.trim();
	if ( text === '' ) {
		return '';
	}
	return URL.canParse( text ) && /^https?:\/\/[^/]/i.test( text )
		? text
		: null;
}

/**
 * The address that an editor most likely means who leaves out how it begins, as browsers show addresses.
 * @return The address with https:// before it; null where that would not make one either.
 */
export function completed( typed: string ): string | null {
	const text = typed.trim();
	return /^[^\s/:?#]+\.[^\s/:?#.]{2,}([/:?#]|$)/.test( text )
		? webAddress( `https://${ text }` )
		: null;
}
