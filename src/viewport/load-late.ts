/** Loads what only few visitors of a page need: build/viewport-late.js. */
import { nonce, pageData } from '../island/page-data';
import type { Late } from './late/late';

let loading: Promise< Late > | undefined;

/** Never rejects: without it the page is as the browser shows it. */
export function loadLate(): Promise< Late > {
	loading ??= new Promise( ( resolve ) => {
		const script = document.createElement( 'script' );
		script.nonce = nonce;
		script.src = `${ pageData().publicPath }viewport-late.js?ver=${ FRONTAGE_VERSION }`;
		script.onload = () => resolve( Reflect.get( window, 'frontage' ).late );
		document.head.append( script );
	} );
	return loading;
}
