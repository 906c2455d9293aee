/**
 * What imports bring along; eslint.config.cjs says who may import whom.
 */
import { importsOf, reachedFrom } from './modules';
import { type Files, type Rule, isTest } from './repository';

/* The words that every block and screen is written in; wrapping them would only rename them. */
const COMMON_PACKAGES = [
	'element',
	'i18n',
	'components',
	'block-editor',
	'blocks',
	'data',
	'icons',
].map( ( name ) => `@wordpress/${ name }` );

/* Packages of the editor and the admin. */
const EDITORS =
	/^@wordpress\/(block-editor|blocks|components|core-data|data|editor|media-utils|plugins|rich-text|server-side-render)$/;

const packageOf = ( name: string ) =>
	name.split( '/', name.startsWith( '@' ) ? 2 : 1 ).join( '/' );

const isProduct = ( path: string ) =>
	/^(blocks|src)\/.*\.tsx?$/.test( path ) && ! isTest( path );

function circles( files: Files ): string[] {
	const imports = importsOf( files );
	const done = new Set< string >();
	const found: string[] = [];
	const walk = ( path: string, trail: string[] ) => {
		if ( trail.includes( path ) ) {
			found.push(
				[ ...trail.slice( trail.indexOf( path ) ), path ].join( ' → ' )
			);
		} else if ( ! done.has( path ) ) {
			( imports.get( path ) ?? [] ).forEach(
				( { file } ) => file && walk( file, [ ...trail, path ] )
			);
			done.add( path );
		}
	};
	[ ...imports.keys() ].forEach( ( path ) => walk( path, [] ) );
	return found;
}

function importersByPackage( files: Files ): Map< string, string[] > {
	const importers = new Map< string, string[] >();
	for ( const [ path, imports ] of importsOf( files ) ) {
		for ( const { name, file, isType } of isProduct( path )
			? imports
			: [] ) {
			const known = importers.get( packageOf( name ) ) ?? [];
			if ( ! file && ! isType && ! known.includes( path ) ) {
				importers.set( packageOf( name ), [ ...known, path ] );
			}
		}
	}
	return importers;
}

export const rules: Rule[] = [
	// import/no-cycle looks away from types.
	{
		sentence: 'nothing imports itself by a detour, types included',
		offences: circles,
		broken: {
			'src/a/a.ts': "import { b } from './b';",
			'src/a/b.ts': "import type { a } from './a';",
		},
	},
	{
		sentence: 'one file imports a package, and exports it in our words',
		offences: ( files ) =>
			[ ...importersByPackage( files ) ].flatMap( ( [ name, paths ] ) =>
				paths.length > 1 && ! COMMON_PACKAGES.includes( name )
					? [ `${ name }: ${ paths.join( ', ' ) }` ]
					: []
			),
		broken: {
			'src/a/a.ts': "import 'glightbox';",
			'src/b/b.ts': "import 'glightbox/dist/css';",
		},
	},
	{
		sentence: 'a script that every visitor loads brings no package along',
		offences: ( files ) => {
			const imports = importsOf( files );
			const views = [ ...imports.keys() ].filter( ( path ) =>
				/^blocks\/[^/]+\/view\.ts$/.test( path )
			);
			return [ ...reachedFrom( views, imports ) ].flatMap( ( path ) =>
				( imports.get( path ) ?? [] ).flatMap(
					( { name, file, isType, isLazy } ) =>
						file || isType || isLazy
							? []
							: [ `${ path } imports ${ name }` ]
				)
			);
		},
		broken: {
			'blocks/a/view.ts': "import '../../src/a/a';",
			'src/a/a.ts': "import '@wordpress/element';",
		},
	},
	{
		sentence: '[PB-11] a script of visitors reaches nothing of the editor',
		offences: ( files ) => {
			const imports = importsOf( files );
			const deferred: Record< string, { entry: string } > = JSON.parse(
				files.get( 'src/client/deferred/scripts.json' ) ?? '{}'
			);
			const entries = [
				...Object.values( deferred ).map( ( { entry } ) => entry ),
				...[ ...imports.keys() ].filter( ( path ) =>
					/^(blocks|src)\/.+\/(view|head)\.ts$|\/island\.tsx$|\/near\/index\.tsx$/.test(
						path
					)
				),
			];
			return [ ...reachedFrom( entries, imports ) ].flatMap( ( path ) =>
				( imports.get( path ) ?? [] ).flatMap(
					( { name, file, isType } ) =>
						! isType &&
						( EDITORS.test( name ) ||
							/\/editor\/|\/edit\.tsx$/.test( file ?? '' ) )
							? [ `${ path } imports ${ name }` ]
							: []
				)
			);
		},
		broken: {
			'blocks/a/view.ts': "import './a';",
			'blocks/a/a.ts': "import '../../src/editor/a';",
			'src/editor/a.ts': '',
		},
	},
	{
		sentence:
			'a deferred script prints the texts it is handed: PHP gives it no translations',
		offences: ( files ) => {
			const imports = importsOf( files );
			const list: Record< string, { entry: string } > = JSON.parse(
				files.get( 'src/client/deferred/scripts.json' ) ?? '{}'
			);
			const entries = Object.values( list ).map( ( { entry } ) => entry );
			return [ ...reachedFrom( entries, imports ) ].filter( ( path ) =>
				imports
					.get( path )
					?.some( ( { name } ) => name === '@wordpress/i18n' )
			);
		},
		broken: {
			'src/client/deferred/scripts.json': '{"a":{"entry":"src/a/a.ts"}}',
			'src/a/a.ts': "import './words';",
			'src/a/words.ts': "import { __ } from '@wordpress/i18n';",
		},
	},
	{
		sentence:
			'scripts are deferred by src/client/deferred/scripts.json, not by import()',
		offences: ( files ) =>
			[ ...importsOf( files ) ].flatMap( ( [ path, list ] ) =>
				isProduct( path )
					? list.flatMap( ( { name, isLazy } ) =>
							isLazy ? `${ path } imports ${ name }` : []
						)
					: []
			),
		broken: { 'blocks/a/view.ts': "import( './deferred' );" },
	},
];
