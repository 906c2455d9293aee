/** The language for `Intl`, which throws for a tag that BCP 47 does not know: WordPress prints `pt-PT-ao90`, which is written as `pt-PT`. */
export function languageOf(
	tag = document.documentElement.lang
): string | undefined {
	try {
		return Intl.getCanonicalLocales( tag )[ 0 ];
	} catch {
		return tag ? languageOf( tag.replace( /-?[^-]*$/, '' ) ) : undefined;
	}
}
