/** Addresses of font stylesheets. */
import { fontAddresses } from '../fonts';

const SERVICE = 'https://fonts.example/css2';

test( '[PV-03] fonts: one address for each family, weights sorted, once each', () => {
	expect(
		fontAddresses(
			{
				'body-font-family': "'Open Sans', sans-serif",
				'body-font-weight': '400',
				'headings-font-family': 'Open Sans',
				'headings-font-weight': 'bold',
				'font-family-h1': 'Playfair Display',
				'font-weight-h1': '900',
				'font-family-h2': 'Playfair Display',
			},
			SERVICE,
			new Set()
		)
	).toEqual( [
		`${ SERVICE }?family=Open+Sans:wght@400;700&display=swap`,
		`${ SERVICE }?family=Playfair+Display:wght@700;900&display=swap`,
	] );
} );

test( '[PV-03] fonts: not the page’s own, no generic ones, none without a service', () => {
	const values = {
		'body-font-family': 'Manrope',
		'headings-font-family': 'system-ui',
	};
	expect(
		fontAddresses( values, SERVICE, new Set( [ 'Manrope' ] ) )
	).toEqual( [] );
	expect( fontAddresses( values, '', new Set() ) ).toEqual( [] );
} );
