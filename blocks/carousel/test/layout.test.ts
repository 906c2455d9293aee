/** Slides by device in the editor. */
import { layoutStyle, ownToShow, slidesToShow } from '../layout';
import type { Attributes } from '../attributes';

it( '[PB-01] carousel: shows two on tablets unless one is shown, one on phones', () => {
	expect( slidesToShow( {} ) ).toEqual( { value: 3, tablet: 2, mobile: 1 } );
	expect( slidesToShow( { value: 1 } ) ).toEqual( {
		value: 1,
		tablet: 1,
		mobile: 1,
	} );
	expect( slidesToShow( { value: 4, mobile: 2 } ) ).toEqual( {
		value: 4,
		tablet: 2,
		mobile: 2,
	} );
} );

it( '[PB-01] carousel: keeps what was chosen, and no default', () => {
	const before = { value: 3 };
	expect(
		ownToShow( before, { ...slidesToShow( before ), value: 1 } )
	).toEqual( { value: 1 } );
	expect(
		ownToShow( before, { ...slidesToShow( before ), tablet: 3 } )
	).toEqual( { value: 3, tablet: 3 } );
	expect(
		ownToShow( { value: 3, tablet: 3 }, { value: 3, mobile: 1 } )
	).toEqual( { value: 3 } );
} );

it( '[PB-01] carousel: bad lengths are left out, presets become variables', () => {
	expect(
		layoutStyle( {
			slidesToShow: { value: 99 },
			spacing: { value: 'var:preset|spacing|2xl', mobile: 'x;y' },
			offset: { value: '12' },
			effect: 'slide',
		} as Attributes )
	).toMatchObject( {
		'--frontage-carousel-gap': 'var(--wp--preset--spacing--2-xl)',
		'--frontage-carousel-offset': '12px',
	} );
} );
