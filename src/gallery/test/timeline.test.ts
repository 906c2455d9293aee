import { ALL } from '../address';
import type { Item } from '../item';
import { next, type Shown } from '../timeline';

const item = ( id: number, title = `Item ${ id }` ): Item => ( {
	id,
	title,
	link: `/item-${ id }/`,
	type: 'page',
	opensIn: 'lightbox',
} );

const start: Shown = {
	mode: 'idle',
	state: ALL,
	items: [ item( 1 ), item( 2 ) ],
	total: 4,
	first: 1,
	typed: null,
	whole: null,
	failed: null,
	changes: 0,
};
const more = { state: { ...ALL, page: 2 }, appends: true };
const films = { state: { ...ALL, category: 'film' }, appends: false };
const idsOf = ( { items }: Shown ) => items.map( ( { id } ) => id );

test( '[PF-16] more items go behind those that are there, and none is shown twice', () => {
	const waiting = next( start, { type: 'asked', attempt: more } );
	expect( waiting.mode ).toBe( 'appending' );
	expect( waiting.state.page ).toBe( 1 );

	const shown = next( waiting, {
		type: 'answered',
		attempt: more,
		first: 1,
		found: { items: [ item( 2 ), item( 3 ) ], total: 5 },
	} );
	expect( idsOf( shown ) ).toEqual( [ 1, 2, 3 ] );
	expect( shown ).toMatchObject( {
		mode: 'idle',
		total: 5,
		state: { page: 2 },
		changes: 1,
	} );
} );

test( '[PF-16] where nothing further is found, what is there is all there is', () => {
	const shown = next( start, {
		type: 'answered',
		attempt: more,
		first: 1,
		found: { items: [], total: 0 },
	} );
	expect( shown.total ).toBe( 2 );
	expect( idsOf( shown ) ).toEqual( [ 1, 2 ] );
} );

test( '[PF-17] a failure keeps what was loaded and remembers what to try again', () => {
	const waiting = next( start, { type: 'asked', attempt: films } );
	const failed = next( waiting, { type: 'failed', attempt: films } );
	expect( failed ).toMatchObject( { mode: 'failed', failed: films } );
	expect( idsOf( failed ) ).toEqual( [ 1, 2 ] );
	expect(
		next( failed, { type: 'asked', attempt: films } ).failed
	).toBeNull();
} );

test( '[PF-10] when all items are there, typing narrows them and clearing brings them back', () => {
	const all = next( start, {
		type: 'answered',
		attempt: films,
		first: 1,
		found: {
			items: [ item( 1, 'Harbour' ), item( 2, 'Tea & Sympathy' ) ],
			total: 2,
		},
	} );
	const narrowed = next( all, { type: 'narrowed', text: '& s' } );
	expect( idsOf( narrowed ) ).toEqual( [ 2 ] );
	expect( narrowed ).toMatchObject( {
		total: 1,
		state: { category: 'film', search: '& s' },
	} );
	expect( idsOf( next( narrowed, { type: 'narrowed', text: '' } ) ) ).toEqual(
		[ 1, 2 ]
	);
} );
