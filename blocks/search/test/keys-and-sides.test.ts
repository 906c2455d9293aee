import { resultsOf } from '../live/find';
import { nextOption } from '../live/next-option';
import { sideOf } from '../panel/beside';

test( 'search keys: arrows wrap by way of the field, Home and End stay its own', () => {
	const walk = [ 'ArrowDown', 'ArrowDown', 'ArrowDown' ].reduce< number[] >(
		( seen, key ) => [
			...seen,
			nextOption( key, seen.at( -1 ) ?? -1, 2 ) ?? 9,
		],
		[]
	);
	expect( walk ).toEqual( [ 0, 1, -1 ] );
	expect( nextOption( 'ArrowUp', -1, 3 ) ).toBe( 2 );
	expect( nextOption( 'ArrowUp', 0, 3 ) ).toBe( -1 );
	expect( nextOption( 'Home', 2, 3 ) ).toBe( 0 );
	expect( nextOption( 'End', 0, 3 ) ).toBe( 2 );
	expect( nextOption( 'Home', -1, 3 ) ).toBeUndefined();
	expect( nextOption( 'a', 1, 3 ) ).toBeUndefined();
} );

test.each( [
	[ 900, 944, false, 'end', 56 ],
	[ 900, 944, true, 'start', 56 ],
	[ 20, 64, false, 'start', 20 ],
	[ 20, 64, true, 'end', 20 ],
] as const )(
	'search panel: a button from %s to %s (right to left: %s) opens from the nearer edge',
	( left, right, isRtl, side, gap ) => {
		expect( sideOf( { left, right }, 1000, isRtl ) ).toEqual( {
			side,
			gap,
		} );
	}
);

test( 'search: an answer that is no list of results is an error', () => {
	expect( () => resultsOf( { code: 'no' } ) ).toThrow();
	expect(
		resultsOf( [
			{
				id: 1,
				url: '/a',
				frontage_result: { title: 'A', type: 'Page', image: null },
			},
		] )
	).toEqual( [ { url: '/a', title: 'A', type: 'Page', image: null } ] );
} );

test( '[SR-03] search: a result that cannot be shown or is a script is left out', () => {
	const result = { title: 'Larch', type: 'Post', image: null };
	const addresses = [
		'https://example.org/larch/',
		'/larch/',
		'javascript:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,x',
	];
	expect(
		resultsOf( [
			...addresses.map( ( url ) => ( { url, frontage_result: result } ) ),
			{ url: '/none/', frontage_result: null },
		] ).map( ( { url } ) => url )
	).toEqual( addresses.slice( 0, 2 ) );
} );
