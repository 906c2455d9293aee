import { pictureHeight, place, tileHeight } from '../placement';
import cases from './cases.json';

test.each( cases )(
	'[PF-13] masonry: $sentence',
	( { heights, columns, spots, ends } ) => {
		expect( place( heights, columns ) ).toEqual( { spots, ends } );
	}
);

test( '[PF-13] masonry: appended tiles move none', () => {
	const heights = Array.from(
		{ length: 100 },
		( _, at ) => 400 + ( ( at * 617 ) % 1400 )
	);
	const all = place( heights, 5 ).spots;
	expect( place( heights.slice( 0, 37 ), 5 ).spots ).toEqual(
		all.slice( 0, 37 )
	);
} );

test( '[PF-13] masonry: tiles do not overlap, columns end close together', () => {
	const heights = Array.from(
		{ length: 200 },
		( _, at ) => 400 + ( ( at * 617 ) % 1400 )
	);
	const { spots, ends } = place( heights, 4 );
	const depths = [ 0, 0, 0, 0 ];
	spots.forEach( ( [ column, pictures ], at ) => {
		expect( pictures ).toBe( depths[ column ] );
		depths[ column ] = pictures + ( heights[ at ] ?? 0 );
	} );
	expect( ends.map( ( [ pictures ] ) => pictures ) ).toEqual( depths );
	expect( Math.max( ...depths ) - Math.min( ...depths ) ).toBeLessThan(
		2 * 1800
	);
} );

test.each( [
	[ 1200, 800, 667, 667 ],
	[ 800, 1200, 1500, 1500 ],
	[ 4000, 500, 125, 400 ],
	[ 500, 4000, 8000, 1800 ],
	[ 1, 1, 1000, 1000 ],
	[ 0, 0, 0, 400 ],
] )(
	'[PF-13] masonry: a picture of %i by %i is %i high, and its tile %i',
	( width, height, picture, tile ) => {
		expect( pictureHeight( { width, height } ) ).toBe( picture );
		expect( tileHeight( { width, height } ) ).toBe( tile );
	}
);

test( '[PF-12] masonry: an item without a picture has a tile', () => {
	expect( tileHeight() ).toBe( 750 );
} );
