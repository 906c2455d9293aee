import { contrast, format, parse } from '../color';
import {
	followed,
	formatPalette,
	isForWords,
	pairs,
	parsePalette,
	type Roles,
} from '../palette';
import { propose } from '../propose';

const ROLES: Roles = { background: 'base', text: 'contrast' };

/* The most different palettes of Twenty Twenty-Five: white, paper, green, wine-red and black, violet. */
const PALETTES = {
	white: 'base:#ffffff contrast:#111111 accent-1:#ffee58 accent-2:#f6cff4 accent-3:#503aa8 accent-4:#686868 accent-5:#fbfaf3',
	paper: 'base:#dfdcd7 contrast:#191919 accent-1:#7a9bdb accent-2:#f7e6ff accent-3:#182949 accent-4:#5f5f5f accent-5:#d7d3cc accent-6:#19191933',
	green: 'base:#dae7bd contrast:#516028 accent-1:#c7f642 accent-2:#ebf6d3 accent-3:#303d10 accent-4:#516028 accent-5:#ebf6d3 accent-6:#51602833',
	wine: 'base:#330616 contrast:#ffffff accent-1:#f0fda6 accent-2:#db9ab1 accent-3:#c1e4e7 accent-4:#db9ab1 accent-5:#4a1628 accent-6:#db9ab133',
	violet: 'base:#4433a6 contrast:#79f3b1 accent-1:#5644bc accent-2:#372696 accent-3:#251d51 accent-4:#79f3b1 accent-5:#e8b7ff accent-6:#79f3b133',
};

test.each( Object.entries( PALETTES ) )(
	'[CS-04] palette: every pair of a proposal for a %s site is readable',
	( name, text ) => {
		const palette = parsePalette( text );
		const proposed = propose( palette, ROLES );
		expect( Object.keys( proposed ) ).toEqual( Object.keys( palette ) );
		const judged = pairs( proposed, palette, ROLES );
		expect( judged.length ).toBeGreaterThanOrEqual( 6 );
		expect( judged.filter( ( pair ) => ! pair.isEnough ) ).toEqual( [] );
		expect(
			contrast( proposed.base ?? '', proposed.contrast ?? '' )
		).toBeGreaterThanOrEqual( 7 );

		const was = parse( palette.base ?? '' )?.lightness ?? 0;
		const is = parse( proposed.base ?? '' )?.lightness ?? 0;
		expect( was > 0.5 ).toBe(
			[ 'white', 'paper', 'green' ].includes( name )
		);
		expect( is > 0.5 ).toBe( was <= 0.5 );
	}
);

test( '[CS-04] palette: hues stay, violet is violet when dark, grays stay gray', () => {
	const palette = parsePalette( PALETTES.white );
	const proposed = propose( palette, ROLES );
	const violet = parse( proposed[ 'accent-3' ] ?? '' );
	expect( violet?.hue ).toBeCloseTo( parse( '#503aa8' )?.hue ?? 0, 1 );
	expect( violet?.chroma ).toBeGreaterThan( 0.1 );
	expect( parse( proposed[ 'accent-4' ] ?? '' )?.chroma ).toBeLessThan(
		0.01
	);
} );

test( '[CS-04] palette: no proposal without plain colors and a background', () => {
	const palette = {
		base: '#ffffff',
		contrast: '#111111',
		line: 'color-mix(in srgb, currentColor 20%, transparent)',
	};
	expect( Object.keys( propose( palette, ROLES ) ) ).toEqual( [
		'base',
		'contrast',
	] );
	expect( propose( palette, { background: '', text: '' } ) ).toEqual( {} );
	expect( propose( { base: 'white', contrast: 'black' }, ROLES ) ).toEqual(
		{}
	);
} );

test( '[CS-04] palette: a color survives conversion to lightness and hue', () => {
	for ( const color of [ '#ffee58', '#111111', '#4433a6', '#ffffff33' ] ) {
		const parsed = parse( color );
		expect( parsed && format( parsed ) ).toBe( color );
	}
	expect( contrast( '#ffffff', '#000000' ) ).toBeCloseTo( 21, 5 );
	expect( contrast( '#ffffff', '#00000033' ) ).toBeUndefined();
} );

test( '[CS-04] palette: pale accents pair with the text, others with the background', () => {
	const palette = parsePalette( PALETTES.white );
	expect( isForWords( palette, ROLES, 'accent-3' ) ).toBe( true );
	expect( isForWords( palette, ROLES, 'accent-1' ) ).toBe( false );
	expect( pairs( palette, palette, ROLES ) ).toContainEqual(
		expect.objectContaining( { text: 'contrast', background: 'accent-1' } )
	);
	expect( formatPalette( palette ) ).toBe( PALETTES.white );
	expect( parsePalette( 'nonsense base:red x:#123456' ) ).toEqual( {
		x: '#123456',
	} );
} );

test( '[CS-04] palette: text is readable on colors that a dark palette leaves out', () => {
	const usual = parsePalette( PALETTES.white );
	const own = parsePalette( 'base:#101418 contrast:#f2f2f2' );
	expect( followed( usual, own, ROLES ) ).toEqual( {
		'accent-3': '#9184c6',
		'accent-4': '#848484',
	} );
	// Explicit colors are kept, and nothing is mixed with a text color that is unreadable itself.
	expect(
		followed( usual, { ...own, 'accent-4': '#333333' }, ROLES )
	).not.toHaveProperty( 'accent-4' );
	expect( followed( usual, { base: '#101418' }, ROLES ) ).toEqual( {} );
} );
