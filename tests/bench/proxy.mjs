/**
 * A loopback proxy that makes a development server look like a site's real one: answers are compressed, browsers may keep static files,
 * and pages come from a page cache, as they do for signed-out visitors of most sites. What scripts ask for is made anew every time.
 */
import { createServer, request } from 'node:http';
import { gzipSync } from 'node:zlib';

const TEXT =
	/^(text\/|application\/(json|javascript|rss\+xml|xml)|image\/svg\+xml)/;
const STATIC = /\.(js|css|webp|avif|png|jpe?g|svg|woff2?)(\?|$)/;

/**
 * @param {string} origin The server behind the proxy, such as http://127.0.0.1:8888. Its own address in texts becomes the proxy's.
 * @return {Promise<{url: string, close: () => Promise<void>}>} The proxy's origin, and how to end it.
 */
export async function startProxy( origin ) {
	const { hostname, port } = new URL( origin );
	const kept = new Map();
	let url = '';

	const rewrite = ( text ) =>
		text
			.replaceAll( origin, url )
			.replaceAll(
				origin.replaceAll( '/', '\\/' ),
				url.replaceAll( '/', '\\/' )
			)
			.replaceAll(
				encodeURIComponent( origin ),
				encodeURIComponent( url )
			);

	function answer( incoming, outgoing, upstream, body ) {
		const headers = { ...upstream.headers };
		delete headers[ 'transfer-encoding' ];
		delete headers.connection;
		const isText = TEXT.test( String( headers[ 'content-type' ] ?? '' ) );
		let bytes = isText
			? Buffer.from( rewrite( body.toString( 'utf8' ) ) )
			: body;
		if ( headers.location ) {
			headers.location = rewrite( headers.location );
		}
		if ( headers.link ) {
			headers.link = [ headers.link ].flat().map( rewrite );
		}
		if (
			isText &&
			/\bgzip\b/.test( String( incoming.headers[ 'accept-encoding' ] ) )
		) {
			bytes = gzipSync( bytes );
			headers[ 'content-encoding' ] = 'gzip';
			headers.vary = 'Accept-Encoding';
		}
		const isStatic = STATIC.test( incoming.url );
		if ( isStatic ) {
			headers[ 'cache-control' ] = 'public, max-age=31536000, immutable';
		}
		headers[ 'content-length' ] = String( bytes.length );
		const whole = { status: upstream.statusCode, headers, bytes };
		const isPage = String( headers[ 'content-type' ] ).startsWith(
			'text/html'
		);
		if ( ( isStatic || isPage ) && upstream.statusCode === 200 ) {
			kept.set( incoming.url, whole );
		}
		outgoing.writeHead( whole.status, headers ).end( bytes );
	}

	const server = createServer( ( incoming, outgoing ) => {
		const known = incoming.method === 'GET' && kept.get( incoming.url );
		if ( known ) {
			outgoing
				.writeHead( known.status, known.headers )
				.end( known.bytes );
			return;
		}
		const upstream = request(
			{
				hostname,
				port,
				path: incoming.url,
				method: incoming.method,
				headers: {
					...incoming.headers,
					host: `${ hostname }:${ port }`,
					'accept-encoding': 'identity',
				},
			},
			( response ) => {
				const chunks = [];
				response.on( 'data', ( chunk ) => chunks.push( chunk ) );
				response.on( 'end', () =>
					answer(
						incoming,
						outgoing,
						response,
						Buffer.concat( chunks )
					)
				);
			}
		);
		upstream.on( 'error', ( error ) =>
			outgoing.writeHead( 502 ).end( error.message )
		);
		incoming.pipe( upstream );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	url = `http://127.0.0.1:${ server.address().port }`;
	return {
		url,
		close: () =>
			new Promise( ( resolve ) => {
				server.closeAllConnections();
				server.close( resolve );
			} ),
	};
}
