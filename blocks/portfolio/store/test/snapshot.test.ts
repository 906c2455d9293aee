import { DEFAULT_STATE } from '../../data/address';
import { itemOf, itemsOf } from '../../data/test/items';
import type { Props } from '../../props';
import {
	answered,
	appended,
	isFull,
	printed,
	searched,
	typing,
} from '../snapshot';

const start = printed( {
	state: DEFAULT_STATE,
	items: itemsOf( 3 ),
	total: 5,
	first: 1,
} as Props );
const more = { state: { ...DEFAULT_STATE, page: 2 }, first: 2 };
const idsOf = ( { items }: { items: { id: number }[] } ) =>
	items.map( ( { id } ) => id );

test( '[PF-16] snapshot: more items are appended, none twice', () => {
	const list = appended( start.list, {
		...more,
		items: itemsOf( 2, 2 ),
		total: 6,
	} );
	expect( idsOf( list ) ).toEqual( [ 0, 1, 2, 3 ] );
	expect( list ).toMatchObject( { first: 1, total: 6, state: { page: 2 } } );
} );

test( '[PF-16] snapshot: an empty page ends the list', () => {
	const list = appended( start.list, { ...more, items: [], total: 0 } );
	expect( list.total ).toBe( 3 );
	expect( idsOf( list ) ).toEqual( [ 0, 1, 2 ] );
} );

test( '[PF-10] snapshot: with all items loaded typing narrows, clearing restores', () => {
	const items = [
		itemOf( 1, { title: 'Harbour' } ),
		itemOf( 2, { title: 'Tea & Sympathy' } ),
	];
	const state = { ...DEFAULT_STATE, category: 'film' };
	const all = answered( start, { state, first: 1, items, total: 2 } );
	const narrowed = searched( all, items, { ...state, search: '& s' } );
	expect( idsOf( narrowed.list ) ).toEqual( [ 2 ] );
	expect( narrowed ).toMatchObject( {
		list: { total: 1 },
		state: { category: 'film', search: '& s' },
	} );
	expect( idsOf( searched( narrowed, items, state ).list ) ).toEqual( [
		1, 2,
	] );
} );

test( '[PF-23] snapshot: many tiles leave with their grid, a few one by one', () => {
	const items = itemsOf( 300 );
	const { state } = start;
	const many = answered( start, { state, first: 1, items, total: 300 } );
	const first = { state, first: 1, items: items.slice( 0, 1 ), total: 1 };
	expect( answered( many, first ).grid ).toBe( many.grid + 1 );
	const most = { ...first, items: items.slice( 200 ) };
	expect( answered( many, most ).grid ).toBe( many.grid );
	expect( typing( many, 'no such title' ).grid ).toBe( many.grid + 1 );
	expect( typing( many, '' ).grid ).toBe( many.grid );
} );

test.each( [
	[ 100, 10 ],
	[ 60, 16 ],
	[ 24, 40 ],
	[ 1, 1000 ],
] )(
	'[PF-23] snapshot: a thousand tiles at most, with %i a page %i pages',
	( perPage, pages ) => {
		const list = ( first: number, page: number ) => ( {
			...start.list,
			first,
			state: { ...DEFAULT_STATE, page },
		} );
		expect( isFull( list( 1, pages - 1 ), perPage ) ).toBe( false );
		expect( isFull( list( 1, pages ), perPage ) ).toBe( true );
		expect( isFull( list( pages + 1, pages + 1 ), perPage ) ).toBe( false );
	}
);
