import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { device, DEVICES } from '../device';

test.each( [
	[ 767, 'mobile' ],
	[ 768, 'tablet' ],
	[ 1024, 'tablet' ],
	[ 1025, 'desktop' ],
] )( '[HD-10] device: a window of %d px is a %s', ( width, name ) => {
	Object.assign( window, { innerWidth: width } );
	expect( device() ).toBe( name );
} );

test( '[HD-10] device: follows the widths from PHP', () => {
	Object.assign( window, { innerWidth: 900 } );
	expect( device( { mobile: 767, tablet: 899 } ) ).toBe( 'desktop' );
	expect( device( { mobile: 900, tablet: 900 } ) ).toBe( 'mobile' );
} );

test( '[HD-10] device: PHP has the same default widths', () => {
	const php = readFileSync(
		join( __dirname, '../../../server/breakpoints/breakpoints.php' ),
		'utf8'
	);
	for ( const [ name, width ] of Object.entries( DEVICES ) ) {
		expect( php ).toContain( `'${ name }' => ${ width },` );
	}
} );
