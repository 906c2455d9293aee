/** Promises about the columns of a masonry. */
import { assign } from '../place';

test( '[PB-09] masonry: each entry goes to the shortest column', () => {
	expect( assign( [ 300, 100, 200, 100, 400 ], 3, [] ) ).toEqual( [
		0, 1, 2, 1, 1,
	] );
} );

test( '[PB-09] masonry: columns that are nearly equal keep the reading order', () => {
	expect( assign( [ 120, 110, 100, 90, 90, 90 ], 3, [] ) ).toEqual( [
		0, 1, 2, 0, 1, 2,
	] );
} );

test( '[PB-09] masonry: an entry that grows keeps its column, and so do all', () => {
	const before = assign( [ 100, 300, 300, 100 ], 3, [] );
	expect( before ).toEqual( [ 0, 1, 2, 0 ] );
	expect( assign( [ 900, 300, 300, 100 ], 3, before ) ).toEqual( before );
	expect( assign( [ 900, 300, 300, 100, 50 ], 3, before ) ).toEqual( [
		...before,
		1,
	] );
} );
