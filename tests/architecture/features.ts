/**
 * Folders as features: the base knows none of them, and one uses another only by the files that it declares public in its hooks.php.
 */
import { posix } from 'node:path';
import { importsOf } from './modules';
import { type Files, type Rule, among, isTest } from './repository';

/** A file of one folder that uses a file of another. */
interface Edge {
	from: string;
	to: string;
}

const BASE = /^src\/(client|server|editor|webpack)\//;
const CODE = /^(blocks|src)\/.+\.(php|tsx?|scss)$/;

const isBase = ( path: string ) => BASE.test( path );

/** Folder of a feature: blocks/<feature>, src/<feature>, or a part of src/ that has a hooks.php of its own. */
function featureOf( path: string, files: Files ): string {
	const parts = path.split( '/' );
	const part = parts.slice( 0, 3 ).join( '/' );
	return parts[ 0 ] === 'src' && files.has( `${ part }/hooks.php` )
		? part
		: parts.slice( 0, 2 ).join( '/' );
}

/** Files by the names of the functions, constants and classes that they declare. */
function declarations( files: Files ): Map< string, string > {
	return new Map(
		among( files, /\.php$/ ).flatMap( ( [ path, text ] ) =>
			[
				...text.matchAll(
					/^(?:final )?(?:function|const|class) (\w+)/gm
				),
			].map( ( [ , name ] ): [ string, string ] => [
				`${ namespaceOf( text ) }\\${ name }`,
				path,
			] )
		)
	);
}

const namespaceOf = ( text: string ): string =>
	/^namespace ([\w\\]+);/m.exec( text )?.[ 1 ] ?? '';

/** Names as PHP resolves them: whole, by an imported namespace, and by the file's own, in calls, constants and callbacks. */
function namesIn( text: string ): string[] {
	const namespaces = new Map(
		[
			...text.matchAll( /^use (Frontage(?:\\\w+)+)(?: as (\w+))?;/gm ),
		].map( ( [ , name = '', alias ] ) => [
			alias ?? name.split( '\\' ).pop(),
			name,
		] )
	);
	const own = namespaceOf( text );
	const matches = ( pattern: RegExp ) => [
		...text
			.replace( /\/\*[^]*?\*\//g, '' )
			// Code for another site.
			.replace( /<<<'?(\w+)'?\n[^]*?\n\s*\1\b/g, '' )
			.matchAll( pattern ),
	];
	return [
		...matches( /\bFrontage(?:\\\w+)+/g ).map( ( [ name ] ) => name ),
		...matches( /(?<![\\\w])(\w+)\\(\w+)/g ).map(
			( [ , first, name ] ) => `${ namespaces.get( first ) }\\${ name }`
		),
		...matches(
			/(?<![\\\w$>:'])(?:(\w+)\(|([A-Z][A-Z_]+)\b)|__NAMESPACE__ \. '\\(\w+)'/g
		).map(
			( [ , called, constant, callback ] ) =>
				`${ own }\\${ called ?? constant ?? callback }`
		),
	];
}

function edgesOfPhp( files: Files ): Edge[] {
	const declared = declarations( files );
	return among( files, /^(blocks|src)\/.+\.php$/ ).flatMap(
		( [ from, text ] ) => {
			const required = [
				...text.matchAll(
					/require(?:_once)? (?:__DIR__|dirname\( __DIR__(?:, (\d))? \)) \. '([^']+)'/g
				),
			].map( ( [ call, levels, file = '' ] ) =>
				posix.join(
					posix.dirname( from ),
					call.includes( 'dirname' )
						? '../'.repeat( Number( levels ?? 1 ) )
						: '',
					file
				)
			);
			const used = namesIn( text ).flatMap(
				( name ) => declared.get( name ) ?? []
			);
			return [ ...new Set( [ ...required, ...used ] ) ].map( ( to ) => ( {
				from,
				to,
			} ) );
		}
	);
}

function edgesOfStyles( files: Files ): Edge[] {
	return among( files, /^(blocks|src)\/.+\.scss$/ ).flatMap(
		( [ from, text ] ) =>
			[ ...text.matchAll( /@use ["']([^"']+)["']/g ) ].flatMap(
				( [ , name = '' ] ) => {
					const path = posix.join( posix.dirname( from ), name );
					const to = [
						`${ path }.scss`,
						posix.join(
							posix.dirname( path ),
							`_${ posix.basename( path ) }.scss`
						),
					].find( ( each ) => files.has( each ) );
					return to ? { from, to } : [];
				}
			)
	);
}

function edgesOf( files: Files ): Edge[] {
	const scripts = [ ...importsOf( files ) ].flatMap( ( [ from, imports ] ) =>
		imports.flatMap( ( { file } ) => ( file ? { from, to: file } : [] ) )
	);
	return [
		...scripts,
		...edgesOfPhp( files ),
		...edgesOfStyles( files ),
	].filter(
		( { from, to } ) =>
			CODE.test( from ) &&
			CODE.test( to ) &&
			! isTest( from ) &&
			! isTest( to )
	);
}

const show = ( { from, to }: Edge ) => `${ from } uses ${ to }`;

/** Files after "Public:" in the first comment of a feature's hooks.php. */
const publicFiles = ( feature: string, files: Files ): string[] =>
	[
		...(
			/^<\?php\s*\/\*\*[^]*?Public: ([^]*?)(?:\*\/|\n \*\n)/.exec(
				files.get( `${ feature }/hooks.php` ) ?? ''
			)?.[ 1 ] ?? ''
		).matchAll( /[\w./-]+\.(?:php|tsx?|scss)/g ),
	].map( ( [ name ] ) => `${ feature }/${ name }` );

function notPublic( files: Files ): string[] {
	return edgesOf( files )
		.filter( ( { from, to } ) => {
			const feature = featureOf( to, files );
			return (
				! isBase( to ) &&
				! isBase( from ) &&
				! from.startsWith( `${ feature }/` ) &&
				! publicFiles( feature, files ).includes( to ) &&
				! belongsTo( featureOf( from, files ), feature, files )
			);
		} )
		.map( show );
}

/** Files that a feature declares public and no other one uses. */
function needlesslyPublic( files: Files ): string[] {
	const used = edgesOf( files )
		.filter(
			( { from, to } ) =>
				featureOf( from, files ) !== featureOf( to, files )
		)
		.map( ( { to } ) => to );
	return among( files, /^(blocks|src)\/.+\/hooks\.php$/ )
		.flatMap( ( [ path ] ) => publicFiles( posix.dirname( path ), files ) )
		.filter( ( path ) => ! used.includes( path ) );
}

/** Whether a block names the other one as its parent or ancestor. */
function belongsTo( child: string, parent: string, files: Files ): boolean {
	const block = JSON.parse( files.get( `${ child }/block.json` ) ?? '{}' );
	return [ block.parent, block.ancestor ]
		.flat()
		.includes( parent.replace( 'blocks/', 'frontage/' ) );
}

/** Rooms of the engine of kits: its folders, and the files beside them. Its list of files is none. */
const roomOf = ( path: string ): string =>
	path === 'src/kits/load.php' || ! path.startsWith( 'src/kits/' )
		? ''
		: path.split( '/' ).slice( 0, 3 ).join( '/' );

/** Circles of features or of folders, of whichever parts. */
function circles( files: Files, folderOf: typeof featureOf ): string[] {
	const uses = new Map< string, Set< string > >();
	for ( const { from, to } of edgesOf( files ) ) {
		const [ user, used ] = [
			folderOf( from, files ),
			folderOf( to, files ),
		];
		if (
			user !== used &&
			user &&
			used &&
			! isBase( from ) &&
			! isBase( to )
		) {
			uses.set( user, ( uses.get( user ) ?? new Set() ).add( used ) );
		}
	}
	const found = new Set< string >();
	const walk = ( feature: string, trail: string[] ) => {
		if ( trail.includes( feature ) ) {
			found.add(
				[ ...trail.slice( trail.indexOf( feature ) ), feature ].join(
					' → '
				)
			);
			return;
		}
		uses.get( feature )?.forEach( ( next ) =>
			walk( next, [ ...trail, feature ] )
		);
	};
	[ ...uses.keys() ].forEach( ( feature ) => walk( feature, [] ) );
	return [ ...found ];
}

export const rules: Rule[] = [
	{
		sentence: 'the base uses no feature, in TypeScript, PHP and styles',
		offences: ( files ) =>
			edgesOf( files )
				.filter( ( { from, to } ) => isBase( from ) && ! isBase( to ) )
				.map( show ),
		broken: {
			'src/server/a/a.php': '<?php\nuse function Frontage\\B\\b;',
			'src/b/b.php': '<?php\nnamespace Frontage\\B;\nfunction b() {}',
		},
	},
	{
		sentence: 'a feature uses of another only what that declares public',
		offences: notPublic,
		broken: {
			'src/a/a.ts': "import { b } from '../b/inner';",
			'src/b/inner.ts': 'export const b = 1;',
			'src/b/hooks.php': '<?php\n/** B. Public: b.ts. */',
		},
	},
	{
		sentence: 'a feature declares public only what others use',
		offences: needlesslyPublic,
		broken: { 'src/b/hooks.php': '<?php\n/** B. Public: b.ts. */' },
	},
	{
		sentence: 'no two features use each other, by whatever detour',
		offences: ( files ) => [
			...circles( files, featureOf ),
			...circles( files, ( path ) =>
				path.split( '/' ).slice( 0, 2 ).join( '/' )
			),
		],
		broken: {
			'src/a/a.ts': "import { b } from '../b/b';",
			'src/b/b.ts': '',
			'src/b/b.scss': '@use "../c/c";',
			'src/c/c.scss': '',
			'src/c/c.ts': "import '../a/a';",
		},
	},
	{
		sentence: 'no two folders of kits use each other, by whatever detour',
		offences: ( files ) => circles( files, roomOf ),
		broken: {
			'src/kits/a/a.php': '<?php\nnamespace Frontage\\Kits;\nb();',
			'src/kits/b/b.php':
				'<?php\nnamespace Frontage\\Kits;\nfunction b() {}\nconst A = C_C;',
			'src/kits/c.php':
				'<?php\nnamespace Frontage\\Kits;\nconst C_C = 1;\nfunction c() {\n\ta();\n}',
			'src/kits/a/more.php':
				'<?php\nnamespace Frontage\\Kits;\nfunction a() {}',
		},
	},
];
