/**
 * A WordPress site with this plugin, from files only, until Ctrl-C.
 *
 *   node tests/site/serve.mjs [--site playground|mariadb] [--port 19400] [--php 8.3] [--name dev] [--empty] [--fresh]
 *
 * Without --name the site lives as long as this process. FRONTAGE_VERBOSE=1 shows what the embedded server says.
 */
import { parseArgs } from 'node:util';
import { isMain } from './core/paths.mjs';
import { serve } from './core/site.mjs';

export { serve };

/**
 * Ends something once, when the process is asked to end, and then the process.
 *
 * @param {() => Promise< unknown >} stop What has to be ended.
 */
export function stopOnSignal( stop ) {
	let stopping;
	const end = () => {
		stopping ??= stop().then(
			() => process.exit( 0 ),
			( error ) => {
				console.error( error );
				process.exit( 1 );
			}
		);
	};
	[ 'SIGINT', 'SIGTERM', 'SIGHUP' ].forEach( ( signal ) =>
		process.on( signal, end )
	);
}

if ( isMain( import.meta.url ) ) {
	const { values } = parseArgs( {
		options: {
			site: { type: 'string' },
			port: { type: 'string', default: '0' },
			php: { type: 'string' },
			name: { type: 'string' },
			empty: { type: 'boolean', default: false },
			fresh: { type: 'boolean', default: false },
		},
	} );
	const started = Date.now();
	const site = await serve( {
		...values,
		port: Number( values.port ),
		seeded: ! values.empty,
		say: console.log,
	} );
	stopOnSignal( site.stop );
	Object.entries( site.env ).forEach( ( [ key, value ] ) =>
		console.log( `${ key }=${ value }` )
	);
	console.log(
		`${ site.url } ready after ${ ( ( Date.now() - started ) / 1000 ).toFixed( 1 ) } s (admin / password)`
	);
}
