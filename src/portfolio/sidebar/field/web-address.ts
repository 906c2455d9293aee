/** Validates a web address that an editor enters: only addresses that users can open. */

/**
 * Normalizes the address for storage.
 * @return The full address, empty for empty input, or null for anything but an http or https address.
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
 * Suggests an address for input without a scheme, as browsers display addresses.
 * @return The address with https:// prepended; null if that is not valid either.
 */
export function completed( typed: string ): string | null {
	const text = typed.trim();
	return /^[^\s/:?#]+\.[^\s/:?#.]{2,}([/:?#]|$)/.test( text )
		? webAddress( `https://${ text }` )
		: null;
}
