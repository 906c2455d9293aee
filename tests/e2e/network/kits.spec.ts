/**
 * Kits by wp-cli, in processes of its own, on a network of two sites: what one exports, the other imports and undoes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSite, expect, test } from '../own-site';
import { wpCli } from '../../site/downloads/wordpress.mjs';

test.use( { served: { site: 'mariadb', seeded: false } } );

const argumentsOf = ( user: string, path: string, args: string[] ) => [
	wpCli,
	'--allow-root',
	'--no-color',
	`--path=${ ownSite().folder }`,
	`--url=${ ownSite().url }${ path }`,
	`--user=${ user }`,
	...args,
];

/** Runs wp-cli on a site of the network; answers what it prints. */
const wp = ( path: string, ...args: string[] ): string =>
	execFileSync( 'php', argumentsOf( 'admin', path, args ), {
		encoding: 'utf8',
	} );

/** Warnings of wp-cli. */
const warningsOf = ( user: string, path: string, ...args: string[] ): string =>
	spawnSync( 'php', argumentsOf( user, path, args ), { encoding: 'utf8' } )
		.stderr;

/** Makes the site a network, and adds a second one. */
function makeNetwork() {
	const { folder, url } = ownSite();
	const config = join( folder, 'wp-config.php' );
	if ( readFileSync( config, 'utf8' ).includes( 'MULTISITE' ) ) {
		// By the test before.
		return;
	}
	wp( '/', 'core', 'multisite-convert', '--skip-config' );
	const constants = {
		MULTISITE: true,
		SUBDOMAIN_INSTALL: false,
		DOMAIN_CURRENT_SITE: `'${ new URL( url ).host }'`,
		PATH_CURRENT_SITE: "'/'",
		SITE_ID_CURRENT_SITE: 1,
		BLOG_ID_CURRENT_SITE: 1,
	};
	// Addresses are each site's own.
	const lines = readFileSync( config, 'utf8' )
		.split( '\n' )
		.filter( ( line ) => ! /'WP_(HOME|SITEURL)'/.test( line ) );
	lines.splice(
		1,
		0,
		...Object.entries( constants ).map(
			( [ name, value ] ) => `define( '${ name }', ${ value } );`
		)
	);
	writeFileSync( config, lines.join( '\n' ) );
	wp( '/', 'site', 'create', '--slug=second' );
	wp( '/', 'plugin', 'activate', 'frontage', '--network' );
}

/** Everything that a kit may change of a site. */
const state = ( path: string ) =>
	[
		[ 'post', 'list', '--post_type=any', '--post_status=any' ],
		[ 'term', 'list', 'category' ],
		[ 'option', 'get', 'blogname' ],
	].map( ( command ) => wp( path, ...command ) );

test(
	'kits: on a network a kit goes from site to site by wp-cli, and back',
	{ tag: [ '@KT-02' ] },
	async ( { site } ) => {
		// Twenty processes, one after another.
		test.slow();
		makeNetwork();
		const category = wp(
			'/',
			'term',
			'create',
			'category',
			'Docks',
			'--porcelain'
		).trim();
		const address = wp( '/', 'term', 'url', 'category', category ).trim();
		wp(
			'/',
			'post',
			'create',
			'--post_title=Harbour',
			'--post_status=publish',
			`--post_category=${ category }`,
			`--post_content=<!-- wp:paragraph --><p><a href="${ address }">Docks</a></p><!-- /wp:paragraph -->`
		);
		const first = state( '/' );
		const second = state( '/second/' );
		const kit = join( site.folder, '../network.zip' );
		wp( '/', 'frontage', 'kit', 'export', kit );

		expect(
			wp( '/second/', 'frontage', 'kit', 'import', kit, '--dry-run' )
		).toMatch( /create +post\/harbour/ );
		expect( state( '/second/' ) ).toEqual( second );

		const said = wp( '/second/', 'frontage', 'kit', 'import', kit );
		const run = /kit undo (\S+)/.exec( said )?.[ 1 ] ?? '';
		expect( run ).not.toBe( '' );
		expect(
			wp(
				'/second/',
				'post',
				'list',
				'--name=harbour',
				'--field=post_content'
			)
		).toContain( `href="${ site.url }/second/` );
		expect( wp( '/second/', 'frontage', 'kit', 'list' ) ).toContain( run );
		expect( wp( '/', 'frontage', 'kit', 'list' ) ).not.toContain( run );
		expect( state( '/' ) ).toEqual( first );

		wp( '/second/', 'frontage', 'kit', 'undo', run );
		expect( state( '/second/' ) ).toEqual( second );
		// Core notes that it can't ask for updates: nothing leaves the machine.
		const log = readFileSync( site.log, { encoding: 'utf8', flag: 'a+' } );
		expect(
			log
				.split( '\n' )
				.filter(
					( line ) =>
						line &&
						! /wp_(version_check|update_\w+)\(\)/.test( line )
				)
		).toEqual( [] );
	}
);

test(
	'kits: on a network the dry run says what a site has no room or right for',
	{ tag: [ '@KT-02' ] },
	async ( { site } ) => {
		test.slow();
		makeNetwork();
		const picture = 'wp-includes/images/media/default.png';
		wp( '/', 'media', 'import', join( site.folder, picture ) );
		wp(
			'/',
			'post',
			'create',
			'--post_title=Harbour',
			'--post_status=publish',
			'--post_content=<!-- wp:html --><iframe title="Tides"></iframe><!-- /wp:html -->'
		);
		const kit = join( site.folder, '../network.zip' );
		wp( '/', 'frontage', 'kit', 'export', kit );
		const dryRun = ( user: string ) =>
			warningsOf(
				user,
				'/second/',
				...[ 'frontage', 'kit', 'import', kit, '--dry-run' ]
			);
		expect( dryRun( 'admin' ) ).not.toMatch( /has room|not allowed/ );

		// A site of a network counts what its uploads need.
		wp( '/', 'site', 'option', 'set', 'upload_space_check_disabled', '0' );
		wp( '/second/', 'option', 'set', 'blog_upload_space', '0' );
		wp( '/second/', 'user', 'create', 'second', 'second@example.org' );
		wp( '/second/', 'user', 'set-role', 'second', 'administrator' );
		expect( dryRun( 'admin' ) ).toMatch(
			/this site has room for 0 B\. Files that don’t fit are left out\./
		);
		expect( dryRun( 'second' ) ).toMatch(
			/not allowed to publish the following on this site, so it will be removed: iframe/
		);
	}
);
