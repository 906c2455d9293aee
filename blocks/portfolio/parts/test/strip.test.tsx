import { act } from 'react';
import { createRoot } from '@wordpress/element';
import type { Item } from '../../../../src/gallery/item';
import { itemsOf } from '../../hooks/test/items';
import { useStrips } from '../../hooks/use-strips';
import type { Props } from '../../props';
import { Strips } from '../strip';

const ITEMS = itemsOf( 1000 ).map( ( item ) => ( {
	...item,
	image: {
		src: `/${ item.id }.jpg`,
		srcset: '',
		width: 400,
		height: 300,
		alt: '',
		color: '',
	},
} ) );
const props = {
	layout: 'masonry',
	columns: 3,
	tileRatio: '4/3',
	labels: {},
} as unknown as Props;

let end = () => {};

/** What a browser would tell of the strips that it was asked to watch. */
let watched: Map< Element, ( isIntersecting: boolean ) => void >;
class Observer {
	constructor(
		private readonly told: (
			entries: { isIntersecting: boolean }[]
		) => void
	) {}
	observe( element: Element ) {
		watched.set( element, ( isIntersecting ) =>
			this.told( [ { isIntersecting } ] )
		);
	}
	disconnect() {}
}

/** A gallery of so many items, of which the server printed some; answers how to show another number. */
async function show( count: number, printed: number ) {
	const box = document.body.appendChild( document.createElement( 'div' ) );
	const root = createRoot( box );
	function Harness( { items }: { items: Item[] } ) {
		const strips = useStrips( items, printed, props );
		return <Strips strips={ strips } earlier={ 0 } props={ props } />;
	}
	const grow = ( to: number ) =>
		act( async () =>
			root.render( <Harness items={ ITEMS.slice( 0, to ) } /> )
		);
	end = () => {
		root.unmount();
		box.remove();
	};
	await grow( count );
	return { box, grow };
}

const all = ( box: HTMLElement, selector: string ) => [
	...box.querySelectorAll< HTMLElement >( selector ),
];

beforeAll( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
} );
beforeEach( () => {
	watched = new Map();
	Object.assign( window, { IntersectionObserver: Observer } );
} );
afterEach( () => act( async () => end() ) );

test( '[PF-16] what the server printed is one list, as it was', async () => {
	const { box } = await show( 1000, 1000 );
	expect( all( box, 'ul' ) ).toHaveLength( 1 );
	expect( all( box, 'li img' ) ).toHaveLength( 1000 );
} );

test( '[PF-23] thousands of items stand in order, and what stands is left alone when more come', async () => {
	const { box, grow } = await show( 500, 24 );
	const before = all( box, 'li' );
	await grow( 1000 );
	const after = all( box, 'li' );
	expect( all( box, 'ul' ).length ).toBeGreaterThan( 5 );
	expect( after.map( ( { textContent } ) => textContent ) ).toEqual(
		ITEMS.map( ( { title } ) => title )
	);
	before.forEach( ( tile, at ) => expect( after[ at ] ).toBe( tile ) );
} );

test( '[PF-23] a picture that is far away comes when its strip is near, and stays', async () => {
	const { box } = await show( 500, 24 );
	const [ first, second ] = all( box, 'ul' );
	expect( first && all( first, 'img' ).length ).toBe(
		first && all( first, 'li' ).length
	);
	expect( second && all( second, 'img' ) ).toEqual( [] );
	const tell = ( isNear: boolean ) =>
		act( async () => second && watched.get( second )?.( isNear ) );
	await tell( false );
	expect( second && all( second, 'img' ) ).toEqual( [] );
	await tell( true );
	expect( second && all( second, 'img' ).length ).toBe(
		second && all( second, 'li' ).length
	);
	await tell( false );
	expect( second && all( second, 'img' ).length ).toBeGreaterThan( 0 );
} );

test( '[PF-23] in a browser that does not say what is near, all pictures are there', async () => {
	Reflect.deleteProperty( window, 'IntersectionObserver' );
	const { box } = await show( 500, 24 );
	expect( all( box, 'li img' ) ).toHaveLength( 500 );
} );
