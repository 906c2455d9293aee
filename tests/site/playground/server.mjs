/**
 * The embedded site: Playground's own server, which needs Node alone. Ours is that its files lie in a folder, and its opcache in memory: measured on two
 * cores, it starts in 7 s (45 s the first time) and answers a page in 0.3 s; Playground's command line with a blueprint takes 35 s at each start, and 1.0 s.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { configure, quote } from '../core/config.mjs';
import { root, siteFolder } from '../core/paths.mjs';

const WORDPRESS = '/wordpress';
const TESTS = '/internal/frontage/site';
const FILES = [
	'plugin.php',
	'uninstall.php',
	'build',
	'blocks',
	'src',
	'languages',
	'readme.txt',
];

export const phpVersion = ( wish = '8.3' ) => wish;

/** What PHP sees of a site's WordPress before it starts, and of the checkout after. A path that doesn't exist would stop it. */
export function mounts( wordpress ) {
	for ( const folder of [ 'build', 'blocks', 'src' ] ) {
		mkdirSync( join( root, folder ), { recursive: true } );
	}
	return {
		before: [
			{ hostPath: wordpress, vfsPath: WORDPRESS },
			{ hostPath: siteFolder, vfsPath: TESTS },
		],
		after: FILES.map( ( name ) => ( {
			hostPath: join( root, name ),
			vfsPath: `${ WORDPRESS }/wp-content/plugins/frontage/${ name }`,
		} ) ).filter( ( { hostPath } ) => existsSync( hostPath ) ),
	};
}

/* Before 8.1 PHP WASM finds no memory for its opcache, and has one in files only. */
const opcacheOf = ( php ) => {
	const [ file, vfsPath ] =
		Number( php ) < 8.1
			? [
					'opcache-off.php',
					'/internal/shared/preload/0-opcache-off.php',
				]
			: [ 'php.ini', '/internal/shared/php.ini' ];
	return { hostPath: join( siteFolder, 'playground', file ), vfsPath };
};

/**
 * Starts a site in a folder, and installs WordPress there when it isn't yet.
 *
 * @param {Object}                    options
 * @param {string}                    options.folder    Folder of the site; WordPress is in its folder `wordpress`.
 * @param {number}                    options.port      Port.
 * @param {string}                    options.php       PHP version.
 * @param {number}                    options.workers   Requests that are answered at the same time.
 * @param {boolean}                   options.checkout  Whether the plugin is this checkout.
 * @param {Record< string, boolean >} options.constants Further constants of wp-config.php.
 */
export async function start( {
	folder,
	port,
	php,
	workers,
	checkout,
	constants,
} ) {
	const { runCLI } = await import( '@wp-playground/cli' );
	const wordpress = join( folder, 'wordpress' );
	const { before, after } = mounts( wordpress );
	configure( { folder: wordpress, tests: TESTS, constants } );
	const server = await runCLI( {
		command: 'server',
		port,
		php,
		workers,
		verbosity: process.env.FRONTAGE_VERBOSE ? 'debug' : 'quiet',
		wordpressInstallMode: 'install-from-existing-files-if-needed',
		'mount-before-install': [ ...before, opcacheOf( php ) ],
		mount: checkout ? after : [],
		// Without these a blueprint chooses its own PHP, whatever the option above says.
		blueprint: { preferredVersions: { php, wp: 'latest' } },
	} );
	// Node would close a connection after 5 s, at the moment perhaps when a test asks over it again.
	server.server.keepAliveTimeout = 0;

	return {
		url: server.serverUrl,
		log: join( wordpress, 'wp-content/debug.log' ),
		database: { file: join( wordpress, 'wp-content/database/.ht.sqlite' ) },

		/** Runs a file of tests/site inside WordPress; `say` takes what it prints, when it is printed. */
		async run( file, say ) {
			const response = await server.playground.runStream( {
				code: `<?php
					define( 'FRONTAGE_SEED_PICTURES', ${ quote( `${ WORDPRESS }/wp-content/themes` ) } );
					require ${ quote( `${ WORDPRESS }/wp-load.php` ) };
					// What was printed leaves the worker only when PHP pauses.
					add_action( 'save_post', static fn() => usleep( 1000 ) );
					add_action( 'add_attachment', static fn() => usleep( 1000 ) );
					require ${ quote( `${ TESTS }/${ file }` ) };`,
			} );
			for await ( const text of response.stdout.pipeThrough(
				new TextDecoderStream()
			) ) {
				say( text );
			}
			if ( ( await response.exitCode ) !== 0 ) {
				throw new Error(
					`${ file } failed: ${ await response.stderrText }`
				);
			}
		},

		stop: () => server[ Symbol.asyncDispose ](),
	};
}
