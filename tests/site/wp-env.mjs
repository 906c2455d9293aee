/**
 * `npm run wp-env -- start|stop|status|destroy`: wp-env on Docker where there is one, with the same .wp-env.json on
 * WordPress Playground, and WordPress from npm, where there is none.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureInstalled } from './checkout/install.mjs';
import { cache, root } from './core/paths.mjs';
import { copy } from './core/folders.mjs';
import { ensureWordPress, versionOf } from './downloads/wordpress.mjs';

/* The environment that lets wp-env do without wordpress.org. */
async function offline() {
	const home = join( cache, 'wp-env' );
	const core = join( home, 'core' );
	if ( ! existsSync( core ) ) {
		mkdirSync( home, { recursive: true } );
		await copy( await ensureWordPress( console.log ), core );
	}
	// wp-env asks wordpress.org for the newest version before it looks at "core"; without an answer it believes this
	// file of its own. `wp-env destroy` deletes it.
	const hash = createHash( 'md5' )
		.update( join( root, '.wp-env.json' ) )
		.digest( 'hex' )
		.slice( 0, 8 );
	const work = join( home, `wp-env-${ basename( root ) }-${ hash }` );
	const file = join( work, 'wp-env-cache.json' );
	mkdirSync( work, { recursive: true } );
	const known = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: {};
	writeFileSync(
		file,
		JSON.stringify( {
			...known,
			latestWordPressVersion: versionOf( core ),
		} )
	);
	return { WP_ENV_HOME: home, WP_ENV_CORE: core };
}

/* What .wp-env.json has done after each start: the demo studio, with the lines that it prints. */
async function fill() {
	const { port } = JSON.parse(
		readFileSync( join( root, '.wp-env.json' ), 'utf8' )
	);
	console.log(
		'Filling the demo studio; the first time this takes a minute …'
	);
	const url = `http://localhost:${ process.env.WP_ENV_PORT || port }/?frontage-demo=fill`;
	// WordPress Playground signs the first visitor in, and sends him where he is already.
	let answer = await fetch( url, { redirect: 'manual' } );
	for ( let tries = 0; answer.status === 302 && tries < 5; tries++ ) {
		const cookie = answer.headers
			.getSetCookie()
			.map( ( line ) => line.split( ';' )[ 0 ] )
			.join( '; ' );
		answer = await fetch( url, {
			redirect: 'manual',
			headers: { cookie },
		} );
	}
	console.log( await answer.text() );
	return answer.ok ? 0 : 1;
}

await ensureInstalled( console.log );
if ( process.argv[ 2 ] === 'fill' ) {
	process.exit( await fill() );
}
const { ensureBuilt } = await import( './checkout/build.mjs' );
const built = await ensureBuilt( { say: console.log } );
if ( ! built.ok ) {
	console.log( built.output );
	process.exit( 1 );
}
const args = process.argv.slice( 2 );
const hasDocker =
	spawnSync( 'docker', [ 'info' ], { stdio: 'ignore' } ).status === 0;
const isOurs = ! hasDocker && ! process.env.WP_ENV_HOME;
const { status } = spawnSync(
	process.execPath,
	[
		join( root, 'node_modules/@wordpress/env/bin/wp-env' ),
		...args,
		...( isOurs && args[ 0 ] === 'start'
			? [ '--runtime=playground' ]
			: [] ),
	],
	{
		stdio: 'inherit',
		cwd: root,
		env: { ...process.env, ...( isOurs ? await offline() : {} ) },
	}
);
process.exit( status ?? 1 );
