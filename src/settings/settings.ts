/** What the site's owner has decided, and what features' PHP has added for their scripts, as the page carries it. */
let page: Record< string, unknown > | undefined;

/** The value of a setting or of what a feature has added; undefined where the page carries none. */
export function pageSetting( name: string ): unknown {
	page ??= parsed();
	return page[ name ];
}

/** PHP has checked the values against the schema before it printed them. */
function parsed(): Record< string, unknown > {
	try {
		const json = document.getElementById( 'frontage-settings-data' );
		return JSON.parse( json?.textContent || '{}' );
	} catch {
		return {};
	}
}
