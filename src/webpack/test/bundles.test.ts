import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const bundles = require( '../bundles.cjs' );

let root: string;

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'frontage-bundles-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

const read = ( name: string ): string =>
	readFileSync( join( root, 'build', name ), 'utf8' );

function build( scripts: Record< string, string > ): Promise< string[] > {
	for ( const [ name, text ] of Object.entries( scripts ) ) {
		writeFileSync( join( root, `${ name }.js` ), text );
	}
	const files = Object.fromEntries(
		Object.keys( scripts ).map( ( name ) => [ `handle-${ name }`, name ] )
	);
	return new Promise( ( resolve, reject ) => {
		webpack(
			{
				mode: 'production',
				context: root,
				entry: Object.fromEntries(
					Object.keys( scripts ).map( ( name ) => [
						name,
						`./${ name }.js`,
					] )
				),
				output: { path: join( root, 'build' ) },
				plugins: [
					bundles( { all: { scripts: { least: 2, files } } } ),
				],
			},
			( error, stats ) =>
				stats
					? resolve(
							stats.compilation.errors.map(
								( { message } ) => message
							)
						)
					: reject( error )
		);
	} );
}

it( '[IS-01] bundles: the scripts run in order, also after one that throws', async () => {
	expect(
		await build( {
			first: 'window.ran = [ "first" ];',
			broken: 'throw new Error( "broken" );',
			last: 'window.ran.push( "last" );',
		} )
	).toEqual( [] );
	const page: { ran?: string[] } = {};
	const reported: string[] = [];
	new Function( 'window', 'reportError', read( 'bundles/all.js' ) )(
		page,
		( { message }: Error ) => reported.push( message )
	);
	expect( page.ran ).toEqual( [ 'first', 'last' ] );
	expect( reported ).toEqual( [ 'broken' ] );
} );

it( '[IS-01] bundles: PHP reads members and version, which changes with a script', async () => {
	const versionOf = () => /'version' => '(\w{20})'/.exec( list() )?.[ 1 ];
	const list = () => read( 'bundles.php' );
	await build( { first: 'window.a = 1;', last: 'window.b = 2;' } );
	const before = versionOf();
	expect( list() ).toContain(
		"'least' => 2, 'members' => array( 'handle-first', 'handle-last' )"
	);
	await build( { first: 'window.a = 1;', last: 'window.b = 3;' } );
	expect( before ).toBeTruthy();
	expect( versionOf() ).not.toBe( before );
} );
