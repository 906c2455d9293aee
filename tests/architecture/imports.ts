/**
 * Who may import whom.
 */
import ts from 'typescript';
import { SCRIPTS, importsOf, parse, reachedFrom } from './modules';
import { type Files, type Rule, among, isTest } from './repository';

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

const packageOf = ( name: string ) =>
	name.split( '/', name.startsWith( '@' ) ? 2 : 1 ).join( '/' );

const isProduct = ( path: string ) =>
	/^(blocks|src)\/.*\.tsx?$/.test( path ) && ! isTest( path );

/** The other blocks that a block's block.json names as its parents or ancestors. */
function family( files: Files, block: string ): string[] {
	const {
		parent = [],
		ancestor = [],
	}: { parent?: string[]; ancestor?: string[] } = JSON.parse(
		files.get( `blocks/${ block }/block.json` ) ?? '{}'
	);
	return [ ...parent, ...ancestor ].map( ( name ) =>
		name.replace( 'frontage/', '' )
	);
}

function mayImport( from: string, to: string, files: Files ): boolean {
	if ( isTest( from ) && to.startsWith( 'tests/' ) ) {
		return true;
	}
	const [ layer, block = '' ] = from.split( '/' );
	const [ target, other = '' ] = to.split( '/' );
	if ( layer === 'blocks' ) {
		return (
			target === 'src' ||
			( target === 'blocks' &&
				( other === block ||
					family( files, block ).includes( other ) ) )
		);
	}
	return layer === 'src' ? target === 'src' : true;
}

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
		for ( const { name, file } of isProduct( path ) ? imports : [] ) {
			const known = importers.get( packageOf( name ) ) ?? [];
			if ( ! file && ! known.includes( path ) ) {
				importers.set( packageOf( name ), [ ...known, path ] );
			}
		}
	}
	return importers;
}

const isBarrel = ( path: string, text: string ) => {
	const { statements } = parse( path, text );
	return (
		statements.length > 0 &&
		statements.every(
			( each ) => ts.isExportDeclaration( each ) && each.moduleSpecifier
		)
	);
};

export const rules: Rule[] = [
	{
		sentence:
			'blocks import src, src imports packages, and nothing the other way round; a block imports only its own parent',
		offences: ( files ) =>
			[ ...importsOf( files ) ].flatMap( ( [ path, imports ] ) =>
				imports.flatMap( ( { file } ) =>
					file && ! mayImport( path, file, files )
						? [ `${ path } imports ${ file }` ]
						: []
				)
			),
		broken: {
			'blocks/a/view.ts': "import type { B } from '../b/b';",
			'blocks/b/b.ts': 'export type B = 1;',
		},
	},
	{
		sentence: 'what a script imports from the repository exists there',
		offences: ( files ) =>
			[ ...importsOf( files ) ].flatMap( ( [ path, imports ] ) =>
				imports.flatMap( ( { file } ) =>
					file && SCRIPTS.test( file ) && ! files.has( file )
						? [ `${ path } imports ${ file }` ]
						: []
				)
			),
		broken: { 'src/a/a.ts': "import './gone.ts';" },
	},
	{
		sentence: 'nothing imports itself by a detour, types included',
		offences: circles,
		broken: {
			'src/a/a.ts': "import { b } from './b';",
			'src/a/b.ts': "import type { a } from './a';",
		},
	},
	{
		sentence:
			'a package is imported by one file, which gives the rest of the house our words for it',
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
		sentence:
			'what is fetched later speaks the words it is handed: WordPress translates only what it has registered',
		offences: ( files ) => {
			const imports = importsOf( files );
			const lazy = [ ...imports ].flatMap( ( [ path, list ] ) =>
				isProduct( path )
					? list.flatMap( ( { file, isLazy } ) =>
							isLazy && file ? file : []
						)
					: []
			);
			return [ ...reachedFrom( lazy, imports ) ].filter( ( path ) =>
				imports
					.get( path )
					?.some( ( { name } ) => name === '@wordpress/i18n' )
			);
		},
		broken: {
			'blocks/a/island.tsx': "import( './later' );",
			'blocks/a/later.ts': "import './words';",
			'blocks/a/words.ts': "import { __ } from '@wordpress/i18n';",
		},
	},
	{
		sentence: 'no file only passes on what others export',
		offences: ( files ) =>
			among( files, SCRIPTS ).flatMap( ( [ path, text ] ) =>
				isBarrel( path, text ) ? [ path ] : []
			),
		broken: {
			'src/a/index.ts': "export * from './a';\nexport { b } from './b';",
		},
	},
];
