/**
 * The browser and PHP say the same of the same file.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adviceOn } from '../foreign';
import { sentences } from '../refusal';

/** Sentences by name in a file of PHP. */
const inPhp = ( file: string ) =>
	Object.fromEntries(
		Array.from(
			readFileSync(
				join( __dirname, '../../format', file ),
				'utf8'
			).matchAll( /'(\w+)'\s*=> __\( '(.+?)', 'frontage' \)/g ),
			( [ , name = '', sentence = '' ] ) => [ name, sentence ]
		)
	);

test( '[KT-02] kits: both clients refuse a file with the same sentence', () => {
	expect( inPhp( 'refusal.php' ) ).toMatchObject( sentences() );
	expect( Object.keys( sentences() ).length ).toBeGreaterThan( 15 );
} );

test( '[KT-02] kits: both clients say the same of a file of another kind', () => {
	const advice = inPhp( 'foreign.php' );
	expect( Object.keys( advice ).length ).toBeGreaterThan( 4 );
	for ( const [ format, sentence ] of Object.entries( advice ) ) {
		expect( adviceOn( format ) ).toBe( sentence );
	}
} );
