/** What a message may set. */
import { check } from '../check';

beforeAll( () => {
	// jsdom has none; the browser's own refuses colors in the browser tests.
	Object.assign( window, {
		CSS: { supports: ( _: string, value: string ) => value !== 'no-color' },
	} );
} );

test( '[PV-05] messages: valid values are taken as texts', () => {
	expect(
		check( 'siteTypography', {
			'body-font-family': "'Open Sans', sans-serif",
			'body-font-weight': 400,
			'font-size-body': { desktop: 18, 'desktop-unit': 'px' },
		} )
	).toEqual( {
		values: {
			'body-font-family': "'Open Sans', sans-serif",
			'body-font-weight': '400',
			'font-size-body.desktop': '18',
			'font-size-body.desktop-unit': 'px',
		},
		refused: {},
	} );
	expect( check( 'siteTitle', { show: false } ).values ).toEqual( {
		show: 'false',
	} );
} );

test( '[PV-05] messages: each refused value is named, with the reason', () => {
	expect(
		check( 'siteLogo', {
			url: 'javascript:alert(1)',
			dataUri: 'data:text/html;base64,PHNjcmlwdD4=',
			width: '120',
			onload: 'x',
		} )
	).toEqual( {
		values: { width: '120' },
		refused: { url: 'invalid', dataUri: 'invalid', onload: 'unknown' },
	} );
	expect(
		check( 'colorPalette', { colors: [ '#fff', 'red;}', 'no-color', 5 ] } )
	).toEqual( {
		values: { 'colors.0': '#fff', 'colors.3': '5' },
		refused: { 'colors.1': 'invalid', 'colors.2': 'invalid' },
	} );
	expect(
		check( 'siteTypography', {
			'body-font-family': 'x;}body{display:none',
			'body-line-height': 'url(//evil)',
			'font-size-body': { desktop: '1e9', 'desktop-unit': 'px;' },
		} )
	).toEqual( {
		values: {},
		refused: {
			'body-font-family': 'invalid',
			'body-line-height': 'invalid',
			'font-size-body.desktop': 'invalid',
			'font-size-body.desktop-unit': 'invalid',
		},
	} );
} );

test( '[PV-05] messages: names of prototypes and other kinds of data set nothing', () => {
	const hostile = JSON.parse(
		'{"__proto__":{"polluted":1},"constructor":{"x":1},"url":"/logo.png"}'
	);
	const { values, refused } = check( 'siteLogo', hostile );
	expect( values ).toEqual( { url: '/logo.png' } );
	expect( refused[ 'constructor.x' ] ).toBe( 'unknown' );
	expect( 'polluted' in {} ).toBe( false );
	for ( const param of [ '__proto__', 'toString', 'nothing' ] ) {
		expect( check( param, { url: '/x' } ).values ).toEqual( {} );
	}
	for ( const data of [ null, 5, 'x', undefined, [], [ 'yes' ] ] ) {
		expect( check( 'siteTitle', data ).values ).toEqual( {} );
	}
	expect( check( 'colorPalette', { colors: 'red' } ) ).toEqual( {
		values: {},
		refused: { colors: 'unknown' },
	} );
} );
