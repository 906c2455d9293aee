/** Templates that ship with the plugin, previewed on a site that has imported none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/core/paths.mjs';
import { axe, expect, expectTrouble, test } from './frontage';
import { invalidBlocks, NAMES } from './templates-page';

test.use( { as: 'owner' } );

const PAGES = [
	'front',
	'work',
	'item',
	'journal',
	'post',
	'about',
	'contact',
	'404',
	'search',
];

const preview = ( template: string, page = 'front' ) =>
	`/?frontage_template=${ template }&frontage_page=${ page }`;

for ( const name of NAMES ) {
	test(
		`templates: ${ name } is accessible, fits a phone, shows its pictures, light and dark`,
		{
			tag: '@PV-06',
		},
		async ( { page } ) => {
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.setViewportSize( { width: 375, height: 740 } );
			await page.goto( preview( name ) );
			await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
			await expect(
				page.getByRole( 'heading', { level: 1 } ).first()
			).toBeVisible();
			await axe( page, 'body' );
			await page.emulateMedia( { colorScheme: 'dark' } );
			await axe( page, 'body' );
			await page.goto( preview( name, 'post' ) );
			await axe( page, 'body' );
			await page.goto( preview( name ) );
			const { wide, broken } = await page.evaluate( async () => {
				const pictures = [ ...document.images ];
				pictures.forEach(
					( picture ) => ( picture.loading = 'eager' )
				);
				const loaded = await Promise.allSettled(
					pictures.map( ( picture ) => picture.decode() )
				);
				const { scrollWidth, clientWidth } = document.documentElement;
				return {
					wide: scrollWidth - clientWidth,
					broken: loaded.filter(
						( { status } ) => status === 'rejected'
					).length,
				};
			} );
			expect( { wide, broken } ).toEqual( { wide: 0, broken: 0 } );
		}
	);
}

test(
	'templates: every page comes with its header, heading and footer; robots and caches keep off',
	{ tag: [ '@PV-06', '@newest' ] },
	async ( { page } ) => {
		for ( const name of NAMES ) {
			for ( const word of PAGES ) {
				const answer = await page.request.get( preview( name, word ) );
				const html = await answer.text();
				const where = `${ name }, ${ word }`;
				expect( answer.status(), where ).toBe(
					word === '404' ? 404 : 200
				);
				expect( answer.headers() ).toMatchObject( {
					'x-robots-tag': 'noindex',
					'cache-control': expect.stringContaining( 'no-cache' ),
				} );
				expect( html, where ).toMatch(
					/<header[\s>][^]*<main[\s>][^]*<h1[\s>][^]*<\/main>[^]*<footer[\s>]/
				);
				expect( html, where ).not.toContain( 'kit:' );
			}
		}
	}
);

test(
	'templates: galleries filter and links lead on inside the preview; nothing is stored',
	{ tag: '@PV-06' },
	async ( { browser, page, requestUtils, site } ) => {
		const count = () =>
			requestUtils.rest( {
				path: '/wp/v2/astra-portfolio?per_page=100&_fields=id',
			} );
		const before = await count();
		await page.goto( preview( 'studio', 'work' ) );
		await page.getByRole( 'link', { name: 'Repair', exact: true } ).click();
		await expect(
			page.getByText( '3 items', { exact: true } )
		).toBeVisible();
		await page
			.getByRole( 'link', { name: 'School in Lime Lane' } )
			.first()
			.click();
		await expect( page ).toHaveTitle( /School in Lime Lane/ );
		await page
			.getByRole( 'banner' )
			.getByRole( 'link', { name: 'Office' } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Office', level: 1 } )
		).toBeVisible();
		expect( await count() ).toEqual( before );

		const visitor = await browser.newContext( {
			baseURL: site.url,
			storageState: { cookies: [], origins: [] },
		} );
		const seen = await visitor.request.get( preview( 'studio' ) );
		expect( await seen.text() ).not.toContain( 'until the light' );
		await visitor.close();
	}
);

test(
	'templates: the editor finds no invalid block in any of them',
	{ tag: '@PV-06' },
	async ( { admin, page } ) => {
		expectTrouble( page, /Block validation|Updated Block/ );
		const folder = join( root, 'src/templates' );
		const files = readdirSync( folder, { recursive: true } )
			.map( String )
			.filter( ( file ) => file.endsWith( '.html' ) );
		const contents = files.map( ( file ): string[] => [
			file,
			// As an import puts ids and addresses in the places of names.
			readFileSync( join( folder, file ), 'utf8' )
				.replace(
					/"(id|mediaId|posterId|menu)":"kit:[\w/-]+"/g,
					'"$1":7'
				)
				.replace( /wp-image-kit:[\w/-]+/g, 'wp-image-7' )
				.replace( /kit:[\w/-]+/g, 'https://example.org/7' ),
		] );
		await admin.createNewPost();
		expect( files.length ).toBeGreaterThan( 80 );
		expect( await invalidBlocks( page, contents ) ).toEqual( [] );
	}
);
