import { fetchItems, type Wanted } from '../api';
import { destination } from '../item';

const source = {
	endpoint: 'http://site.test/index.php?rest_route=/wp/v2/astra-portfolio',
	prefix: 'astra',
};
const wanted: Wanted = {
	categories: [ 3, 4 ],
	otherCategories: [],
	tags: [ 9 ],
	search: 'a & b',
	order: { orderby: 'title', order: 'asc' },
	page: 2,
	perPage: 24,
};
const wire = {
	id: 7,
	link: 'http://site.test/portfolio/seven/',
	frontage_plain_title: 'Tea & Sympathy',
	'portfolio-type': 'iframe',
	'astra-site-url': 'https://example.com/',
	'astra-site-open-in-new-tab': 1,
	frontage_image: {
		src: 'http://site.test/a.jpg',
		srcset: '',
		width: 4,
		height: 3,
		alt: 'A cup',
		color: '#aabbcc',
	},
};

function answer( status: number, body: unknown ) {
	const fetched = jest.fn( ( address: URL ) =>
		Promise.resolve( {
			ok: status < 400,
			status,
			address,
			headers: new Map( [ [ 'X-WP-Total', '61' ] ] ),
			text: () => Promise.resolve( JSON.stringify( body ) ),
		} )
	);
	Object.assign( globalThis, { fetch: fetched } );
	return fetched;
}

const ask = ( change: Partial< Wanted > = {} ) =>
	fetchItems(
		source,
		{ ...wanted, ...change },
		new AbortController().signal
	);

test( '[PF-03] API: a request has the wire’s names, plain permalinks too', async () => {
	const fetched = answer( 200, [] );
	await ask();
	const { searchParams } = new URL(
		String( fetched.mock.calls[ 0 ]?.[ 0 ] )
	);
	expect( Object.fromEntries( searchParams ) ).toMatchObject( {
		rest_route: '/wp/v2/astra-portfolio',
		page: '2',
		per_page: '24',
		'astra-portfolio-categories': '3,4',
		'astra-portfolio-tags': '9',
		frontage_title: 'a & b',
		orderby: 'title',
		order: 'asc',
	} );
	expect( searchParams.has( 'astra-portfolio-other-categories' ) ).toBe(
		false
	);
} );

test( '[PF-02] API: an item from the wire gets our names', async () => {
	answer( 200, [ wire, { ...wire, id: 8, frontage_image: null } ] );
	const { items, total } = await ask();
	expect( total ).toBe( 61 );
	expect( items[ 0 ] ).toMatchObject( {
		id: 7,
		title: 'Tea & Sympathy',
		type: 'iframe',
		opensIn: 'new-tab',
		siteUrl: 'https://example.com/',
		image: { alt: 'A cup', color: '#aabbcc' },
	} );
	expect( items[ 1 ]?.image ).toBeUndefined();
} );

test( '[PF-24] API: a picture has its focal point, a refused site its mark', async () => {
	answer( 200, [
		{
			...wire,
			frontage_frameable: false,
			frontage_image: {
				...wire.frontage_image,
				focus: { x: 0.25, y: 1 },
			},
		},
		{ ...wire, id: 8, frontage_frameable: true },
	] );
	const { items } = await ask();
	expect( items[ 0 ] ).toMatchObject( {
		frameable: false,
		image: { focus: { x: 0.25, y: 1 } },
	} );
	expect( items[ 1 ] ).not.toHaveProperty( 'frameable' );
	expect( items[ 1 ]?.image ).not.toHaveProperty( 'focus' );
} );

test.each( [ [ { code: 1 } ], [ [ null ] ], [ [ { id: 'x' } ] ] ] )(
	'[PF-17] API: an answer that is no list of items is an error: %j',
	async ( body ) => {
		answer( 200, body );
		await expect( ask() ).rejects.toMatchObject( { kind: 'malformed' } );
	}
);

test( '[PF-16] API: a page beyond the last has no items and no error', async () => {
	answer( 400, { code: 'rest_post_invalid_page_number' } );
	expect( await ask() ).toEqual( { items: [], total: 0 } );
} );

test.each( [ 'javascript:alert(1)', 'data:text/html,x', ' javascript:x', '' ] )(
	'[PF-19] API: an item never links to a script: %s',
	async ( url ) => {
		answer( 200, [ { ...wire, 'astra-site-url': url } ] );
		const { items } = await ask();
		expect( items.map( destination ) ).toEqual( [ wire.link ] );
	}
);
