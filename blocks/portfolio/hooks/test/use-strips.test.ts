import { cut, follow, lengths, type Strip } from '../use-strips';
import { itemsOf } from './items';

const ITEMS = itemsOf( 1000 );

test.each( [ 1, 2, 3, 4, 5, 6, 7, 8 ] )(
	'[PF-23] no strip of a gallery with %d columns ends within a row',
	( columns ) => {
		for ( const printed of [ 0, 24, 500, 5000 ] ) {
			const [ first, others ] = lengths( columns, printed );
			for ( const length of [ first, others ] ) {
				expect( length % columns ).toBe( 0 );
				expect( length % 2 ).toBe( 0 );
			}
			expect( first ).toBeGreaterThanOrEqual( Math.max( 280, printed ) );
			expect( others ).toBeLessThanOrEqual( 32 );
		}
	}
);

test( '[PF-23] strips hold every item once and in order', () => {
	const strips = cut( ITEMS, 288, 96 );
	expect( strips.flatMap( ( { items } ) => items ) ).toEqual( ITEMS );
	expect( strips.map( ( { from } ) => from ).slice( 0, 3 ) ).toEqual( [
		0, 288, 384,
	] );
	expect( cut( [], 288, 96 ) ).toEqual( [ { items: [], from: 0 } ] );
} );

test( '[PF-23] a strip that grows stays where it is, and those above it are left alone', () => {
	const endsOf = ( { from, items }: Strip ) => ( {
		m: [ [ from, items.length ] as [ number, number ] ],
	} );
	const grow = ( before: Strip[], count: number ) =>
		follow( before, cut( ITEMS.slice( 0, count ), 288, 24 ), endsOf );
	const before = grow( [], 320 );
	const after = grow( before, 330 );
	expect( before.map( ( { above } ) => above ) ).toEqual( [
		undefined,
		{ m: [ [ 0, 288 ] ] },
		{ m: [ [ 288, 24 ] ] },
	] );
	expect( after[ 0 ] ).toBe( before[ 0 ] );
	expect( after[ 1 ] ).toBe( before[ 1 ] );
	expect( after[ 2 ]?.items ).toHaveLength( 18 );
	expect( after[ 2 ]?.above ).toBe( before[ 2 ]?.above );

	// Below others than before it begins elsewhere.
	const [ first ] = cut( ITEMS.slice( 0, 280 ), 280, 24 );
	const other = follow(
		before,
		[ first ?? { items: [], from: 0 }, ...before.slice( 1 ) ],
		endsOf
	);
	expect( other[ 1 ]?.above ).toEqual( { m: [ [ 0, 280 ] ] } );
} );
