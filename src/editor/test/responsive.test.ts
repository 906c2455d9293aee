import { inherited, responsiveStyle, withValue } from '../responsive';

const css = ( value: number ) => ( value >= 1 ? String( value ) : '' );

it( '[PB-06] responsive values: the editor writes the declarations of the page', () => {
	expect( responsiveStyle( '--n', { value: 3 }, css ) ).toEqual( {
		'--n': '3',
	} );
	expect(
		responsiveStyle(
			'--n',
			{ value: 3, mobile: 1, tablet: 2, widescreen: 4 },
			css
		)
	).toEqual( {
		'--n-widescreen': 'var(--frontage-widescreen) 4',
		'--n-tablet': 'var(--frontage-tablet) 2',
		'--n-mobile': 'var(--frontage-mobile) 1',
		'--n': 'var(--n-mobile,var(--n-tablet,var(--n-widescreen,3)))',
	} );
	expect( responsiveStyle( '--n', { mobile: 0 }, css ) ).toEqual( {} );
} );

it( '[PB-06] responsive values: a phone inherits the tablet’s value, and gives its own back', () => {
	expect( inherited( { value: 3, tablet: 2 }, 'mobile' ) ).toBe( 2 );
	expect( inherited( { value: 3, tablet: 2 }, 'widescreen' ) ).toBe( 3 );
	const own = withValue( { value: 3 }, 'mobile', 1 );
	expect( own ).toEqual( { value: 3, mobile: 1 } );
	expect( withValue( own, 'mobile', undefined ) ).toEqual( { value: 3 } );
} );
