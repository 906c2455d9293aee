import { after, paced } from '../use-growing';
import { itemsOf } from './items';

const ITEMS = itemsOf( 2000 );

const standing = ( count: number ) => ( {
	items: ITEMS.slice( 0, count ),
	count,
	list: 0,
} );

test( '[PF-16] what is added to a list stands at once', () => {
	expect( after( standing( 100 ), ITEMS.slice( 0, 200 ) ) ).toMatchObject( {
		count: 200,
		list: 0,
	} );
} );

test( '[PF-23] what is added to thousands begins with few tiles', () => {
	expect( after( standing( 1000 ), ITEMS.slice( 0, 1100 ) ) ).toMatchObject( {
		count: 1016,
		list: 0,
	} );
} );

test( '[PF-23] a list of thousands gives way to another one that begins with few tiles', () => {
	expect( after( standing( 1000 ), ITEMS.slice( 1000 ) ) ).toMatchObject( {
		count: 16,
		list: 1,
	} );
	expect( after( standing( 1000 ), ITEMS.slice( 5, 7 ) ) ).toMatchObject( {
		count: 2,
		list: 1,
	} );
	expect( after( standing( 2 ), ITEMS ) ).toMatchObject( { count: 18 } );
} );

test( '[PF-10] a short list keeps the tiles that it shares with the next one', () => {
	expect( after( standing( 100 ), ITEMS.slice( 5, 7 ) ) ).toMatchObject( {
		count: 2,
		list: 0,
	} );
} );

test( '[PF-23] a list that still grows goes on growing when something is added to it', () => {
	const before = { items: ITEMS.slice( 0, 1000 ), count: 300, list: 2 };
	expect( after( before, ITEMS ) ).toMatchObject( { count: 316, list: 2 } );
} );

test( '[PF-12] an empty list ends, and the next one begins', () => {
	expect( after( standing( 3 ), [] ) ).toMatchObject( { count: 0 } );
	expect(
		after( after( standing( 3 ), [] ), ITEMS.slice( 0, 3 ) )
	).toMatchObject( {
		count: 3,
	} );
} );

test( '[PF-23] a quick device makes more tiles at a time, a slow one fewer, but always some', () => {
	expect( paced( 16, 17 ) ).toBe( 32 );
	expect( paced( 16, 60 ) ).toBe( 16 );
	expect( paced( 16, 120 ) ).toBe( 8 );
	expect( paced( 8, 900 ) ).toBe( 8 );
	expect( paced( 128, 1 ) ).toBe( 128 );
} );
