/** Texts of the numbers on the way. */

export interface Format {
	decimals: number;
	prefix: string;
	suffix: string;
	/** Digits of the widest number, and its text in the site's language. */
	raw: string;
	template: string;
}

/** Writes a number into the template's places for digits, from the right; places before its first digit fall away. */
export function textOf(
	number: number,
	{ decimals, prefix, suffix, raw, template }: Format
): string {
	const digits = Math.abs( number ).toFixed( decimals ).replace( '.', '' );
	let at = 0;
	const text = template
		.replace( /\p{Nd}/gu, ( place ) => {
			const digit = digits[ at + digits.length - raw.length ];
			// Digits of a script follow each other.
			const zero = Number( place.codePointAt( 0 ) ) - Number( raw[ at ] );
			at++;
			return digit ? String.fromCodePoint( zero + Number( digit ) ) : '';
		} )
		.replace( /^\P{Nd}+/u, '' );
	return `${ prefix }${ number < 0 && +digits ? '-' : '' }${ text }${ suffix }`;
}
