/** What the site's owner has decided, and what features' PHP has added for their scripts, as the page carries it. */
import { jsonIn } from '../dom/json';

/** The value of a setting or of what a feature has added, which PHP has checked; undefined where the page carries none. */
export function pageSetting( name: string ): unknown {
	const script = document.querySelector( 'script#frontage-settings-data' );
	return script && jsonIn< Record< string, unknown > >( script )[ name ];
}
