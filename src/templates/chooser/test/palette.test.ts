import { contrast } from '../../../../blocks/color-switcher/palette/color';
import { isSame, listOf, offeredBy, palettesOf, readingsOf } from '../palette';

const paper = { background: '#f3f2ed', text: '#171916', accent: '#7fd98a' };

test( '[PV-06] chooser: three own colors make two whole palettes, readable on both', () => {
	const { colors, switched, isDark } = palettesOf( paper );
	expect( listOf( colors ) ).toHaveLength( 7 );
	expect( listOf( switched ) ).toHaveLength( 7 );
	expect( isDark ).toBe( true );
	expect( colors[ 'accent-1' ] ).toBe( paper.accent );
	for ( const slug of [ 'contrast', 'accent-3', 'accent-4' ] ) {
		for ( const palette of [ colors, switched ] ) {
			expect(
				contrast( palette[ slug ] ?? '', palette.base ?? '' )
			).toBeGreaterThanOrEqual( 4.5 );
		}
	}
	const night = palettesOf( {
		background: '#101010',
		text: '#eeeeee',
		accent: '#203060',
	} );
	expect( night.isDark ).toBe( false );
	expect( readingsOf( night.colors ).every( isEnough ) ).toBe( true );
} );

const isEnough = ( reading: { isEnough: boolean } ) => reading.isEnough;

test( '[PV-06] chooser: contrast is measured, too little is named', () => {
	const [ text ] = readingsOf(
		palettesOf( { ...paper, text: '#bbbbbb' } ).colors
	);
	expect( text ).toMatchObject( { of: 'text', isEnough: false } );
	expect( text?.ratio ).toBeLessThan( 4.5 );
} );

test( '[PV-06] chooser: each template offers its palettes, either way round', () => {
	const light = palettesOf( paper );
	const [ one, other ] = offeredBy( [
		{
			name: 'studio',
			title: 'Studio',
			colors: light.colors,
			switched: Object.entries( light.switched )
				.map( ( pair ) => pair.join( ':' ) )
				.join( ' ' ),
			isDark: true,
		},
	] );
	expect( one?.switched ).toEqual( light.switched );
	expect( isSame( other?.colors ?? {}, light.switched ) ).toBe( true );
	expect( other ).toMatchObject( { isDark: false, switched: light.colors } );
} );
