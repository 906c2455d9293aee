/**
 * What the site's owner has decided, for scripts on a visitor's page.
 */
import { DEFAULTS, type VisitorSettings } from './visitor';

type Page = VisitorSettings & Record< string, unknown >;

let page: Page | undefined;

/** PHP has checked the values against the schema before it printed them. */
function settingsOfPage(): Page {
	try {
		const json = document.getElementById( 'frontage-settings-data' );
		return { ...DEFAULTS, ...JSON.parse( json?.textContent || '{}' ) };
	} catch {
		return { ...DEFAULTS };
	}
}

/** The value of one setting; its default where the page carries none. */
export function setting< Name extends keyof VisitorSettings >(
	name: Name
): VisitorSettings[ Name ] {
	page ??= settingsOfPage();
	return page[ name ];
}

/**
 * The translated labels of a feature, which its PHP has added to the page.
 *
 * @param name What it added them as.
 */
export function labelsOf< Label extends string >(
	name: string
): Record< Label, string > {
	page ??= settingsOfPage();
	return { ...( page[ name ] as Record< Label, string > ) };
}
