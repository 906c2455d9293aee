/** Formats an integer like WordPress: with the locale's grouping and digits. */
export function inDigits( locale: string, count: number ): string {
	// A phone takes 100 ms to load a locale's rules, and they do not matter below this number.
	if ( count < 1000 ) {
		return String( count );
	}
	try {
		return count.toLocaleString( `${ locale }-u-nu-latn` );
	} catch {
		return String( count );
	}
}
