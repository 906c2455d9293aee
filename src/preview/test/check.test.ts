/** Values that a state may set. The same cases are PHP's: tests/php/preview. */
import { check, type Texts } from '../check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Case {
	fact: string;
	state: { [ param: string ]: unknown };
	applied: Texts;
	refused: Texts;
}

/* Parsed, as it is in messages: `__proto__` is a name as any other. */
const cases: Case[] = JSON.parse(
	readFileSync( join( __dirname, 'cases.json' ), 'utf8' )
);

jest.mock( '../page', () => ( { palette: Array( 7 ).fill( '--color' ) } ) );

// jsdom has none; the browser's own is asked in the browser tests.
const supports = jest.fn();

beforeEach( () => {
	supports.mockReset().mockReturnValue( true );
	Object.assign( window, { CSS: { supports } } );
} );

function checked( state: Case[ 'state' ] ) {
	const applied: Texts = {};
	const refused: Texts = {};
	check( applied, refused, state );
	return { applied, refused };
}

test.each( cases )( '[PV-05] state: $fact', ( { state, applied, refused } ) => {
	expect( checked( state ) ).toEqual( { applied, refused } );
	expect( 'polluted' in {} ).toBe( false );
} );

test( '[PV-05] state: the browser is asked about what becomes CSS', () => {
	supports.mockReturnValue( false );
	expect(
		checked( {
			colorPalette: { colors: [ 'nonsense' ] },
			siteTypography: { 'line-height-h1': 2 },
			siteLogo: { width: 9 },
		} )
	).toEqual( {
		applied: { '/siteLogo/width': '9' },
		refused: {
			'/colorPalette/colors/0': 'invalid',
			'/siteTypography/line-height-h1': 'invalid',
		},
	} );
	expect( supports.mock.calls ).toEqual( [
		[ 'color', 'nonsense' ],
		[ 'line-height', 2 ],
	] );
} );

test( '[PV-05] state: colors that the palette does not have are refused', () => {
	const { applied, refused } = checked( {
		colorPalette: { colors: Array( 9 ).fill( 'red' ) },
	} );
	expect( Object.keys( applied ) ).toHaveLength( 7 );
	expect( refused ).toEqual( {
		'/colorPalette/colors/7': 'unknown',
		'/colorPalette/colors/8': 'unknown',
	} );
} );
