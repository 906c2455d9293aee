/** What .wp-env.json has done after each start of wp-env: the demo studio, with the lines that it prints. wp-env runs PHP in Docker only; a request is answered by each of its runtimes. */
import { readFileSync } from 'node:fs';

const { port } = JSON.parse(
	readFileSync(
		new URL( '../../../../.wp-env.json', import.meta.url ),
		'utf8'
	)
);
const url = `http://localhost:${ process.env.WP_ENV_PORT || port }/?frontage-demo=fill`;

console.log( 'Filling the demo studio; the first time this takes a minute …' );
// WordPress Playground signs the first visitor in, and sends him where he is already.
let answer = await fetch( url, { redirect: 'manual' } );
for ( let tries = 0; answer.status === 302 && tries < 5; tries++ ) {
	const cookie = answer.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
	answer = await fetch( url, { redirect: 'manual', headers: { cookie } } );
}
console.log( await answer.text() );
process.exitCode = answer.ok ? 0 : 1;
