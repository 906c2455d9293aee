/** Loads build/sticky-deferred.js: what a page needs once its visitor scrolls, points or types. */
import { nonce } from '../island/nonce';
import { pageData } from '../island/page-data';
import { nextFrame } from '../trigger/next-frame';
import type { Late } from '../../sticky/deferred/deferred';

const RETRY_DELAY = 300;

let used: Promise< Late > | undefined;

/** Never rejects: without it the page is as the browser shows it. */
export function whenUsed(): Promise< Late > {
	used ??= new Promise( ( resolve ) => {
		const load = async ( event?: Event | null, isLast = false ) => {
			waiting.abort();
			if ( event ) {
				await nextFrame();
			}
			const script = document.createElement( 'script' );
			script.nonce = nonce();
			script.src = `${ pageData().publicPath }sticky-deferred.js?ver=${ FRONTAGE_VERSION }`;
			script.onload = () =>
				resolve( Reflect.get( window, 'frontage' ).late );
			script.onerror = () => {
				script.remove();
				if ( isLast ) {
					// eslint-disable-next-line no-console -- The visitor's page goes on; whoever looks for the reason finds it here.
					console.error( 'Frontage: sticky-deferred failed.' );
				} else {
					setTimeout( load, RETRY_DELAY, null, true );
				}
			};
			document.head.append( script );
		};
		const waiting = new AbortController();
		const { signal } = waiting;
		for ( const name of [
			'scroll',
			'pointermove',
			'touchstart',
			'keydown',
		] ) {
			window.addEventListener( name, load, { signal, passive: true } );
		}
		if ( window.scrollY || window.location.hash ) {
			load();
		}
	} );
	return used;
}
