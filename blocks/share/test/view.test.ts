import numbers from './numbers.json';
import { countsIn } from '../deferred/counts';
import { hostName } from '../deferred/host-name';
import { shortNumber } from '../deferred/short-number';

test.each( numbers as [ number, string ][] )(
	'[SH-06] a reader reads %d shares as %p',
	( count, text ) => {
		expect( shortNumber( count, 'en' ) ).toBe( text );
	}
);

test( '[SH-06] a German reader reads a decimal comma, and what is no number is not shown', () => {
	expect( shortNumber( 1234, 'de-DE' ) ).toBe( '1,2K' );
	expect( shortNumber( NaN, 'en' ) ).toBe( '' );
} );

test.each( [
	[ 'mastodon.social', 'mastodon.social' ],
	[ '  Mastodon.Social  ', 'mastodon.social' ],
	[ 'https://chaos.social/@me', 'chaos.social' ],
	[ '@me@social.example.org', 'social.example.org' ],
	[ 'bücher.example', 'xn--bcher-kva.example' ],
	[ 'localhost', undefined ],
	[ '127.0.0.1', undefined ],
	[ '[::1]', undefined ],
	[ 'example.com:8080', undefined ],
	[ 'javascript:alert(1)', undefined ],
	[ 'evil.example/\\@good.example', 'evil.example' ],
	[ 'me@evil.example:pass@good.example', undefined ],
	[ 'a b.example', undefined ],
	[ '-.example', undefined ],
	[ '<b>.example', undefined ],
	[ '', undefined ],
] )(
	'[SH-04] what a visitor types, %p, names the instance %p',
	( typed, host ) => {
		expect( hostName( typed ) ).toBe( host );
	}
);

test( '[SH-05] a visitor sees counts only of an answer that is one', () => {
	expect(
		countsIn( {
			status: 1,
			message: { 'https://a.b/': { x: '3', copy: 0, facebook: 'many' } },
		} )
	).toEqual( { 'https://a.b/': { x: 3 } } );
	for ( const answer of [
		{ status: 0, message: { 'https://a.b/': { x: 3 } } },
		{ status: '1', message: { 'https://a.b/': { x: 3 } } },
		null,
		[],
		'<!doctype html>',
		{ status: 1 },
		{ status: 1, message: 'none' },
	] ) {
		expect( JSON.stringify( countsIn( answer ) ) ).not.toContain( '"x"' );
	}
} );
