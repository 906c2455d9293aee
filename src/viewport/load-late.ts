/** Loads build/viewport-late.js: what a page needs once its visitor scrolls, points or types. */
import { nonce } from '../island/nonce';
import { pageData } from '../island/page-data';
import { nextFrame } from '../trigger/next-frame';
import { firstAct, triggerOf } from '../trigger/triggers';
import type { Late } from './late/late';

const RETRY_DELAY = 300;

let used: Promise< Late > | undefined;

/** Never rejects: without it the page is as the browser shows it. */
export function whenUsed(): Promise< Late > {
	used ??= new Promise( ( resolve ) => {
		const src = `${ pageData().publicPath }viewport-late.js?ver=${ FRONTAGE_VERSION }`;
		const load = ( isLast = false ) => {
			const script = document.createElement( 'script' );
			script.nonce = nonce();
			script.src = src;
			script.onload = () =>
				resolve( Reflect.get( window, 'frontage' ).late );
			script.onerror = () => {
				script.remove();
				if ( isLast ) {
					// eslint-disable-next-line no-console -- The visitor's page goes on; whoever looks for the reason finds it here.
					console.error( 'Frontage: viewport-late failed.' );
				} else {
					setTimeout( load, RETRY_DELAY, true );
				}
			};
			document.head.append( script );
		};
		if ( window.scrollY || window.location.hash ) {
			load();
		} else {
			const stop = triggerOf( 'idle' )( document.head, () => {
				const link = document.createElement( 'link' );
				link.rel = 'prefetch';
				link.href = src;
				document.head.append( link );
			} );
			firstAct
				.then( stop )
				.then( nextFrame )
				.then( () => load() );
		}
	} );
	return used;
}
