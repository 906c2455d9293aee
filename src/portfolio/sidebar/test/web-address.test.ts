/** Web addresses that an editor may store. */
import { completed, webAddress } from '../field/web-address';

test( '[PF-02] web address: stored without surrounding spaces', () => {
	expect( webAddress( ' https://example.com/a?b=1#c ' ) ).toBe(
		'https://example.com/a?b=1#c'
	);
	expect( webAddress( 'HTTP://EXAMPLE.COM' ) ).toBe( 'HTTP://EXAMPLE.COM' );
	expect( webAddress( '  ' ) ).toBe( '' );
} );

test( '[PF-02] web address: one that does not open is told', () => {
	for ( const typed of [
		'javascript:alert(1)',
		'data:text/html,x',
		'ftp://example.com',
		'https://',
		'http:///path',
		'example.com',
		'/page',
		'a word',
	] ) {
		expect( webAddress( typed ) ).toBeNull();
	}
} );

test( '[PF-02] web address: its scheme may be left out', () => {
	expect( completed( 'example.com/a' ) ).toBe( 'https://example.com/a' );
	expect( completed( 'localhost.test:8080' ) ).toBe(
		'https://localhost.test:8080'
	);
	for ( const typed of [
		'javascript:alert(1)',
		'a word',
		'word',
		'ftp://example.com',
		'//example.com',
	] ) {
		expect( completed( typed ) ).toBeNull();
	}
} );
