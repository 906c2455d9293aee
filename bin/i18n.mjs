/**
 * `npm run i18n`: the plugin's words for translators (languages/frontage.pot), and from their translations (.po) what
 * WordPress reads: JSON for scripts, .mo and .l10n.php for PHP. With `-- --check` it changes nothing, and fails where
 * the .pot lacks words of the code or has others, or where a text with placeholders lost its comment in the build.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from '../tests/site/core/paths.mjs';
import {
	coreFolder,
	ensureWordPress,
	wpCli,
} from '../tests/site/downloads/wordpress.mjs';

const POT = 'languages/frontage.pot';
// wp-cli can't read TSX: the texts of scripts and of block.json are read from the build.
const NOT_READ = [
	'.cache',
	'node_modules',
	'vendor',
	'tests',
	'blocks/*/block.json',
	'build/chunks',
	'build/deferred',
];

await ensureInstalled( console.log );
await ensureWordPress( console.log );

const wp = ( ...args ) =>
	execFileSync(
		process.execPath,
		[
			join( root, 'bin/php.mjs' ),
			...[
				'--',
				'-d',
				'memory_limit=1G',
				wpCli,
				'--no-color',
				`--require=${ join( root, 'bin/wp-cli-offline.php' ) }`,
			],
			...[ 'i18n', ...args ],
		],
		{
			cwd: root,
			env: { ...process.env, WP_CORE_DIR: coreFolder },
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		}
	);

const makePot = ( file ) =>
	wp(
		'make-pot',
		'.',
		file,
		'--domain=frontage',
		'--slug=frontage',
		`--exclude=${ NOT_READ.join( ',' ) }`
	);

/* The words alone: where they stand in a file, and when that was looked up, makes no difference to a translator. */
const wordsOf = ( file ) =>
	readFileSync( file, 'utf8' )
		.split( '\n' )
		.filter(
			( line ) => ! /^(#:|"POT-Creation-Date|"X-Generator)/.test( line )
		)
		.join( '\n' )
		.split( '\n\n' )
		.sort();

function check() {
	const folder = mkdtempSync( join( tmpdir(), 'frontage-pot-' ) );
	try {
		makePot( join( folder, 'frontage.pot' ) );
		const now = wordsOf( join( folder, 'frontage.pot' ) );
		const then = wordsOf( join( root, POT ) );
		const differing = [
			...now
				.filter( ( entry ) => ! then.includes( entry ) )
				.map( ( entry ) => `Not in ${ POT }:\n${ entry }` ),
			...then
				.filter( ( entry ) => ! now.includes( entry ) )
				.map( ( entry ) => `Not in the code:\n${ entry }` ),
		];
		if ( differing.length ) {
			differing.push( `${ POT } is out of date: npm run i18n` );
		}
		const faults = [
			...now
				.filter( ( entry ) => /^(?!#).*%(\d\$)?[sd]/m.test( entry ) )
				.filter( ( entry ) => ! /^#\. translators:/im.test( entry ) )
				.map(
					( entry ) =>
						`No translators' comment in the build; it has to stand right before the call of __():\n${ entry }`
				),
			...differing,
		];
		console.log( faults.join( '\n\n' ) );
		return faults.length === 0;
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}

const { values } = parseArgs( {
	options: { check: { type: 'boolean', default: false } },
} );
build();
if ( values.check ) {
	process.exit( check() ? 0 : 1 );
}
makePot( POT );
if (
	readdirSync( join( root, 'languages' ) ).some( ( file ) =>
		file.endsWith( '.po' )
	)
) {
	wp( 'update-po', POT, 'languages' );
	wp( 'make-json', 'languages', '--no-purge' );
	wp( 'make-mo', 'languages' );
	wp( 'make-php', 'languages' );
}
console.log( `${ POT }: ${ wordsOf( join( root, POT ) ).length - 1 } texts` );
