/** Texts of the numbers on the way. */

export interface Format {
	decimals: number;
	/** Text of the widest number in the site's language, with a 0 for each digit. */
	template: string;
	/** The language's digits, from 0 to 9. */
	digits: string;
}

/** Writes a number's digits into the end of the template. */
export function textOf(
	number: number,
	{ decimals, template, digits }: Format
): string {
	const fixed = number.toFixed( decimals );
	const left = fixed.match( /\d/g ) as string[];
	const [ end ] = template.match(
		`(0\\D*){${ left.length }}$`
	) as RegExpMatchArray;
	return (
		// There is a negative zero.
		( +fixed < 0 ? '-' : '' ) +
		end.replace(
			/0/g,
			// Digits may be beyond the basic plane.
			() => [ ...digits ][ +( left.shift() as string ) ] as string
		)
	);
}
