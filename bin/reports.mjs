/** Reads what jest, Playwright (both JSON) and PHPUnit (JUnit's XML) report of their tests. What did not run has failed, whatever the reason. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_ERROR = 8;

const specsOf = ( { suites = [], specs = [] } ) => [
	...specs,
	...suites.flatMap( specsOf ),
];

/* A failed test in a few lines: which, and what it saw. */
const told = ( title, messages ) =>
	[
		title,
		...messages
			.flatMap( ( message ) =>
				// What was thrown may be no error.
				stripVTControlCharacters( String( message ) ).split( '\n' )
			)
			.filter( ( line ) => line.trim() )
			.slice( 0, LINES_OF_ERROR )
			.map( ( line ) => line.slice( 0, 300 ) ),
	].join( '\n      ' );

const ofJest = ( { testResults, numPassedTests } ) => ( {
	passed: numPassedTests,
	flaky: [],
	failures: testResults.flatMap( ( { name, message, assertionResults } ) => {
		// Those that a filter leaves out are pending.
		const failed = assertionResults.filter(
			( { status } ) => status === 'failed'
		);
		// A file that does not run has no tests.
		return assertionResults.length
			? failed.map( ( { fullName, failureMessages } ) =>
					told( `${ name }: ${ fullName }`, failureMessages )
				)
			: [ told( name, [ message ] ) ];
	} ),
} );

const ofPlaywright = ( { stats, errors = [], suites } ) => {
	const specsWith = ( isMeant ) =>
		specsOf( { suites } )
			.filter( ( { tests } ) =>
				tests.some( ( { status } ) => isMeant( status ) )
			)
			.map( ( { file, line, title, tests } ) =>
				told(
					`${ file }:${ line }: ${ title }`,
					tests
						.flatMap( ( { results } ) => results )
						.flatMap( ( { error } ) => error?.message ?? [] )
				)
			);
	return {
		passed: stats.expected + stats.flaky,
		flaky: specsWith( ( status ) => status === 'flaky' ),
		failures: [
			...errors.map( ( { message } ) =>
				told( 'Playwright', [ message ] )
			),
			...specsWith(
				( status ) => ! [ 'expected', 'flaky' ].includes( status )
			),
		],
	};
};

function ofPhpUnit( xml ) {
	const cases = [
		...xml.matchAll(
			/<testcase name="([^"]+)"[^>]*?(\/>|>[\s\S]*?<\/testcase>)/g
		),
	];
	const failures = cases.filter( ( [ , , inside ] ) =>
		/<(failure|error|skipped|warning)\b/.test( inside )
	);
	return {
		passed: cases.length - failures.length,
		flaky: [],
		failures: failures.map( ( [ , name, inside ] ) =>
			told( name, [ inside.replace( /<[^>]+>/g, '' ) ] )
		),
	};
}

/**
 * Reads a report.
 *
 * @param {string} file Its path.
 * @return {{passed: number, flaky: string[], failures: string[]}} How many tests passed; those that passed only the second time, and those that failed, each in a few lines.
 */
export function readReport( file ) {
	const text = readFileSync( file, 'utf8' );
	if ( file.endsWith( '.xml' ) ) {
		return ofPhpUnit( text );
	}
	const report = JSON.parse( text );
	if ( Array.isArray( report ) ) {
		// What jest's --listTests writes.
		return { passed: 0, flaky: [], failures: [] };
	}
	return report.testResults ? ofJest( report ) : ofPlaywright( report );
}
