import numbers from './numbers.json';
import { countsIn, refreshCounts } from '../deferred/counts';
import { hostName } from '../deferred/host-name';
import { shortNumber } from '../deferred/short-number';

test.each( numbers as [ number, string ][] )(
	'[SH-06] share count: %d shares read %p',
	( count, text ) => {
		expect( shortNumber( count, 'en' ) ).toBe( text );
	}
);

test( '[SH-06] share count: German decimals, and nothing for no number', () => {
	expect( shortNumber( 1234, 'de-DE' ) ).toBe( '1,2K' );
	expect( shortNumber( NaN, 'en' ) ).toBe( '' );
} );

test( '[SH-06] share count: a language that browsers do not know has the decimals of the one they do', () => {
	expect( shortNumber( 1234, 'pt-PT-ao90' ) ).toBe( '1,2K' );
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
] )( '[SH-04] share instance: the input %p means %p', ( typed, host ) => {
	expect( hostName( typed ) ).toBe( host );
} );

test( '[SH-05] share count: a malformed answer shows no counts', () => {
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

test( '[SH-06] share count: posts beyond one request are updated, too', async () => {
	const one = ( at: number ) =>
		`<div data-frontage-share='{"url":"https://a.b/${ at }"}'><span data-count="x"></span></div>`;
	document.body.innerHTML = `<script type="application/json" id="frontage-settings-data">{"share":{"ajax":"/ajax"}}</script>${ [
		...Array( 21 ).keys(),
	]
		.map( one )
		.join( '' ) }`;
	const asked: string[][] = [];
	window.fetch = async ( address ) => {
		const urls = new URL( String( address ) ).searchParams.getAll(
			'urls[]'
		);
		asked.push( urls );
		const message = Object.fromEntries(
			urls.map( ( url ) => [ url, { x: 3 } ] )
		);
		return { json: async () => ( { status: 1, message } ) } as Response;
	};
	await refreshCounts();
	expect( asked.map( ( urls ) => urls.length ) ).toEqual( [ 10, 10, 1 ] );
	expect( document.body.textContent?.match( /3/g ) ).toHaveLength( 21 );
} );
