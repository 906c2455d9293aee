/** A whole number as WordPress prints it: grouped as the language does, in its digits. */
export function inDigits( locale: string, count: number ): string {
	// A phone takes 100 ms to load a language's rules, and they change nothing below this.
	if ( count < 1000 ) {
		return String( count );
	}
	try {
		return count.toLocaleString( `${ locale }-u-nu-latn` );
	} catch {
		return String( count );
	}
}
