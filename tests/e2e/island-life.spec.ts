/**
 * An island's life on a page that changes under it: HTML that comes late or leaves, pages kept or made ahead by the
 * browser, regions that core's router renders anew.
 */
import { expect, expectTrouble, hold, test } from './frontage';
import {
	category,
	expectToFilter,
	galleryOn,
	markPage,
	WORK,
} from './island-page';

const ISLAND = /\/portfolio\/island\.js/;

test(
	'island: a gallery that is added later hydrates',
	{ tag: '@IS-09' },
	async ( { page } ) => {
		await page.goto( WORK );
		await galleryOn( page ).evaluate( ( element ) => {
			const { parentElement, outerHTML } = element;
			element.remove();
			parentElement?.insertAdjacentHTML( 'beforeend', outerHTML );
		} );
		await expectToFilter( page );
	}
);

test(
	'island: a gallery that is removed ends, added again hydrates',
	{ tag: '@IS-09' },
	async ( { page } ) => {
		await page.goto( WORK );
		await expectToFilter( page );
		const element = await galleryOn( page ).elementHandle();
		const parent = await element?.evaluateHandle(
			( { parentElement } ) => parentElement
		);
		await element?.evaluate( ( node ) => {
			if ( node instanceof Element ) {
				node.remove();
			}
		} );
		await expect
			.poll( () => element?.getAttribute( 'data-state' ) )
			.toBe( 'server' );

		await parent?.evaluate(
			( place, node ) => node && place?.append( node ),
			element
		);
		await expectToFilter( page, 'Architecture' );
	}
);

test(
	'island: a gallery that is moved stays mounted',
	{ tag: '@IS-09' },
	async ( { page } ) => {
		await page.goto( WORK );
		await expectToFilter( page );
		await galleryOn( page ).evaluate( ( element ) =>
			document.querySelector( 'main' )?.prepend( element )
		);
		await expectToFilter( page, 'Architecture' );
	}
);

test(
	'island: a page that comes back from the history answers clicks',
	{ tag: [ '@IS-09', '@newest' ] },
	async ( { page } ) => {
		expectTrouble( page, /Console: .*ERR_FAILED/ );
		await page.goto( WORK );
		await page.route( ISLAND, ( route ) => route.abort(), { times: 1 } );
		const script = await hold( page, ISLAND );
		await category( page ).click();
		await script.asked();
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'waking'
		);

		// The page is put away and taken out again by its events, for not every Chromium that tests run in has the cache.
		await page.evaluate( () =>
			[ 'pagehide', 'pageshow' ].forEach( ( type ) =>
				dispatchEvent(
					new PageTransitionEvent( type, { persisted: true } )
				)
			)
		);
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'server'
		);
		await expect( category( page ) ).not.toHaveAttribute( 'aria-busy' );
		script.answer();
		await expectToFilter( page );
	}
);

test(
	'island: a prerendered page hydrates only once it is seen',
	{ tag: '@IS-09' },
	async ( { page } ) => {
		await page.addInitScript( () => {
			let isAhead = true;
			Object.defineProperty( document, 'prerendering', {
				get: () => isAhead,
			} );
			Object.assign( window, {
				show() {
					isAhead = false;
					document.dispatchEvent( new Event( 'prerenderingchange' ) );
				},
			} );
			// The page is parsed, and no deferred script has run.
			document.addEventListener(
				'readystatechange',
				() =>
					document
						.querySelector( 'frontage-portfolio' )
						?.setAttribute( 'data-frontage-trigger', 'load' ),
				{ once: true }
			);
		} );
		await page.goto( WORK );
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'server'
		);
		await page.evaluate( () => Reflect.get( window, 'show' )() );
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'mounted'
		);
	}
);

test.describe( 'in a Query Loop with enhanced pagination', () => {
	const content = `<!-- wp:query {"queryId":7,"query":{"perPage":2,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":false},"enhancedPagination":true} -->
<div class="wp-block-query"><!-- wp:frontage/portfolio {"instanceId":5} /-->
<!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template -->
<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div>
<!-- /wp:query -->`;
	let id = 0;
	let link = '';

	test.beforeEach( async ( { requestUtils } ) => {
		const page = await requestUtils.rest< { id: number; link: string } >( {
			path: '/wp/v2/pages',
			method: 'POST',
			data: {
				title: 'A journal with a gallery',
				status: 'publish',
				content,
			},
		} );
		id = page.id;
		link = page.link;
	} );
	test.afterEach( ( { requestUtils } ) =>
		requestUtils.rest( {
			path: `/wp/v2/pages/${ id }`,
			method: 'DELETE',
			params: { force: true },
		} )
	);

	test(
		'island: a mounted gallery stays as the page changes',
		{ tag: '@IS-09' },
		async ( { page } ) => {
			await page.goto( link );
			const isSamePage = await markPage( page );
			await expectToFilter( page );
			const element = await galleryOn( page ).elementHandle();
			const firstPost = await page
				.getByRole( 'heading', { level: 2 } )
				.first()
				.textContent();

			await page.getByRole( 'link', { name: 'Next Page' } ).click();
			await expect(
				page.getByRole( 'heading', { level: 2 } ).first()
			).not.toHaveText( firstPost ?? '' );
			expect( await isSamePage() ).toBe( true );
			await expect( galleryOn( page ) ).toHaveAttribute(
				'data-state',
				'mounted'
			);
			await expect( category( page ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			expect(
				await element?.evaluate( ( { isConnected } ) => isConnected )
			).toBe( true );
			await expectToFilter( page, 'Architecture' );
		}
	);

	test(
		'island: a gallery hydrates after the page has changed',
		{ tag: '@IS-09' },
		async ( { page } ) => {
			await page.goto( link );
			const firstPost = await page
				.getByRole( 'heading', { level: 2 } )
				.first()
				.textContent();
			await page.getByRole( 'link', { name: 'Next Page' } ).click();
			await expect(
				page.getByRole( 'heading', { level: 2 } ).first()
			).not.toHaveText( firstPost ?? '' );
			await expectToFilter( page );
		}
	);
} );

test(
	'island: a feed has the gallery’s links and no island',
	{ tag: '@IS-09' },
	async ( { request, requestUtils } ) => {
		const post = await requestUtils.rest< { id: number; link: string } >( {
			path: '/wp/v2/posts',
			method: 'POST',
			data: {
				title: 'A gallery for readers',
				status: 'publish',
				content:
					'<!-- wp:frontage/portfolio {"instanceId":6,"itemsPerPage":3} /-->',
			},
		} );
		const feed = await ( await request.get( '/?feed=rss2' ) ).text();
		await requestUtils.rest( {
			path: `/wp/v2/posts/${ post.id }`,
			method: 'DELETE',
			params: { force: true },
		} );
		expect( feed ).toContain( 'A gallery for readers' );
		expect( feed ).toContain( 'wp-block-frontage-portfolio' );
		expect( feed ).not.toContain( '<frontage-portfolio' );
	}
);
