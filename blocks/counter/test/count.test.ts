import { textOf } from '../count';

const format = { decimals: 0, template: '0,000', digits: '0123456789' };

test( '[PB-05] counter: numbers on the way are written as the last one', () => {
	expect( textOf( 0, format ) ).toBe( '0' );
	expect( textOf( 999.6, format ) ).toBe( '1,000' );
	expect( textOf( -12, format ) ).toBe( '-12' );
	expect( textOf( -0.2, format ) ).toBe( '0' );
} );

test( '[PB-05] counter: decimals, groups and digits are those of the language', () => {
	const decimals = { ...format, decimals: 2, template: '0.000,00' };
	expect( textOf( 0.05, decimals ) ).toBe( '0,05' );
	expect( textOf( 1012.5, decimals ) ).toBe( '1.012,50' );
	const lakh = { ...format, template: '00,00,000' };
	expect( textOf( 123456, lakh ) ).toBe( '1,23,456' );
	expect( textOf( 905, { ...format, digits: '۰۱۲۳۴۵۶۷۸۹' } ) ).toBe( '۹۰۵' );
	expect( textOf( 9, { ...format, digits: '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙' } ) ).toBe( '𞥙' );
} );
