import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from './compile';

const { plugins } = require( '@wordpress/scripts/config/webpack.config' );
const { sharedScripts } = require( '../shared-scripts.cjs' );

let root: string;

const LIST = {
	runtime: { entry: 'base/runtime.ts', global: 'frontage', isEarly: true },
	overlay: { entry: 'overlay/entry.ts' },
	menu: { entry: 'menu/entry.ts', needs: [ 'overlay' ] },
	share: { entry: 'share/entry.ts' },
};

function write( files: Record< string, string > ): void {
	for ( const [ name, text ] of Object.entries( files ) ) {
		mkdirSync( dirname( join( root, name ) ), { recursive: true } );
		writeFileSync( join( root, name ), text );
	}
}

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'frontage-shared-' ) );
	write( {
		'base/runtime.ts':
			"import * as events from './events';\nObject.assign( window, { frontage: { events } } );",
		'base/events.ts': 'export const emit = () => {};',
		'base/provide.ts':
			'export const provide = ( modules ) => Object.assign( window.frontage, modules );',
		'overlay/overlay.ts': 'export function openOverlay() {}',
		'overlay/entry.ts':
			"import { provide } from '../base/provide';\nimport * as overlay from './overlay';\nprovide( { overlay } );",
		'menu/menu.ts':
			"import { openOverlay } from '../overlay/overlay';\nexport const attach = () => openOverlay();",
		'menu/entry.ts':
			"import { provide } from '../base/provide';\nimport * as menu from './menu';\nprovide( { menu } );",
		'share/share.ts': 'export const attach = () => {};',
		'share/entry.ts':
			"import { provide } from '../base/provide';\nimport { attach } from './share';\nprovide( { share: { attach } } );",
		'view.ts':
			"import { emit } from './base/events';\nwindow.emitted = emit;",
	} );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

const read = ( name: string ): string =>
	readFileSync( join( root, 'build', name ), 'utf8' );

/** Builds the list and view.ts; returns the errors. */
function build(): Promise< string[] > {
	const shared = sharedScripts( LIST, root );
	const extraction = plugins.filter(
		( { constructor }: object ) =>
			constructor.name === 'DependencyExtractionWebpackPlugin'
	);
	return compile( {
		context: root,
		entry: { ...shared.entries, view: './view.ts' },
		output: { path: join( root, 'build' ) },
		resolve: { extensions: [ '.ts' ] },
		module: { rules: [ shared.rule ] },
		plugins: shared.plugins( extraction ),
	} );
}

test( 'shared scripts: a module is in one script and read from the global elsewhere', async () => {
	expect( await build() ).toEqual( [] );
	expect( read( 'deferred/menu.js' ) ).toContain( '["frontage"]["overlay"]' );
	expect( read( 'view.js' ) ).toContain( '["frontage"]["events"]' );
	expect( read( 'view.asset.php' ) ).toContain( 'frontage-runtime' );
	expect( read( 'scripts.php' ) ).toMatch(
		/'menu' => .*'file' => 'deferred\/menu'.*'needs' => array\('frontage-overlay'\)/
	);
} );

test.each( [
	[ 'a shared module', "import './overlay/overlay';", 'overlay' ],
	[
		'what belongs to a deferred script alone',
		"import './share/share';",
		'share',
	],
	[
		'a module beside an import of types',
		"import { attach } from './menu/menu';\nattach();",
		'menu',
	],
] )(
	'deferred scripts: an early import of %s fails the build',
	async ( _, text, name ) => {
		write( { 'view.ts': text } );
		expect( await build() ).toEqual( [
			expect.stringMatching(
				new RegExp(
					`view\\.ts imports .*, which comes with the deferred script "${ name }": use loadDeferred\\( '${ name }' \\)`
				)
			),
		] );
	}
);

test( 'deferred scripts: an import of one that is not among the needs fails the build', async () => {
	write( {
		'share/share.ts':
			"import { openOverlay } from '../overlay/overlay';\nexport const attach = () => openOverlay();",
	} );
	expect( await build() ).toEqual( [
		expect.stringContaining(
			'name "overlay" among the needs of "share" in scripts.json'
		),
	] );
} );

test.each( [
	"export { emit } from './events';",
	"export * from './events';",
	'const one = 1;\nexport { one };',
	'export let count = 0;',
	'export const { one, two } = window;',
	'export default function () {}',
] )(
	'shared scripts: `%s` fails the build, for other scripts would not see it',
	async ( text ) => {
		write( {
			'overlay/overlay.ts': `export function openOverlay() {}\n${ text }`,
		} );
		const errors = await build();
		expect( errors.join() ).toMatch(
			/overlay\/overlay\.ts:\d+ is in a shared or deferred script, where other scripts would not see the export/
		);
	}
);

test( 'shared scripts: constants, functions and classes are shared, types are not', async () => {
	write( {
		'overlay/overlay.ts':
			'export function openOverlay() {}\nexport async function later() {}\nexport class Overlay {}\nexport const one = 1, two = 2;\n',
	} );
	expect( await build() ).toEqual( [] );
	expect( read( 'deferred/overlay.js' ) ).toMatch(
		/openOverlay: .*later: .*Overlay: .*one: .*two: /
	);
} );
