/**
 * A site in a process of its own, for tests that run side by side: within one process the threads of PHP WASM wait for each other. Forked with an IPC
 * channel, it is sent what serve() takes (and `isOld` for the oldest WordPress that the plugin runs on), answers what its tests need to know, and
 * lives until the channel closes.
 */
import { serve } from './core/site.mjs';
import { ensureOldWordPress } from './downloads/old-wordpress.mjs';

process.once( 'message', async ( { isOld, ...options } ) => {
	const starting = Promise.resolve( isOld && ensureOldWordPress() ).then(
		( core ) => serve( { ...options, ...( core ? { core } : {} ) } )
	);
	process.once( 'disconnect', async () => {
		await starting.then( ( site ) => site.stop() ).catch( () => {} );
		process.exit();
	} );
	process.send(
		await starting.then(
			( { env } ) => ( { env } ),
			( { stack } ) => ( { error: stack } )
		)
	);
} );
