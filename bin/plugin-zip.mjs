/**
 * `npm run plugin-zip`: the file that a site owner uploads: what the site runs, the sources of what is minified in it, and
 * the licenses of both. wp-scripts makes it by package.json's "files"; this checks it.
 */
import { execFileSync } from 'node:child_process';
import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from '../tests/site/core/paths.mjs';

const NEEDED = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'wpml-config.xml',
	'LICENSE',
	'languages/frontage.pot',
	'build/blocks-manifest.php',
	'build/licenses.txt',
	// The build can be made from what is in the zip.
	'package.json',
	'webpack.config.js',
	'tsconfig.json',
	'blocks/portfolio/view.ts',
	'src/server/island/hooks.php',
];
const UNWANTED = /\/\.|\/(tests?|node_modules|vendor)\/|\.map$/;

/** Makes frontage.zip in the checkout; answers its path and what is in it. */
export async function makeZip() {
	const { default: Zip } = await import( 'adm-zip' );
	build();
	execFileSync(
		process.execPath,
		[
			join( root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ),
			'plugin-zip',
		],
		{ cwd: root, stdio: [ 'ignore', 'ignore', 'inherit' ] }
	);
	const file = join( root, 'frontage.zip' );
	const zip = new Zip( file );
	// npm's rules put it into every package.
	zip.deleteEntry( 'frontage/README.md' );
	zip.writeZip( `${ file }.new` );
	renameSync( `${ file }.new`, file );
	const names = new Zip( file )
		.getEntries()
		.map( ( { entryName } ) => entryName );
	const faults = [
		...NEEDED.filter(
			( name ) => ! names.includes( `frontage/${ name }` )
		).map( ( name ) => `lacks ${ name }` ),
		...names
			.filter( ( name ) => UNWANTED.test( name ) )
			.map( ( name ) => `holds ${ name }` ),
	];
	if ( faults.length ) {
		throw new Error( `The zip ${ faults.join( ', ' ) }.` );
	}
	return { file, names };
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await ensureInstalled( console.log );
	const { file, names } = await makeZip();
	console.log( names.map( ( name ) => `  ${ name }` ).join( '\n' ) );
	console.log(
		`${ file }: ${ names.length } files, ${ Math.round( statSync( file ).size / 1024 ) } kB`
	);
}
