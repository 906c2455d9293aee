/**
 * Sites of the same kind for tests that run side by side. Each has a process of its own: within one, the threads of PHP WASM
 * wait for each other.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isMain } from '../core/paths.mjs';
import { prepare, serve } from '../core/site.mjs';

/**
 * Starts sites; answers for each what tests need to know, and how it is stopped.
 *
 * @param {number}                   count       How many.
 * @param {Object}                   options     What serve() takes.
 * @param {( line: string ) => void} options.say Where progress is told.
 * @return {Promise<Array<{ env: Record< string, string >, stop: () => Promise< unknown > }>>} The sites.
 */
export async function serveSeveral( count, { say, ...options } ) {
	if ( count === 1 ) {
		return [ await serve( { ...options, say } ) ];
	}
	await prepare( { ...options, say } );
	say( `Starting ${ count } sites …` );
	const starts = await Promise.allSettled(
		Array.from( { length: count }, () => serveApart( options ) )
	);
	const sites = starts.flatMap( ( { value } ) => value ?? [] );
	const failed = starts.find( ( { status } ) => status === 'rejected' );
	if ( failed ) {
		await Promise.all( sites.map( ( site ) => site.stop() ) );
		throw failed.reason;
	}
	return sites;
}

function serveApart( options ) {
	// In a group of its own: a Ctrl-C goes to all of ours, and the site has to see the last request through.
	const child = fork( fileURLToPath( import.meta.url ), { detached: true } );
	const ended = new Promise( ( resolve ) => child.once( 'exit', resolve ) );
	const stop = () => {
		if ( child.connected ) {
			child.disconnect();
		}
		return ended;
	};
	return new Promise( ( resolve, reject ) => {
		ended.then( ( code ) =>
			reject( new Error( `A site ended with ${ code }.` ) )
		);
		child.once( 'message', ( { env, error } ) =>
			error ? reject( new Error( error ) ) : resolve( { env, stop } )
		);
		child.send( options );
	} );
}

/* Lives as long as whoever asked for it. */
async function answer( options ) {
	const starting = serve( options );
	process.once( 'disconnect', async () => {
		await starting.then( ( site ) => site.stop() ).catch( () => {} );
		process.exit();
	} );
	try {
		const { env } = await starting;
		process.send( { env } );
	} catch ( error ) {
		process.send( { error: error.stack } );
	}
}

if ( isMain( import.meta.url ) ) {
	process.once( 'message', answer );
}
