/**
 * A loopback front that makes a development server look like a site's real one: HTTP/2, compressed answers, static files that browsers may
 * keep, and pages from a page cache, as signed-out visitors of most sites get them. What scripts ask for is made anew every time.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';

const TEXT =
	/^(text\/|application\/(json|javascript|rss\+xml|xml)|image\/svg\+xml)/;
const STATIC = /\.(js|css|webp|avif|png|jpe?g|svg|woff2?)(\?|$)/;
/* HTTP/2 knows no headers about one connection. */
const OF_CONNECTIONS = [
	'connection',
	'keep-alive',
	'transfer-encoding',
	'upgrade',
	'host',
];

const without = ( headers ) =>
	Object.fromEntries(
		Object.entries( headers ).filter(
			( [ name ] ) =>
				! name.startsWith( ':' ) && ! OF_CONNECTIONS.includes( name )
		)
	);

/**
 * @param {string} origin The server behind the proxy, such as http://127.0.0.1:8888. Its own address in texts becomes the proxy's.
 * @return {Promise<{url: string, key: string, close: () => Promise<void>}>} The proxy's origin, the hash of its public key for a browser that shall trust it (with an untrusted certificate Chromium keeps no files), and how to end it.
 */
export async function startProxy( origin ) {
	const { hostname, port, host } = new URL( origin );
	const { private: key, cert } = await generate( [
		{ name: 'commonName', value: 'localhost' },
	] );
	const kept = new Map();
	let url = '';

	const rewrite = ( text ) =>
		[
			( one ) => one,
			( one ) => one.replaceAll( '/', '\\/' ),
			encodeURIComponent,
		].reduce(
			( written, as ) => written.replaceAll( as( origin ), as( url ) ),
			text
		);

	function answerOf( incoming, { statusCode: status, headers }, body ) {
		headers = without( headers );
		const type = String( headers[ 'content-type' ] ?? '' );
		let bytes = body;
		for ( const name of [ 'location', 'link' ] ) {
			if ( headers[ name ] ) {
				headers[ name ] = rewrite( String( headers[ name ] ) );
			}
		}
		if ( TEXT.test( type ) ) {
			bytes = gzipSync( rewrite( body.toString( 'utf8' ) ) );
			headers[ 'content-encoding' ] = 'gzip';
			headers.vary = 'Accept-Encoding';
		}
		const isStatic = STATIC.test( incoming.url );
		if ( isStatic ) {
			headers[ 'cache-control' ] = 'public, max-age=31536000, immutable';
		}
		headers[ 'content-length' ] = bytes.length;
		const answer = { status, headers, bytes };
		if (
			status === 200 &&
			( isStatic || type.startsWith( 'text/html' ) )
		) {
			kept.set( incoming.url, answer );
		}
		return answer;
	}

	const send = ( outgoing, { status, headers, bytes } ) => {
		outgoing.writeHead( status, headers );
		outgoing.end( bytes );
	};
	const server = createSecureServer(
		{ key, cert },
		( incoming, outgoing ) => {
			const known = incoming.method === 'GET' && kept.get( incoming.url );
			if ( known ) {
				send( outgoing, known );
				return;
			}
			const upstream = request(
				{
					hostname,
					port,
					path: incoming.url,
					method: incoming.method,
					headers: {
						...without( incoming.headers ),
						host,
						'accept-encoding': 'identity',
					},
				},
				( response ) => {
					const chunks = [];
					response.on( 'data', ( chunk ) => chunks.push( chunk ) );
					response.on( 'end', () =>
						send(
							outgoing,
							answerOf(
								incoming,
								response,
								Buffer.concat( chunks )
							)
						)
					);
				}
			);
			upstream.on( 'error', () => send( outgoing, { status: 502 } ) );
			incoming.pipe( upstream );
		}
	);
	const sessions = new Set();
	server.on( 'session', ( session ) => {
		sessions.add( session );
		session.on( 'close', () => sessions.delete( session ) );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	url = `https://localhost:${ server.address().port }`;
	return {
		url,
		key: createHash( 'sha256' )
			.update(
				new X509Certificate( cert ).publicKey.export( {
					type: 'spki',
					format: 'der',
				} )
			)
			.digest( 'base64' ),
		close: () =>
			new Promise( ( resolve ) => {
				server.close( resolve );
				sessions.forEach( ( session ) => session.destroy() );
			} ),
	};
}
