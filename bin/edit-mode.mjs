/**
 * `npm run budgets`: no byte of the editor reaches a visitor. The scripts that a page without an editor may load, by the places from which PHP registers
 * them, depend on nothing but an allow-list, and use no global of an editor's package.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../tests/site/core/paths.mjs';

const DEPENDENCIES =
	/^(frontage-[\w-]+|react|react-dom|react-jsx-runtime|wp-(api-fetch|element|hooks|i18n))$/;

const EDITOR_GLOBALS =
	/\bwp\b(\.|\[")(blockEditor|blocks|components|coreData|data|editPost|editSite|editor|mediaUtils|plugins|richText|serverSideRender)\b/;

const list = ( folder ) =>
	readdirSync( join( root, folder ), { recursive: true } ).map(
		( name ) => `${ folder }/${ name.replaceAll( '\\', '/' ) }`
	);
const read = ( file ) => readFileSync( join( root, file ), 'utf8' );

/** Scripts that PHP registers by name elsewhere than in the admin, such as `build/lazy-images-near.js`. */
const registered = [ 'blocks', 'src' ]
	.flatMap( list )
	// Blocks of older content are registered for the editor only.
	.filter( ( file ) => /^(?!.*\/legacy\/).+\.php$/.test( file ) )
	.flatMap( ( file ) => [
		...read( file ).matchAll(
			/Assets\\(?:enqueue_view|register_(?:script|view))\(\s*[^,]+,\s*'([\w/-]+)'/g
		),
	] )
	.map( ( [ , name ] ) => `build/${ name }.js` );

const isVisitors = ( file ) =>
	/^(view|island|head)\.js$/.test( basename( file ) ) ||
	/^build\/(bundles|chunks|deferred)\//.test( file ) ||
	registered.includes( file );

/** Names of handles in what the build wrote for PHP. */
const dependenciesIn = ( php ) =>
	[
		...php.matchAll( /'(?:dependencies|needs)' => array\(([^)]*)\)/g ),
	].flatMap( ( [ , handles ] ) =>
		[ ...handles.matchAll( /'([^']+)'/g ) ].map(
			( [ , handle ] ) => handle
		)
	);

const shared = read( 'build/scripts.php' );
const scripts = list( 'build' ).filter(
	( file ) =>
		file.endsWith( '.js' ) &&
		( isVisitors( file ) ||
			shared.includes( `'file' => '${ file.slice( 6, -3 ) }'` ) )
);
const assets = list( 'build' ).filter(
	( file ) =>
		file.endsWith( '.asset.php' ) &&
		isVisitors( file.replace( /\.asset\.php$/, '.js' ) )
);

const faults = [
	...[ ...assets, 'build/scripts.php' ].flatMap( ( file ) =>
		dependenciesIn( read( file ) )
			.filter( ( handle ) => ! DEPENDENCIES.test( handle ) )
			.map( ( handle ) => `${ file } depends on ${ handle }` )
	),
	...scripts.flatMap( ( file ) => {
		const [ found ] = EDITOR_GLOBALS.exec( read( file ) ) ?? [];
		return found ? [ `${ file } uses ${ found }` ] : [];
	} ),
	...( scripts.length < 30
		? [ `only ${ scripts.length } scripts found` ]
		: [] ),
];

console.log(
	faults.length
		? faults.map( ( fault ) => `! ${ fault }` ).join( '\n' )
		: `  ${ scripts.length } scripts of visitors hold nothing of the editor`
);
process.exitCode = faults.length ? 1 : 0;
