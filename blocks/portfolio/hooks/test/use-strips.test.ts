import { cut, lengths } from '../use-strips';
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
