import { answer, isLike } from '../shape';

test.each( [
	[ 'a', '', true ],
	[ 1, '', false ],
	[ null, '', false ],
	[ undefined, 0, false ],
	[ [], [ '' ], true ],
	[ [ 'a', 'b' ], [ '' ], true ],
	[ [ 'a', 1 ], [ '' ], false ],
	[ { 0: 'a' }, [ '' ], false ],
	[ { a: 1, more: 2 }, { a: 0 }, true ],
	[ { a: { b: [ null ] } }, { a: { b: [ '' ] } }, false ],
	[ {}, { a: 0 }, false ],
	[ null, { a: 0 }, false ],
	[ 'text', {}, false ],
	[ [], {}, true ],
	[ { a: null }, { 'a?': '' }, true ],
	[ { a: 'a' }, { 'a?': '' }, true ],
	[ { a: 1 }, { 'a?': '' }, false ],
	[ {}, { 'a?': '' }, false ],
] )( '[CR-03] rest: %j is like %j: %j', ( value, sample, isSo ) => {
	expect( isLike( value, sample ) ).toBe( isSo );
} );

test( '[CR-03] rest: an answer of another shape is none', async () => {
	const good = Promise.resolve( { id: 'a', more: 1 } );
	await expect(
		answer< { id: string } >( good, { id: '' } )
	).resolves.toEqual( { id: 'a', more: 1 } );
	await expect(
		answer< { id: string } >( Promise.resolve( null ), { id: '' } )
	).rejects.toMatchObject( { kind: 'malformed', code: 'unexpected_shape' } );
} );
