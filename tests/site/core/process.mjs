/** What processes share: their end, and that they go on. */

/** Whether a process lives. */
export function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/** Says every quarter of a minute that something goes on. */
export function withProgress( promise, say ) {
	const started = Date.now();
	const timer = setInterval(
		() => say( `  … ${ Math.round( ( Date.now() - started ) / 1000 ) } s` ),
		15_000
	);
	return promise.finally( () => clearInterval( timer ) );
}

/** Ends something once, when the process is asked to end, and then the process. */
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
