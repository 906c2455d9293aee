import { inDigits } from '../in-digits';

test.each( [
	[ 'en-US', 999, '999' ],
	[ 'en-US', 1000, '1,000' ],
	[ 'de-DE', 1234567, '1.234.567' ],
	[ 'ar', 999, '999' ],
	[ '', 1000, '1000' ],
] )( '[PF-16] digits: in %s, %d is written %s', ( locale, count, written ) => {
	expect( inDigits( locale, count ) ).toBe( written );
} );
