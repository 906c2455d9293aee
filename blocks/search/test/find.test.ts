import { resultsOf } from '../live/find';

const wire = ( url: unknown, title = 'Found' ) => ( {
	url,
	frontage_result: { title, type: 'Page', image: null },
} );

test( '[SR-03] search: a result without its field does not end the search', () => {
	const json = [
		{ url: 'https://a.test/1', frontage_result: null },
		{ url: 'https://a.test/2' },
		null,
		wire( 'https://a.test/3', 'Third' ),
	];
	expect( resultsOf( json ).map( ( { title } ) => title ) ).toEqual( [
		'Third',
	] );
	expect( () => resultsOf( { code: 'no_list' } ) ).toThrow( TypeError );
} );

test( '[SR-03] search: only web addresses become results', () => {
	const hostile = [
		'javascript:alert(1)',
		' java\nscript:alert(1)',
		'data:text/html,x',
		null,
	];
	const kept = [ 'http://a.test/', 'https://a.test/?p=1', '/about/' ];
	expect(
		resultsOf( [ ...hostile, ...kept ].map( ( url ) => wire( url ) ) ).map(
			( { url } ) => url
		)
	).toEqual( kept );
} );
