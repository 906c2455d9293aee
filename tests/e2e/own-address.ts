/** Chooses the address of this worker's site: WordPress's utilities read it when they are loaded, which is before the site can start. */
import { execFileSync } from 'node:child_process';

export const port = Number(
	execFileSync(
		process.execPath,
		[
			'-e',
			`require( 'get-port' )( { host: '127.0.0.1' } ).then( ( port ) => process.stdout.write( String( port ) ) )`,
		],
		{ cwd: __dirname }
	)
);
process.env.WP_BASE_URL = `http://127.0.0.1:${ port }`;
