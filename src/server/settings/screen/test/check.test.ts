import schema from '../../schema.json';
import { type Field, problemWith, valueOf } from '../check';

const slug = {
	name: 'portfolio_slug',
	...schema.entries.portfolio_slug,
} as Field;
const seconds = {
	name: 'rest_cache_seconds',
	...schema.entries.rest_cache_seconds,
} as Field;

test.each( [
	'portfolio',
	'our/work',
	'my-work_2',
	'البوم',
	' padded ',
	'a'.repeat( 100 ),
] )( '[SE-01] check: %p is an address of items', ( text ) =>
	expect( problemWith( slug, text ) ).toBeUndefined()
);

test.each( [
	'',
	' ',
	'my work',
	'/work',
	'work/',
	'a//b',
	'a?b',
	'a#b',
	'<b>',
	'../x',
	'a'.repeat( 101 ),
] )( '[SE-01] check: %p is no address of items', ( text ) =>
	expect( problemWith( slug, text ) ).toBe( slug.error )
);

test.each( [ '0', '300', '86400', '1e2' ] )(
	'[SE-01] check: %p seconds are accepted',
	( text ) => expect( problemWith( seconds, text ) ).toBeUndefined()
);

test.each( [ '', ' ', '-1', '86401', '1.5', 'soon', 'Infinity' ] )(
	'[SE-01] check: %p is no number of seconds',
	( text ) => expect( problemWith( seconds, text ) ).toBe( seconds.error )
);

test( '[SE-01] check: input is stored as its meaning', () => {
	expect( [ valueOf( slug, ' work ' ), valueOf( seconds, '60' ) ] ).toEqual( [
		'work',
		60,
	] );
} );
