/**
 * What the scripts of all blocks on a page share.
 */
import { expect, fixture, type Page } from './frontage';
import { block, parts } from './gallery-blocks';
import { scriptsOf } from './island-page';
import { test } from './item-publish';

/** How many runtimes have begun on the page, from now on. */
async function runtimesOf( page: Page ): Promise< () => Promise< number > > {
	await page.addInitScript( () => {
		let count = 0;
		addEventListener( 'frontage-runtime', () =>
			Object.assign( window, { runtimes: ++count } )
		);
	} );
	return () => page.evaluate( () => Reflect.get( window, 'runtimes' ) );
}

for ( const special of [ 'plain', 'doubled' ] ) {
	test(
		`runtime: four blocks load one, and overlay scripts once, ${ special }`,
		{ tag: '@IS-07' },
		async ( { page, publish, baseURL } ) => {
			const galleries = [ 1, 2, 3 ].map( ( instanceId ) =>
				block( { instanceId, itemsPerPage: 6 } )
			);
			const { link } = await publish(
				'Four blocks',
				{
					'astra-portfolio-type': 'video',
					'astra-portfolio-video-url': `${ baseURL }/film.webm`,
				},
				galleries.join( '' )
			);
			await page.route( '**/film.webm', ( route ) =>
				route.fulfill( { contentType: 'video/webm', body: '' } )
			);
			if ( special === 'doubled' ) {
				await fixture( page, special );
			}
			const scripts = scriptsOf( page );
			const views: string[] = [];
			page.on( 'request', ( request ) => {
				if ( /\/(view|site)\.js/.test( request.url() ) ) {
					views.push( request.url() );
				}
			} );
			const count = ( name: string ) =>
				scripts().filter( ( other ) => other === name ).length;
			const runtimes = await runtimesOf( page );
			await page.goto( link );
			await expect( page.locator( 'frontage-portfolio' ) ).toHaveCount(
				3
			);
			await expect.poll( runtimes ).toBe( 1 );
			// Fetched ahead for the site's menu at most, and not run.
			expect(
				await page.evaluate(
					() => 'overlay' in Reflect.get( window, 'frontage' )
				)
			).toBe( false );
			await page.waitForLoadState( 'networkidle' );
			const ahead = count( 'overlay.js' );

			const dialog = page.getByRole( 'dialog' );
			for ( const place of [ 0, 2 ] ) {
				const gallery = parts(
					page.locator( '.portfolio-block-wrapper' ).nth( place )
				);
				await gallery.items
					.filter( { hasText: 'Wind-shaped' } )
					.getByRole( 'link' )
					.click();
				await expect( dialog ).toHaveAccessibleName( 'Wind-shaped' );
				await page.keyboard.press( 'Escape' );
				await expect( dialog ).toHaveCount( 0 );
			}
			await page.getByRole( 'link', { name: 'Play video' } ).click();
			await expect(
				page.getByLabel( 'Four blocks', { exact: true } )
			).toHaveCount( 1 );
			expect( await runtimes() ).toBe( 1 );
			expect( count( 'overlay.js' ) - ahead ).toBeLessThanOrEqual( 1 );
			if ( special === 'plain' ) {
				expect( count( 'site.js' ) ).toBe( 1 );
				expect( count( 'runtime.js' ) ).toBe( 0 );
				expect( new Set( views ).size ).toBe( views.length );
			}
		}
	);
}
