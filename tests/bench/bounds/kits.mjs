/**
 * A large site as a kit, on a host with little: exported and imported by the admin screen itself, into an empty site, where all of it is made, and
 * into its own, where all of it has been edited since and is replaced. Each import is undone.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../../site/native/mariadb.mjs';
import { serve } from '../../site/core/site.mjs';

const HOST = [
	'memory_limit=256M',
	'upload_max_filesize=2M',
	'post_max_size=2M',
	// Ours needs none, and many hosts have none.
	'disable_classes=ZipArchive',
];
const SCREEN = '/wp-admin/tools.php?page=frontage-kits';
const PATIENCE_MS = 15 * 60_000;
const MB = 1024 * 1024;
/* At the end of each request: the peak of PHP's own memory, and of the process, for libraries of pictures take theirs past PHP. */
const PEAKS = `<?php
register_shutdown_function(
	static function () {
		preg_match( '/VmHWM:\\s*(\\d+)/', file_get_contents( '/proc/self/status' ), $process );
		file_put_contents( WP_CONTENT_DIR . '/peaks.txt', memory_get_peak_usage( true ) . ' ' . $process[1] * 1024 . "\\n", FILE_APPEND );
	}
);
`;

/** Seconds of the requests to our routes, and bytes of what was sent, by the end of their addresses. */
function watchRequests( page ) {
	const seen = [];
	page.on( 'requestfinished', ( request ) => {
		const [ , route ] =
			/\/kit\/([^?&]*)/.exec( decodeURIComponent( request.url() ) ) ?? [];
		if ( route ) {
			seen.push( {
				route,
				seconds: request.timing().responseEnd / 1000,
				bytes: request.postDataBuffer()?.length ?? 0,
			} );
		}
	} );
	const most = ( list, key ) =>
		Math.max( 0, ...list.map( ( one ) => one[ key ] ) );
	return {
		/** The slowest and the largest since the last time. */
		take() {
			const taken = seen.splice( 0 );
			return {
				slowest: most( taken, 'seconds' ),
				largest: most( taken, 'bytes' ),
				switching: most(
					taken.filter( ( { route } ) =>
						route.endsWith( '/switch' )
					),
					'seconds'
				),
				planning: most(
					taken.filter( ( { route } ) => route === 'plan' ),
					'seconds'
				),
			};
		},
	};
}

async function openSite( browser, options ) {
	const site = await serve( { site: 'mariadb', settings: HOST, ...options } );
	const content = join( site.folder, 'wp-content' );
	writeFileSync( join( content, 'mu-plugins/peaks.php' ), PEAKS );
	const page = await browser.newPage();
	page.setDefaultTimeout( PATIENCE_MS );
	const requests = watchRequests( page );
	await page.goto( `${ site.url }/wp-login.php` );
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.locator( '#user_pass' ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /wp-admin/ );
	const peaks = join( content, 'peaks.txt' );
	return {
		...site,
		page,
		/** Requests and the peak of memory since the last time. */
		take() {
			const lines = readFileSync( peaks, 'utf8' ).trim().split( '\n' );
			rmSync( peaks );
			const most = ( at ) =>
				Math.max(
					...lines.map( ( line ) => line.split( ' ' )[ at ] )
				) / MB;
			return {
				...requests.take(),
				memory: most( 0 ),
				process: most( 1 ),
			};
		},
		async stop() {
			await page.close();
			await site.stop();
		},
	};
}

async function timed( work ) {
	const started = performance.now();
	const result = await work();
	return { result, seconds: ( performance.now() - started ) / 1000 };
}

const button = ( page, name ) =>
	page.getByRole( 'button', { name, exact: true } );
const heading = ( page, name ) =>
	page.getByRole( 'heading', { name, level: 2 } ).waitFor();

async function exportKit( { url, page, take }, path ) {
	await page.goto( url + SCREEN );
	const whole = await timed( async () => {
		const saved = page.waitForEvent( 'download' );
		await button( page, 'Export' ).click();
		await ( await saved ).saveAs( path );
	} );
	return { seconds: whole.seconds, ...take() };
}

/* Chooses the file, imports all of it, undoes that. */
async function importKit( { url, page, take }, path, say ) {
	await page.goto( url + SCREEN );
	const chooser = page.waitForEvent( 'filechooser' );
	await button( page, 'Choose file' ).click();
	const input = await chooser;
	const plan = await timed( async () => {
		await input.setFiles( path );
		await heading( page, /^Import “/ );
	} );
	say( `Planned in ${ plan.seconds.toFixed( 1 ) } s` );
	const all = page.getByLabel( 'Apply to all:' );
	if ( await all.count() ) {
		await all.selectOption( { label: 'Replace existing' } );
	}
	const whole = await timed( async () => {
		await button( page, 'Import' ).click();
		await heading( page, /” was imported$/ );
	} );
	const done = take();
	const counts = await page.locator( '.frontage-kits-screen' ).innerText();
	say( `Imported in ${ whole.seconds.toFixed( 1 ) } s` );
	const undo = await timed( async () => {
		await button( page, 'Undo' ).click();
		await heading( page, /” was undone$/ );
	} );
	say( `Undone in ${ undo.seconds.toFixed( 1 ) } s` );
	const undone = take();
	return {
		...done,
		slowest: Math.max( done.slowest, undone.slowest ),
		memory: Math.max( done.memory, undone.memory ),
		process: Math.max( done.process, undone.process ),
		plan: plan.seconds,
		seconds: whole.seconds,
		undo: undo.seconds,
		isWhole: counts.includes( 'Verified: all' ),
	};
}

/**
 * Starts both sites, measures, stops them.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<{exported: Object, made: Object, replaced: Object}>} Seconds, bytes and MB of each.
 */
export async function measureKits( browser, say ) {
	let path = '';
	let exported;
	let replaced;
	const large = await openSite( browser, { say } );
	try {
		path = join( large.folder, '../..', `kit-${ process.pid }.zip` );
		await large.run( '../bench/seed/kits.php', say );
		say( 'Filled' );
		large.take();
		exported = await exportKit( large, path );
		say( `Exported in ${ exported.seconds.toFixed( 1 ) } s` );
		await query(
			large.database.socket,
			"UPDATE wordpress.wp_posts SET post_title = CONCAT( post_title, ' edited' ) WHERE post_name LIKE 'bench-%'"
		);
		replaced = await importKit( large, path, say );
	} finally {
		await large.stop();
	}
	const empty = await openSite( browser, { seeded: false, say } );
	try {
		const made = await importKit( empty, path, say );
		return { exported, made, replaced };
	} finally {
		await empty.stop();
		rmSync( path, { force: true } );
	}
}

/**
 * @param {Awaited<ReturnType<typeof measureKits>>} measured What was measured.
 * @return {Array<[label: string, value: number, bound?: number, aim?: number]>} Rows of a table with bounds.
 */
export function kitRows( { exported, made, replaced } ) {
	const imported = ( label, key, ...bounds ) => [
		[ `Import, all made: ${ label }`, made[ key ], ...bounds ],
		[ `Import, all replaced: ${ label }`, replaced[ key ], ...bounds ],
	];
	return [
		[ 'Export, s', exported.seconds ],
		[ 'Export: slowest request, s', exported.slowest, 30, 10 ],
		[ 'Export: peak of PHP, MB', exported.memory, 256 ],
		[ 'Export: peak of its process, MB', exported.process, 256 ],
		...imported( 'plan after the file is chosen, s', 'plan', 5 ),
		...imported( 'its request alone, s', 'planning' ),
		...imported( 'all of it, s', 'seconds' ),
		...imported( 'slowest request, s', 'slowest', 30, 10 ),
		...imported( 'largest request, bytes', 'largest', 2 * MB ),
		...imported( 'switch, s', 'switching', 1 ),
		...imported( 'undo, s', 'undo', 60 ),
		...imported( 'peak of PHP, MB', 'memory', 256 ),
		...imported( 'peak of its process, MB', 'process', 256 ),
		[
			'Imports with something unresolved',
			made.isWhole + replaced.isWhole === 2 ? 0 : 1,
			0,
		],
	];
}
