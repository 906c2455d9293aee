/** Promises about paths of an owner's own. */
import { boxAround, pathData, shapeOf } from '../path';

test( '[PB-05] text path: a pasted SVG gives its first path', () => {
	expect(
		pathData( '<svg><path id="a" fill="red" d="M0 0L9 9"/></svg>' )
	).toBe( 'M0 0L9 9' );
	expect( pathData( ' M0 0L9 9\n' ) ).toBe( 'M0 0L9 9' );
} );

test( '[PB-05] text path: what is no path is a wave', () => {
	const own = { path: 'custom', d: 'M0 0L9 9', box: '0 0 9 9' } as const;
	expect( shapeOf( own ) ).toEqual( {
		d: 'M0 0L9 9',
		box: '0 0 9 9',
		length: 9,
	} );
	const wave = shapeOf( { ...own, path: 'wave' } );
	expect( shapeOf( { ...own, d: 'url(#x)' } ) ).toBe( wave );
	expect( shapeOf( { ...own, box: '' } ) ).toBe( wave );
	expect( boxAround( '<script>' ) ).toBe( '' );
} );
