/**
 * `npm test`: scripts of package.json, which wireit runs: in their order, two at a time, and not again what has not changed. This chooses among
 * them, and counts, for wireit knows scripts, not tests. The last line is `N passed, N failed`.
 *
 *   npm test                         everything that needs Node alone; of the browser tests those that run on every kind of site
 *   npm test -- unit lint-php        some scripts
 *   npm test -- gallery              all that proves a change of one feature: its unit tests, PHPUnit, its browser tests, the rules of architecture
 *   npm test -- e2e-mariadb row      browser tests with that word, on native PHP and MariaDB
 *   npm test -- e2e -- --headed      what stands after the second -- goes to the script's own command
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from '../tests/site/core/paths.mjs';
import { phpVersion } from '../tests/site/native/php.mjs';
import { readReport } from './reports.mjs';

await ensureInstalled( console.log );

const TYPES = [ 'json', 'xml' ];

/* wireit's own folder: jest makes none. */
const reportOf = ( script, type ) =>
	join( root, '.wireit', `${ script }.${ type }` );
const { wireit } = JSON.parse(
	readFileSync( join( root, 'package.json' ), 'utf8' )
);
const argv = process.argv.slice( 2 );
const end = argv.includes( '--' ) ? argv.indexOf( '--' ) : argv.length;
const more = argv.slice( end + 1 );
const named = argv.slice( 0, end ).filter( ( word ) => wireit[ word ] );
const words = argv
	.slice( 0, end )
	.filter( ( word ) => ! wireit[ word ] )
	.join( ' ' );

/* A pattern is used as it is; all else may be a printed title: its place is left out, and its brackets mean themselves. */
const pattern = /[|\\]|\.\*/.test( words )
	? words
	: words
			.replace( /(:\d+)+:?(?= )/, '' )
			.replaceAll( ' › ', ' ' )
			.replace( /[$^.*+?()[\]{}]/g, '\\$&' );

/* Playwright looks for a word in both; jest in one of them. */
function filterOf( script ) {
	if ( ! pattern ) {
		return [];
	}
	const isFile = /^[\w./-]+$/.test( words );
	const ofJest = isFile ? '--testPathPatterns' : '--testNamePattern';
	return script === 'unit'
		? [ ofJest, pattern, '--passWithNoTests' ]
		: [ '--grep', pattern, '--pass-with-no-tests' ];
}

const isNative = () => {
	try {
		return Boolean( phpVersion() );
	} catch {
		return false;
	}
};

/* One word is a feature; more are the title of a test. */
function stepsOfWords() {
	const browsers = isNative() ? 'e2e-mariadb' : 'e2e';
	const tests = [ 'unit', browsers ].map( ( script ) => [
		script,
		...filterOf( script ),
	] );
	if ( ! /^[\w-]+$/.test( words ) ) {
		return tests;
	}
	const folder = `tests/php/${ words }`;
	const phpunit = existsSync( join( root, folder ) )
		? [ folder ]
		: [ '--filter', `/${ words }/i` ];
	return [
		[ 'unit', '--testPathPatterns', `${ words }|tests/architecture` ],
		...( browsers === 'e2e' ? [] : [ [ 'phpunit', ...phpunit ] ] ),
		[ browsers, ...filterOf( browsers ) ],
	];
}

function stepsOf() {
	if ( named.length ) {
		return named.map( ( script ) => [ script, ...filterOf( script ) ] );
	}
	return words
		? stepsOfWords()
		: [ [ 'checks' ], [ 'e2e', '--grep', '@everywhere' ] ];
}

const steps = stepsOf().map( ( step ) => [ ...step, ...more ] );

const leavesOf = ( script ) =>
	wireit[ script ].command
		? [ script ]
		: wireit[ script ].dependencies.flatMap( leavesOf );

/* wireit hands arguments to a shell as they are. */
const quoted = ( text ) => `'${ text.replaceAll( "'", "'\\''" ) }'`;

let isStopped = false;

/* Answers the names of the scripts that failed. */
async function run( script, args ) {
	const isGroup = ! wireit[ script ].command;
	const child = spawn(
		'npm',
		[
			'run',
			script,
			'--silent',
			...( args.length ? [ '--', ...args.map( quoted ) ] : [] ),
		],
		{
			cwd: root,
			shell: process.platform === 'win32',
			stdio: [ 'ignore', 'inherit', isGroup ? 'pipe' : 'inherit' ],
			env: {
				WIREIT_PARALLEL: '2',
				WIREIT_FAILURES: 'continue',
				...process.env,
			},
		}
	);
	const stop = ( signal ) => {
		isStopped = true;
		child.kill( signal );
	};
	process.once( 'SIGINT', stop ).once( 'SIGTERM', stop );
	let said = '';
	child.stderr?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		said += text;
		process.stderr.write( text );
	} );
	const [ status ] = await once( child, 'close' );
	process.off( 'SIGINT', stop ).off( 'SIGTERM', stop );
	const failed = [ ...said.matchAll( /❌ \[([\w-]+)\]/g ) ].map(
		( [ , name ] ) => name
	);
	return status === 0 || failed.length ? failed : leavesOf( script );
}

/* Those of others may be under way in another process. */
for ( const script of steps.flatMap( ( [ name ] ) => leavesOf( name ) ) ) {
	TYPES.forEach( ( type ) =>
		rmSync( reportOf( script, type ), { force: true } )
	);
}
let passed = 0;
let failed = 0;
const told = [];
const flaky = [];
for ( const [ script, ...args ] of steps ) {
	const broken = isStopped ? leavesOf( script ) : await run( script, args );
	for ( const name of leavesOf( script ) ) {
		const isBroken =
			broken.includes( name ) ||
			( wireit[ name ].dependencies ?? [] ).some( ( other ) =>
				broken.includes( other )
			);
		const report = TYPES.map( ( type ) => reportOf( name, type ) ).find(
			existsSync
		);
		const { failures, ...found } = report
			? readReport( report )
			: { passed: Number( ! isBroken ), flaky: [], failures: [] };
		passed += found.passed;
		failed += failures.length || Number( isBroken );
		flaky.push( ...found.flaky.map( ( text ) => `  ${ text }` ) );
		if ( isBroken ) {
			told.push(
				`  ${ name }: npm run ${ name }`,
				...failures.map( ( text ) => `    ${ text }` )
			);
		}
	}
}
if ( flaky.length ) {
	console.log( `\nFlaky:\n${ flaky.join( '\n' ) }\n` );
}
if ( told.length ) {
	console.log( `\nFailed:\n${ told.join( '\n' ) }\n` );
}
if ( words && ! named.length ) {
	console.log(
		`Left to .ci/run: types, linters, budgets, texts, the zip, other versions, sites and browsers, and whatever has no “${ words }” in its name${
			steps.some( ( [ script ] ) => script === 'e2e' )
				? '. PHPUnit and MariaDB too, for they are not on this machine'
				: ''
		}.`
	);
}
console.log( `${ passed } passed, ${ failed } failed` );
process.exit( failed || passed === 0 ? 1 : 0 );
