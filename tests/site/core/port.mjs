/**
 * A port that nobody uses.
 */
import { createServer } from 'node:net';

const isFree = ( port ) =>
	new Promise( ( resolve ) => {
		const probe = createServer().once( 'error', () => resolve( 0 ) );
		probe.listen( port, '127.0.0.1', () => {
			const { port: got } = probe.address();
			probe.close( () => resolve( got ) );
		} );
	} );

/**
 * The wished port, or where that is in use one of the next ones, or any.
 *
 * @param {number} wish Port, 0 for any.
 */
export async function freePort( wish = 0 ) {
	for ( let port = wish; wish && port < wish + 20; port++ ) {
		if ( await isFree( port ) ) {
			return port;
		}
	}
	return isFree( 0 );
}
