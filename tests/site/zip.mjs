/**
 * `npm run plugin-zip`: the file that a site owner uploads, with what the site needs and nothing else.
 */
import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './checkout/install.mjs';
import { isMain, root } from './core/paths.mjs';

const NEEDED = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'languages/frontage.pot',
	'build/blocks-manifest.php',
];
const ALLOWED =
	/^frontage\/((plugin|uninstall)\.php|readme\.txt|(build|languages)\/.+|src\/.+\.(php|json))$/;

/**
 * Makes frontage.zip in the checkout; answers its path and what is in it.
 *
 * @param {( line: string ) => void} say Where progress is told.
 */
export async function makeZip( say ) {
	const [ { default: Zip }, { ensureBuilt }, { installed, run } ] =
		await Promise.all( [
			import( 'adm-zip' ),
			import( './checkout/build.mjs' ),
			import( './testing/command.mjs' ),
		] );
	for ( const step of [
		() => ensureBuilt( { say } ),
		() =>
			run( [
				...installed( '@wordpress/scripts/bin/wp-scripts.js' ),
				'plugin-zip',
			] ),
	] ) {
		const { ok, output } = await step();
		if ( ! ok ) {
			throw new Error( output );
		}
	}
	const file = join( root, 'frontage.zip' );
	const zip = new Zip( file );
	// npm's rules put package.json, the README and the licence into every package: they are not for a site.
	for ( const entry of zip
		.getEntries()
		.filter( ( { entryName } ) => ! ALLOWED.test( entryName ) ) ) {
		zip.deleteEntry( entry );
	}
	zip.writeZip( `${ file }.new` );
	renameSync( `${ file }.new`, file );
	const names = new Zip( file )
		.getEntries()
		.map( ( { entryName } ) => entryName );
	const missing = NEEDED.filter(
		( name ) => ! names.includes( `frontage/${ name }` )
	);
	if ( missing.length ) {
		throw new Error( `The zip lacks ${ missing.join( ', ' ) }.` );
	}
	return { file, names };
}

if ( isMain( import.meta.url ) ) {
	await ensureInstalled( console.log );
	const { file, names } = await makeZip( console.log );
	console.log( names.map( ( name ) => `  ${ name }` ).join( '\n' ) );
	console.log(
		`${ file }: ${ names.length } files, ${ Math.round( statSync( file ).size / 1024 ) } kB`
	);
}
