import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { compile } from './compile';

type Plugin = new ( ...args: string[] ) => webpack.WebpackPluginInstance;
const Licenses: Plugin = require( '../licenses.cjs' );
const ReplaceBuild: Plugin = require( '../replace-build.cjs' );

let root: string;

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'frontage-bundle-' ) );
	write( 'block.json', '{ "name": "frontage/notice" }' );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

function write( name: string, text: string ): void {
	mkdirSync( dirname( join( root, name ) ), { recursive: true } );
	writeFileSync( join( root, name ), text );
}

const read = ( name: string ): string =>
	readFileSync( join( root, 'build', name ), 'utf8' );

/** Builds the named scripts and the block; returns the errors. Calls back whenever a file has been written. */
function build(
	entries: string[],
	onWritten: () => void = () => {}
): Promise< string[] > {
	const block = {
		apply: ( compiler: webpack.Compiler ) => {
			compiler.hooks.assetEmitted.tap( 'test', onWritten );
			compiler.hooks.thisCompilation.tap( 'test', ( compilation ) =>
				compilation.hooks.processAssets.tap( 'test', () =>
					compilation.emitAsset(
						'notice/block.json',
						new webpack.sources.RawSource(
							readFileSync( join( root, 'block.json' ) )
						)
					)
				)
			);
		},
	};
	return compile( {
		context: root,
		entry: Object.fromEntries(
			entries.map( ( name ) => [ name, `./${ name }.js` ] )
		),
		output: { path: join( root, 'build' ) },
		plugins: [
			block,
			new Licenses(),
			new ReplaceBuild( join( root, 'staging' ) ),
		],
	} );
}

test( 'bundle: a live site keeps its files until the new build is whole', async () => {
	write( 'view.js', 'window.a = "old";' );
	write( 'gone.js', 'window.b = 1;' );
	expect( await build( [ 'view', 'gone' ] ) ).toEqual( [] );
	const { ino } = statSync( join( root, 'build' ) );

	write( 'view.js', 'window.a = "new";' );
	write( 'block.json', '{ "name": "frontage/changed" }' );
	let written = 0;
	expect(
		await build( [ 'view' ], () => {
			written++;
			expect( read( 'view.js' ) ).toContain( 'old' );
			expect( read( 'gone.js' ) ).toContain( 'window.b' );
			expect( read( 'blocks-manifest.php' ) ).toContain( '/notice' );
		} )
	).toEqual( [] );
	expect( written ).toBeGreaterThan( 1 );

	expect( read( 'view.js' ) ).toContain( 'new' );
	expect( read( 'blocks-manifest.php' ) ).toContain( 'frontage/changed' );
	expect( readdirSync( join( root, 'build' ) ).sort() ).toEqual( [
		'blocks-manifest.php',
		'licenses.txt',
		'notice',
		'view.js',
	] );
	expect( statSync( join( root, 'build' ) ).ino ).toBe( ino );
	expect( readdirSync( root ) ).not.toContain( 'staging' );
} );

test( 'bundle: a failed build keeps the last good one', async () => {
	write( 'view.js', 'window.a = "good";' );
	await build( [ 'view' ] );
	write( 'view.js', 'window.a = ;' );
	expect( await build( [ 'view' ] ) ).toHaveLength( 1 );
	expect( read( 'view.js' ) ).toContain( 'good' );
	expect( read( 'blocks-manifest.php' ) ).toContain( 'notice' );
} );

test( 'bundle: licenses of packages and notices in code are included', async () => {
	write( 'view.js', 'import "used"; import "referring";' );
	write(
		'node_modules/used/package.json',
		'{ "name": "used", "version": "1.2.3", "license": "MIT" }'
	);
	write( 'node_modules/used/LICENSE.md', 'Permission is granted.' );
	write(
		'node_modules/used/index.js',
		'/* Copyright by somebody within */ window.a = 1;'
	);
	write(
		'node_modules/referring/package.json',
		'{ "name": "referring", "version": "1.0.0", "license": "Apache-2.0" }'
	);
	write(
		'node_modules/referring/LICENSE',
		'Licensed under the Apache License.'
	);
	write( 'node_modules/referring/index.js', 'window.b = 1;' );
	write( 'node_modules/unused/package.json', '{ "name": "unused" }' );
	expect( await build( [ 'view' ] ) ).toEqual( [] );
	const text = read( 'licenses.txt' );
	expect( text ).toContain( 'used 1.2.3 (MIT)\n\nPermission is granted.' );
	expect( text ).toContain( 'Copyright by somebody within' );
	expect( text ).toContain( 'TERMS AND CONDITIONS FOR USE' );
	expect( text ).not.toContain( 'unused' );
} );

test( 'bundle: a package without its license text is refused', async () => {
	write( 'view.js', 'import "bare";' );
	write(
		'node_modules/bare/package.json',
		'{ "name": "bare", "version": "1.0.0", "license": "MIT" }'
	);
	write( 'node_modules/bare/index.js', 'window.a = 1;' );
	expect( await build( [ 'view' ] ) ).toEqual( [
		expect.stringContaining( 'bare 1.0.0 (MIT) has no license text' ),
	] );
} );
