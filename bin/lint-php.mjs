/**
 * Parses every PHP file of the plugin and its tests with each PHP that the plugin supports, compiled to
 * WebAssembly. One start of a PHP covers all files.
 *
 *   node bin/lint-php.mjs [7.4 …]
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../tests/site/core/paths.mjs';

const VERSIONS = [ '7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5' ];

// token_get_all() with TOKEN_PARSE is the parser behind `php -l`.
const PROGRAM = `
	$bad = 0;
	foreach ( array_slice( $argv, 1 ) as $file ) {
		try {
			token_get_all( file_get_contents( $file ), TOKEN_PARSE );
		} catch ( ParseError $error ) {
			$bad = 1;
			echo $file, ':', $error->getLine(), ' ', $error->getMessage(), PHP_EOL;
		}
	}
	echo 'PHP ', PHP_VERSION, $bad ? ': failed' : ': ' . ( $argc - 1 ) . ' files', PHP_EOL;
	exit( $bad );`;

const run = promisify( execFile );
const files = [
	'plugin.php',
	'uninstall.php',
	...[ 'blocks', 'src', 'tests' ].flatMap( ( folder ) =>
		readdirSync( join( root, folder ), { recursive: true } ).map(
			( file ) => join( folder, file )
		)
	),
].filter( ( file ) => file.endsWith( '.php' ) );
const chosen = process.argv.slice( 2 );

let failed = false;
for ( const version of chosen.length ? chosen : VERSIONS ) {
	const php = [
		join( root, 'bin/php.mjs' ),
		'--php',
		version,
		'--',
		'-r',
		PROGRAM,
		'--',
		...files,
	];
	const result = await run( process.execPath, php, { cwd: root } ).catch(
		( error ) => error
	);
	failed ||= Boolean( result.code );
	process.stdout.write( result.stdout || String( result ) );
}
process.exit( failed ? 1 : 0 );
