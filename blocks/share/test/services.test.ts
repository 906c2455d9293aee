/** Walks all services. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import schema from '../../../src/server/settings/schema.json';
import list from '../services.json';
import { inOrderFor, linkTo, services } from '../deferred/link';
import { serviceModules } from '../../../src/webpack/from-services.cjs';

const ABOUT = {
	url: 'https://example.com/a?b=1&c=%20#d',
	title: 'Stairs & “light” (it’s 100%)',
};
const DEAD =
	/plus\.google|stumbleupon|del\.icio|getpocket|yummly|app\.net|aim\./;

test( 'share services: more than forty, without those that were shut down', () => {
	expect( Object.keys( list ).length ).toBeGreaterThanOrEqual( 40 );
	expect( JSON.stringify( list ) ).not.toMatch( DEAD );
	for ( const key of [ 'mastodon', 'misskey', 'friendica', 'lemmy' ] ) {
		expect( services[ key ]?.instance ).toMatch( /^[a-z.]+$/ );
	}
} );

test.each( Object.entries( services ) )(
	'share services: %s has a title, color, icon and one address',
	( key, service ) => {
		expect( key ).toMatch( /^[a-z_]+$/ );
		expect( service.title ).not.toBe( '' );
		expect( service.background_color ).toMatch( /^#[0-9a-f]{6}$/ );
		expect( service.icon ?? service.letters ).toMatch(
			service.icon ? /^[Mm][\d\s.,a-zA-Z-]+$/ : /^.{1,2}$/u
		);
		expect( service.locale ?? 'de' ).toMatch( /^[a-z]{2}$/ );
		const templates = [
			service.redirect_url,
			service.bookmarklet_url,
		].filter( Boolean );
		expect( templates ).toHaveLength( 1 );
		expect( templates[ 0 ]?.match( /\{\w+\}/g )?.sort() ).toEqual( [
			...( service.instance ? [ '{instance}' ] : [] ),
			'{title}',
			'{url}',
		] );

		const link = linkTo( key, ABOUT );
		expect( link ).toMatch(
			[ 'email', 'sms', 'viber' ].includes( key )
				? /^(mailto|sms|viber):/
				: /^https:\/\/[a-z0-9.-]+\//
		);
		expect( link ).toContain(
			'https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D%2520%23d'
		);
		expect( link ).toContain(
			'Stairs%20%26%20%E2%80%9Clight%E2%80%9D%20%28it%E2%80%99s%20100%25%29'
		);
		expect( link ).not.toMatch( /[{}<>"'\s]/ );
		expect( () => new URL( link ) ).not.toThrow();
	}
);

test( '[SH-01] share services: an icon is drawn for a site’s own service', () => {
	const letters = schema.entries.share_services.default
		.split( ',' )
		.filter( ( key ) => ! services[ key ]?.icon );
	expect( letters ).toEqual( [] );
} );

test( 'share services: a title like a placeholder stays a title', () => {
	expect(
		linkTo( 'x', { url: 'https://a.b/', title: '{url} $& {title}' } )
	).toBe(
		'https://x.com/intent/post?text=%7Burl%7D%20%24%26%20%7Btitle%7D&url=https%3A%2F%2Fa.b%2F'
	);
} );

test( 'share services: an unknown service has no link', () => {
	expect( linkTo( 'constructor', ABOUT ) ).toBe( '' );
	expect( linkTo( 'google_plus', ABOUT ) ).toBe( '' );
} );

test( 'share services: those of the page’s language come first', () => {
	expect( inOrderFor( 'ja' )[ 0 ] ).toBe( 'hatena' );
	expect( inOrderFor( 'de-AT' )[ 0 ] ).toBe( 'xing' );
	expect( inOrderFor( 'en-US' )[ 0 ] ).toBe( 'facebook' );
	expect( inOrderFor( '' ) ).toHaveLength( Object.keys( list ).length );
} );

test( 'share services: PHP has the same ones', () => {
	const root = path.join( __dirname, '../../..' );
	for ( const { file, text } of serviceModules( root ) ) {
		expect( readFileSync( file, 'utf8' ) ).toBe( text );
	}
} );
