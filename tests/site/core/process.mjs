/**
 * Which processes live, what is theirs alone while they do, and that they go on.
 */
import {
	linkSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Whether a process lives.
 *
 * @param {number} pid Its id.
 */
export function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * Acquires a lock for this process until it ends; what a dead process left is not one. Answers the id of the process that
 * holds it where that is another.
 *
 * @param {string} file The lock, which holds the id.
 */
export function acquireLock( file ) {
	mkdirSync( dirname( file ), { recursive: true } );
	const own = `${ file }.${ process.pid }`;
	writeFileSync( own, String( process.pid ) );
	try {
		for (;;) {
			try {
				// Nobody sees it without the id.
				linkSync( own, file );
				process.once( 'exit', () => rmSync( file, { force: true } ) );
				return undefined;
			} catch ( error ) {
				if ( error.code !== 'EEXIST' ) {
					throw error;
				}
			}
			const holder = Number( readFileSync( file, 'utf8' ) );
			if ( holder === process.pid ) {
				return undefined;
			}
			if ( isAlive( holder ) ) {
				return holder;
			}
			rmSync( file, { force: true } );
		}
	} finally {
		rmSync( own, { force: true } );
	}
}

/**
 * Says every quarter of a minute that something goes on.
 *
 * @template Answer
 * @param {Promise< Answer >}        promise It.
 * @param {( line: string ) => void} say     Where it is told.
 */
export function withProgress( promise, say ) {
	const started = Date.now();
	const timer = setInterval(
		() => say( `  … ${ Math.round( ( Date.now() - started ) / 1000 ) } s` ),
		15_000
	);
	return promise.finally( () => clearInterval( timer ) );
}
