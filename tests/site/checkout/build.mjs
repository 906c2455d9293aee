/**
 * The scripts and styles that WordPress loads, made anew only when what they are made from has changed.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../core/paths.mjs';
import { withProgress } from '../core/process.mjs';
import { installed, run } from '../testing/command.mjs';

const SOURCES = [
	'blocks',
	'src',
	'webpack.config.js',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
];
const stamp = join( cache, 'build-stamp' );

const filesOf = ( name ) =>
	statSync( join( root, name ) ).isFile()
		? [ name ]
		: readdirSync( join( root, name ), { recursive: true } )
				.map( ( file ) => join( name, file ) )
				.filter( ( file ) => statSync( join( root, file ) ).isFile() )
				.sort();

function sumOfSources() {
	const sum = createHash( 'sha256' );
	for ( const file of SOURCES.filter( ( name ) =>
		existsSync( join( root, name ) )
	).flatMap( filesOf ) ) {
		sum.update( `${ file }\n` ).update(
			readFileSync( join( root, file ) )
		);
	}
	return sum.digest( 'hex' );
}

/** Forgets that what is there was built from the sources of now. */
export function forgetBuild() {
	mkdirSync( cache, { recursive: true } );
	writeFileSync( stamp, '' );
}

/**
 * Builds where that is needed.
 *
 * @param {Object}                   [options]
 * @param {boolean}                  [options.shown] Whether the output is shown as it comes.
 * @param {( line: string ) => void} [options.say]   Where progress is told.
 */
export async function ensureBuilt( { shown = false, say = () => {} } = {} ) {
	const before = sumOfSources();
	const isBuilt = existsSync( join( root, 'build/blocks-manifest.php' ) );
	if (
		isBuilt &&
		existsSync( stamp ) &&
		readFileSync( stamp, 'utf8' ) === before
	) {
		return {
			ok: true,
			output: 'Built already, and nothing has changed since.\n',
		};
	}
	say( 'Building scripts and styles …' );
	const result = await withProgress(
		run(
			[ ...installed( '@wordpress/scripts/bin/wp-scripts.js' ), 'build' ],
			{ shown }
		),
		say
	);
	if ( result.ok ) {
		mkdirSync( cache, { recursive: true } );
		// The build writes generated types into the sources: what counts is what they are afterwards.
		writeFileSync( stamp, sumOfSources() );
	}
	return result;
}
