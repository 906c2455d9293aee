/**
 * What a visitor of a site in another language reads: from the server, and from scripts that were not there at first.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, fixture, ownSite, test } from './frontage';

const folder = () => join( ownSite().folder, 'wp-content/languages/plugins' );
const SCRIPT = createHash( 'md5' )
	.update( 'build/portfolio/island.js' )
	.digest( 'hex' );
const HEAD = {
	'': {
		domain: 'messages',
		lang: 'de_DE',
		'plural-forms': 'nplurals=2; plural=(n != 1);',
	},
};

/* As WordPress's own language packs are laid out: one file for PHP, one for each script. */
const FILES = {
	'frontage-de_DE.l10n.php': `<?php return [ 'plural-forms' => 'nplurals=2; plural=(n != 1);', 'messages' => [
		'Load More' => 'Mehr laden',
		"%s item\\0%s items" => "%s Werk\\0%s Werke",
	] ];`,
	[ `frontage-de_DE-${ SCRIPT }.json` ]: JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				...HEAD,
				'%s item': [ '%s Werk', '%s Werke' ],
				'%1$s of %2$s item shown': [
					'%1$s von %2$s Werk gezeigt',
					'%1$s von %2$s Werken gezeigt',
				],
			},
		},
	} ),
};

test.beforeAll( () => {
	mkdirSync( folder(), { recursive: true } );
	Object.entries( FILES ).forEach( ( [ name, text ] ) =>
		writeFileSync( join( folder(), name ), text )
	);
} );

test.afterAll( () =>
	Object.keys( FILES ).forEach( ( name ) => rmSync( join( folder(), name ) ) )
);

test(
	'translation: server and deferred scripts are in German',
	{ tag: [ '@HK-05', '@everywhere' ] },
	async ( { page } ) => {
		await fixture( page, 'german' );
		await page.goto( '/work/' );
		await expect( page.getByText( /^\d+ Werke$/ ) ).toBeVisible();
		await page.getByRole( 'link', { name: 'Mehr laden' } ).click();
		await expect(
			page.getByText( /^\d+ von \d+ Werken gezeigt$/ )
		).toBeAttached();
	}
);
