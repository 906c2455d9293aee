import { withParameters } from '../../../../src/client/address/grammar';
import {
	DEFAULT_STATE,
	urlForState,
	stateFromUrl,
	itemFromUrl,
	fingerprint,
	itemParameter,
	windowOf,
} from '../address';

const at = ( search: string ) => ( { pathname: '/work/', search } );

test( '[PF-28] address: a gallery reads only its parameters, unknown values mean all', () => {
	expect(
		stateFromUrl(
			'1',
			'?frontage-1-category=film&frontage-2-category=book&frontage-1-2-page=4&category=x'
		)
	).toEqual( { ...DEFAULT_STATE, category: 'film' } );
	expect( stateFromUrl( '1', '?frontage-1-page=-3' ).page ).toBe( 1 );
	expect( stateFromUrl( '1', '?frontage-1-page=x' ).page ).toBe( 1 );
	expect( stateFromUrl( '1', '?frontage-1-page=999999999' ).page ).toBe(
		10000
	);
} );

test( '[PF-28] address: a link keeps every other parameter unchanged', () => {
	const others = 'page_id=5&a[]=1&b.c=%C3%A9+d&empty&=odd&x=%zz';
	expect(
		urlForState(
			'1',
			{ ...DEFAULT_STATE, category: 'film' },
			at( `?${ others }&frontage-1-page=3&frontage-2-search=a` )
		)
	).toBe( `/work/?${ others }&frontage-2-search=a&frontage-1-category=film` );
} );

test( '[PF-28] address: the unfiltered gallery has no parameter', () => {
	expect(
		urlForState( '1', DEFAULT_STATE, at( '?frontage-1-search=x' ) )
	).toBe( '/work/' );
} );

test.each( [
	'R&D',
	'“quoted”',
	"it's (a) *star*!",
	'مشاريع',
	'😀 50 % + 1',
	'</script>',
] )( '[PF-28] address: a state written is the state read: %s', ( text ) => {
	const link = urlForState(
		'1',
		{ ...DEFAULT_STATE, search: text },
		at( '' )
	);
	expect( link ).not.toMatch( /[<>"'*()]/ );
	expect(
		stateFromUrl( '1', new URL( link, 'http://x' ).search ).search
	).toBe( text );
} );

test( '[PF-28] address: only equal states have equal fingerprints', () => {
	expect( fingerprint( { ...DEFAULT_STATE, category: 'a&b' } ) ).not.toBe(
		fingerprint( { ...DEFAULT_STATE, category: 'a', other: 'b' } )
	);
} );

test.each( [
	[ 1, 24, { first: 1, page: 1, perPage: 24 } ],
	[ 3, 24, { first: 1, page: 1, perPage: 72 } ],
	[ 4, 24, { first: 1, page: 1, perPage: 96 } ],
	[ 5, 24, { first: 5, page: 2, perPage: 96 } ],
	[ 3, 100, { first: 3, page: 3, perPage: 100 } ],
	[ 10000, 1, { first: 9901, page: 100, perPage: 100 } ],
] )(
	'[PF-28] address: page %i of %i items takes one query of at most 100',
	( page, perPage, expected ) => {
		expect( windowOf( page, perPage ) ).toEqual( expected );
	}
);

test( '[PF-28] address: the open item’s parameter changes no list', () => {
	const open = withParameters(
		'?x=1&frontage-1-page=2',
		itemParameter( '1', 'häuser 2' )
	);
	expect( open ).toBe(
		'?x=1&frontage-1-page=2&frontage-1-item=h%C3%A4user%202'
	);
	expect( itemFromUrl( '1', open ) ).toBe( 'häuser 2' );
	expect( itemFromUrl( '2', open ) ).toBe( '' );
	expect( stateFromUrl( '1', open ) ).toEqual( {
		...DEFAULT_STATE,
		page: 2,
	} );
	expect( withParameters( open, itemParameter( '1', '' ) ) ).toBe(
		'?x=1&frontage-1-page=2'
	);
	// Selecting a filter closes the item.
	expect(
		urlForState( '1', { ...DEFAULT_STATE, category: 'film' }, at( open ) )
	).toBe( '/work/?x=1&frontage-1-category=film' );
} );
