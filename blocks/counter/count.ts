/** Texts of the numbers on the way. */

export interface Format {
	decimals: number;
	/** Text of the widest number in the site's language, with a 0 for each digit. */
	template: string;
	/** The language's digit. */
	zero: string;
}

/** Writes a number's digits into the template, from the right. */
export function textOf(
	number: number,
	{ decimals, template, zero }: Format
): string {
	const fixed = number.toFixed( decimals );
	const separators = template.split( '0' ).reverse();
	const text = [ ...fixed.replace( /\D/g, '' ) ].reduceRight(
		( right, digit, at, { length } ) =>
			// Digits of a language follow each other.
			String.fromCodePoint( Number( zero.codePointAt( 0 ) ) + +digit ) +
			separators[ length - 1 - at ] +
			right,
		''
	);
	// There is a negative zero.
	return ( +fixed < 0 ? '-' : '' ) + text;
}
