import { less } from '../use-leaving';
import { cut } from '../use-strips';
import { itemsOf } from './items';

const gone = ( list: number, length: number ) => ( {
	list,
	strips: cut( itemsOf( length ), 288, 96 ),
	earlier: 0,
} );

const left = ( lists: ReturnType< typeof gone >[] ) =>
	lists.map( ( { list, strips } ) => [
		list,
		strips.reduce( ( sum, strip ) => sum + strip.items.length, 0 ),
	] );

test( '[PF-23] lists that gave way leave a few tiles at a time, the one that waited longest first', () => {
	let lists = [ gone( 0, 2000 ), gone( 1, 400 ) ];
	let before = 2400;
	const steps = [];
	while ( lists.length && steps.length < 100 ) {
		lists = less( lists );
		steps.push( left( lists ) );
		const now = left( lists ).reduce( ( sum, [ , n = 0 ] ) => sum + n, 0 );
		expect( before - now ).toBeGreaterThan( 0 );
		expect( before - now ).toBeLessThanOrEqual( 150 );
		before = now;
	}
	expect( lists ).toEqual( [] );
	expect( steps[ 0 ] ).toEqual( [
		[ 0, expect.any( Number ) ],
		[ 1, 400 ],
	] );
	expect( less( [] ) ).toEqual( [] );
} );
