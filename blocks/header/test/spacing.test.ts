import { logoStyle, spacingStyle } from '../spacing';

test( '[PB-06] header: the editor writes the declarations of the page', () => {
	expect( logoStyle( { value: 120, mobile: 60, tablet: -1 } ) ).toEqual( {
		'--frontage-header-logo-mobile': 'var(--frontage-mobile) 60px',
		'--frontage-header-logo': 'var(--frontage-header-logo-mobile,120px)',
	} );
	expect( spacingStyle( { padding: {}, gap: {} } ) ).toEqual( {} );
	expect(
		spacingStyle( {
			padding: { mobile: '4px' },
			gap: {},
			style: {
				spacing: { padding: { top: 'var:preset|spacing|2xl' } },
			},
		} )
	).toMatchObject( {
		'--frontage-row-top':
			'var(--frontage-row-top-mobile,var(--wp--preset--spacing--2-xl))',
		'--frontage-row-bottom': 'var(--frontage-row-bottom-mobile,16px)',
		paddingTop: 'var(--frontage-row-top)',
	} );
} );
