/**
 * What the site's owner has decided, for scripts on a visitor's page.
 */
import { DEFAULTS, type VisitorSettings } from './visitor';

let settings: VisitorSettings | undefined;

/** The value of one setting; its default where the page carries none. */
export function setting< Name extends keyof VisitorSettings >(
	name: Name
): VisitorSettings[ Name ] {
	settings ??= { ...DEFAULTS, ...settingsOfPage() };
	return settings[ name ];
}

/** PHP has checked the values against the schema before it printed them. */
function settingsOfPage(): Partial< VisitorSettings > {
	try {
		return JSON.parse(
			document.getElementById( 'frontage-settings-data' )?.textContent ||
				'{}'
		);
	} catch {
		return {};
	}
}
