/**
 * `npm test`: every promise of the plugin, on a machine that has Node and npm only.
 *
 *   npm test                              everything; of the browser tests those that run on every kind of site
 *   npm test -- unit lint-php             some parts
 *   npm test -- gallery                   the unit and browser tests with that word in their file's name or title
 *   npm test -- e2e                       all browser tests, on the embedded site
 *   npm test -- e2e --site=mariadb row    those with that word, on native PHP and MariaDB
 *   npm test -- php                       coding standard, static analysis and PHPUnit, where Composer and MariaDB are
 */
import { availableParallelism, freemem } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './checkout/install.mjs';

await ensureInstalled( console.log );
const { endAll } = await import( './testing/command.mjs' );
const { parts } = await import( './testing/parts.mjs' );

const argv = process.argv.slice( 2 );
const end = argv.includes( '--' ) ? argv.indexOf( '--' ) : argv.length;
const args = argv.slice( end + 1 );
const { values: options, positionals } = parseArgs( {
	args: argv.slice( 0, end ),
	allowPositionals: true,
	options: {
		site: { type: 'string', default: 'playground' },
		php: { type: 'string' },
		brief: { type: 'boolean', default: false },
	},
} );

const named = parts.filter( ( { name } ) => positionals.includes( name ) );
const filter = positionals
	.filter( ( word ) => ! parts.some( ( { name } ) => name === word ) )
	.join( ' ' );
/* A pattern is used as it is; all else may be a printed title: its place is left out, and its brackets mean themselves. */
const pattern = /[|\\]|\.\*/.test( filter )
	? filter
	: filter
			.replace( /(:\d+)+:?(?= )/, '' )
			.replaceAll( ' › ', ' ' )
			.replace( /[$^.*+?()[\]{}]/g, '\\$&' );
const wanted = named.length
	? named
	: parts.filter( ( part ) => ! part.named && ( ! filter || part.filtered ) );
if ( args.length && ! wanted.every( ( part ) => part.filtered ) ) {
	console.log( 'What stands after -- is for e2e or unit: name one of them.' );
	process.exit( 1 );
}
const lanes = availableParallelism() > 1 && freemem() > 3e9 ? 2 : 1;
const shown = wanted.length === 1;

let isInterrupted = false;
[ 'SIGINT', 'SIGTERM', 'SIGHUP' ].forEach( ( name ) =>
	process.once( name, async () => {
		isInterrupted = true;
		await endAll();
	} )
);

const commandOf = ( { name, filtered } ) =>
	[
		`npm test -- ${ name }`,
		name === 'e2e' &&
			options.site !== 'playground' &&
			`--site=${ options.site }`,
		filtered && filter && JSON.stringify( filter ),
		args.length && `-- ${ args.join( ' ' ) }`,
	]
		.filter( Boolean )
		.join( ' ' );

async function runPart( part ) {
	const started = Date.now();
	const live = shown || part.alone;
	console.log( `  … ${ part.name }` );
	let result;
	try {
		result = await part.run( {
			...options,
			filter: pattern,
			args,
			brief: options.brief || ( ! named.length && ! filter ),
			shown: live,
			say: ( line ) => console.log( `    ${ line }` ),
		} );
	} catch ( error ) {
		result = { ok: false, output: error.stack };
	}
	const {
		passed = result.ok ? 1 : 0,
		failed = result.ok ? 0 : 1,
		failures = [],
		output = '',
	} = result;
	const seconds = ( ( Date.now() - started ) / 1000 ).toFixed( 1 );
	if ( failed ) {
		console.log(
			`${ output }\n✘ ${ part.name } failed after ${ seconds } s. This part alone: ${ commandOf( part ) }`
		);
	} else {
		const tests = passed > 1 ? `, ${ passed } tests` : '';
		console.log(
			`${ shown ? output : '' }✔ ${ part.name } (${ seconds } s${ tests })`
		);
	}
	return { part, passed, failed, failures };
}

/* What can begin: all it builds on has ended, and no one who wants the machine alone is involved. */
async function runAll() {
	const waiting = [ ...wanted ];
	const running = new Map();
	const done = [];
	const isReady = ( part ) => {
		const busy = [ ...running.keys() ];
		const isFree = part.alone
			? busy.length === 0
			: ! busy.some( ( { alone } ) => alone );
		return (
			isFree &&
			! ( part.after ?? [] ).some( ( name ) =>
				[ ...waiting, ...busy ].some( ( other ) => other.name === name )
			)
		);
	};
	while ( ( waiting.length || running.size ) && ! isInterrupted ) {
		const next = running.size < lanes ? waiting.find( isReady ) : undefined;
		if ( next ) {
			waiting.splice( waiting.indexOf( next ), 1 );
			running.set(
				next,
				runPart( next ).then(
					( result ) => (
						running.delete( next ),
						done.push( result )
					 )
				)
			);
		} else {
			await Promise.race( running.values() );
		}
	}
	await Promise.all( running.values() );
	return { done, missed: waiting.length };
}

const { done, missed } = await runAll();
const sum = ( key ) =>
	done.reduce( ( total, result ) => total + result[ key ], 0 );
const failed = sum( 'failed' ) + missed;
const broken = done.filter( ( result ) => result.failed );
if ( broken.length && done.length > 1 ) {
	const lines = broken.flatMap( ( { part, failures } ) => [
		`${ part.name }: ${ commandOf( part ) }`,
		...failures.map( ( title ) => `  ${ title }` ),
	] );
	console.log(
		`\nFailed:\n${ lines.map( ( line ) => `  ${ line }\n` ).join( '' ) }`
	);
}
console.log( `${ sum( 'passed' ) } passed, ${ failed } failed` );
process.exit( failed || sum( 'passed' ) === 0 ? 1 : 0 );
