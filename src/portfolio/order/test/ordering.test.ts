/** Moving items in a list. */
import { moved, targetOf } from '../ordering';

test.each( [
	[ 0, 2, 'bcad' ],
	[ 3, 0, 'dabc' ],
	[ 1, 2, 'acbd' ],
	[ 2, 1, 'acbd' ],
	[ 1, 99, 'acdb' ],
	[ 2, -5, 'cabd' ],
] )( '[PF-24] ordering: the item at %i moved to %i', ( from, to, order ) => {
	expect( moved( [ ...'abcd' ], from, to ).join( '' ) ).toBe( order );
} );

test( '[PF-24] ordering: an item that stays changes nothing', () => {
	const list = [ ...'abcd' ];
	expect( moved( list, 3, 99 ) ).toBe( list );
	expect( moved( list, 0, 0 ) ).toBe( list );
} );

test.each( [
	[ 0, 10, 0 ],
	[ 0, 160, 1 ],
	[ 0, 399, 3 ],
	[ 3, 340, 3 ],
	[ 3, 160, 2 ],
	[ 3, -20, 0 ],
] )(
	'[PF-24] ordering: a row dragged from %i to %i px follows the pointer',
	( from, y, to ) => {
		expect( targetOf( [ 50, 150, 250, 350 ], from, y ) ).toBe( to );
	}
);
