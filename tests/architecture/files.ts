/**
 * What files are called, how long they get, and where they stand.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPTS } from './modules';
import {
	type Files,
	type Rule,
	among,
	isGenerated,
	noLine,
} from './repository';

const CODE = /\.(ts|tsx|js|mjs|cjs|php|scss)$/;
const MOST_LINES = 300;
const USUAL_LINES = 200;
const MOST_FILES = 12;
const MOST_FEATURES = 20;

/* One list of requirements and one of special conditions, for all features: a name in them says where it belongs. */
const LISTS = [ 'languages', 'tests/e2e', 'tests/site/fixtures' ];

const ROOT_FOLDERS = [
	'languages',
	'build',
	'bin',
	'blocks',
	'src',
	'tests',
	'node_modules',
	'vendor',
];
const ROOT_FILES = [
	'plugin.php',
	'uninstall.php',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'README.md',
	'composer.json',
	'composer.lock',
	'phpcs.xml.dist',
	'phpstan.neon.dist',
	'phpunit.xml.dist',
	'playwright.config.ts',
	'jest.config.js',
	'webpack.config.js',
	'eslint.config.cjs',
	'readme.txt',
	'wpml-config.xml',
	'LICENSE',
];

const lengths = ( files: Files ): [ string, number ][] =>
	among( files, CODE )
		.filter( ( [ , text ] ) => ! isGenerated( text ) )
		.map( ( [ path, text ] ) => [
			path,
			text.trimEnd().split( '\n' ).length,
		] );

function longFiles( files: Files ): string[] {
	return lengths( files ).flatMap( ( [ path, length ] ) =>
		length > MOST_LINES && ! SCRIPTS.test( path )
			? [ `${ path } has ${ length } lines` ]
			: []
	);
}

/** One file in ten may be long. */
function tooManyLongFiles( files: Files ): string[] {
	const all = lengths( files );
	const long = all
		.filter( ( [ , length ] ) => length > USUAL_LINES )
		.map( ( [ path, length ] ) => `${ path } has ${ length } lines` );
	return long.length > all.length / 10 ? long : [];
}

function fullFolders( files: Files ): string[] {
	const counts = new Map< string, number >();
	for ( const path of files.keys() ) {
		if ( path.endsWith( '.md' ) ) {
			continue;
		}
		const folder = path.split( '/' ).slice( 0, -1 ).join( '/' );
		counts.set( folder, ( counts.get( folder ) ?? 0 ) + 1 );
	}
	return [ ...counts ].flatMap( ( [ folder, count ] ) =>
		count > MOST_FILES && folder !== '' && ! LISTS.includes( folder )
			? [ `${ folder } holds ${ count } files` ]
			: []
	);
}

function strangersAtTheRoot(
	entries: { name: string; isFolder: boolean }[]
): string[] {
	return entries.flatMap( ( { name, isFolder } ) => {
		const isKnown =
			name.startsWith( '.' ) ||
			name.endsWith( '.zip' ) ||
			( isFolder ? ROOT_FOLDERS : ROOT_FILES ).includes( name );
		return isKnown ? [] : [ name ];
	} );
}

/** The version as each place names it that WordPress, npm or the plugin's page reads. */
function versions( files: Files ): string[] {
	const found = [
		files.get( 'plugin.php' )?.match( /^ \* Version: +(\S+)/m )?.[ 1 ],
		files
			.get( 'plugin.php' )
			?.match( /^const VERSION += '([^']+)';/m )?.[ 1 ],
		files.get( 'package.json' )?.match( /"version": "([^"]+)"/ )?.[ 1 ],
		files.get( 'readme.txt' )?.match( /^Stable tag: (\S+)/m )?.[ 1 ],
	];
	return new Set( found ).size === 1 ? [] : [ found.join( ', ' ) ];
}

export const rules: Rule[] = [
	{
		sentence: 'no file is named utils, helpers, functions or types',
		offences: ( files ) =>
			[ ...files.keys() ].filter( ( path ) =>
				/(^|\/)(utils?|helpers?|functions?|types?)(\.d)?\.[a-z]+$/.test(
					path
				)
			),
		broken: { 'src/a/utils.ts': '' },
	},
	// max-lines says it of scripts.
	{
		sentence: `no style and no PHP is longer than ${ MOST_LINES } lines`,
		offences: longFiles,
		broken: { 'src/a/a.php': '\n;'.repeat( MOST_LINES ) },
	},
	{
		sentence: `nine files in ten have at most ${ USUAL_LINES } lines`,
		offences: tooManyLongFiles,
		broken: {
			'src/a/a.ts': '\n;'.repeat( USUAL_LINES ),
			'src/a/b.ts': ';',
		},
	},
	{
		sentence: `a folder holds at most ${ MOST_FILES } files`,
		offences: fullFolders,
		broken: Object.fromEntries(
			Array.from( { length: MOST_FILES + 1 }, ( _, index ) => [
				`src/a/${ index }.ts`,
				'',
			] )
		),
	},
	{
		sentence: `src/ holds at most ${ MOST_FEATURES } folders and files`,
		offences: ( files ) => {
			const entries = new Set(
				among( files, /^src\// ).map(
					( [ path ] ) => path.split( '/' )[ 1 ]
				)
			);
			return entries.size > MOST_FEATURES
				? [ ...entries ].map( String )
				: [];
		},
		broken: Object.fromEntries(
			Array.from( { length: MOST_FEATURES + 1 }, ( _, index ) => [
				`src/a${ index }/a.ts`,
				'',
			] )
		),
	},
	{
		sentence: 'the plugin’s version is the same wherever it is written',
		offences: versions,
		broken: {
			'plugin.php': " * Version:  1.0.0\nconst VERSION = '1.0.0';",
			'package.json': '{ "version": "1.0.0" }',
			'readme.txt': 'Stable tag: 0.9.0',
		},
	},
	noLine( 'nothing is put off in a comment', /./, /\b(TODO|FIXME|XXX)\b/, {
		'src/a/a.ts': '// TODO: the rest',
	} ),
	noLine(
		'no package registry is named: npm and Composer have one',
		/./,
		/registry\.npm|npmjs\.(org|com)|npmmirror|packagist\.org|artifactory|jfrog/i,
		{ 'README.md': 'npm install --registry https://registry.npmjs.org' }
	),
	{
		sentence: 'the root holds what the tree of the house names',
		offences: ( files ) =>
			strangersAtTheRoot(
				files.has( 'plugin.php' )
					? readdirSync( join( __dirname, '../..' ), {
							withFileTypes: true,
						} ).map( ( entry ) => ( {
							name: entry.name,
							isFolder:
								entry.isDirectory() || entry.isSymbolicLink(),
						} ) )
					: [ ...files.keys() ].map( ( path ) => ( {
							name: path.split( '/' )[ 0 ] ?? '',
							isFolder: path.includes( '/' ),
						} ) )
			),
		broken: { 'tools/a.mjs': '' },
	},
	{
		sentence:
			'the zip holds what a site runs, and the sources of the build',
		offences: ( files ) => {
			const { files: zipped = [] }: { files?: string[] } = JSON.parse(
				files.get( 'package.json' ) ?? '{}'
			);
			return [
				'plugin.php',
				'uninstall.php',
				'build',
				'languages',
				'readme.txt',
				'blocks',
				'src',
			].filter( ( part ) => ! zipped.includes( part ) );
		},
		broken: { 'package.json': '{ "files": [ "plugin.php" ] }' },
	},
];
