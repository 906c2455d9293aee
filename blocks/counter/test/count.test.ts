import { textOf } from '../count';

const plain = { decimals: 0, prefix: '', suffix: '' };

test( '[PB-05] counter: numbers on the way are written as the last one', () => {
	const format = { ...plain, raw: '1240', template: '1,240' };
	expect( textOf( 0, format ) ).toBe( '0' );
	expect( textOf( 999.6, format ) ).toBe( '1,000' );
	expect( textOf( 71.2, { ...format, prefix: '€', suffix: ' m²' } ) ).toBe(
		'€71 m²'
	);
	expect( textOf( -12, format ) ).toBe( '-12' );
	expect( textOf( -0.2, format ) ).toBe( '0' );
} );

test( '[PB-05] counter: decimals, groups and digits are those of the language', () => {
	const decimals = {
		...plain,
		decimals: 2,
		raw: '150050',
		template: '1.500,50',
	};
	expect( textOf( 0.05, decimals ) ).toBe( '0,05' );
	expect( textOf( 12.5, decimals ) ).toBe( '12,50' );
	const lakh = { ...plain, raw: '1234567', template: '12,34,567' };
	expect( textOf( 123456, lakh ) ).toBe( '1,23,456' );
	const persian = { ...plain, raw: '1240', template: '۱٬۲۴۰' };
	expect( textOf( 905, persian ) ).toBe( '۹۰۵' );
	// Beyond the basic plane.
	const adlam = { ...plain, raw: '12', template: '𞥑𞥒' };
	expect( textOf( 9, adlam ) ).toBe( '𞥙' );
} );
