/** Site settings, and data that features' PHP has added for their scripts, as printed in the page. */
import { jsonIn } from '../dom/json';

/** Value of a setting or of a feature's data, validated by PHP; undefined if the page has none. */
export function pageSetting( name: string ): unknown {
	const script = document.querySelector( 'script#frontage-settings-data' );
	return script && jsonIn< Record< string, unknown > >( script )[ name ];
}
