/**
 * Hydration of an island as a visitor sees it: nothing changes, but it answers.
 */
import { gzipSync } from 'node:zlib';
import { expect, hold, test } from './frontage';
import {
	category,
	expectToFilter,
	galleryOn,
	isOfReact,
	markPage,
	scriptsOf,
	searchField,
	WORK,
} from './island-page';

const ISLAND = /\/portfolio\/island\.js/;

test(
	'island: reading loads no React and hardly any script',
	{ tag: [ '@IS-01', '@everywhere' ] },
	async ( { page } ) => {
		const scripts = scriptsOf( page );
		const ours: Promise< Buffer >[] = [];
		page.on( 'response', ( response ) => {
			if (
				response.request().resourceType() === 'script' &&
				/\/plugins\/frontage\/build\/(runtime|portfolio)/.test(
					response.url()
				)
			) {
				ours.push( response.body() );
			}
		} );
		await page.goto( WORK );
		await page.mouse.wheel( 0, 2000 );
		await expect(
			galleryOn( page ).getByRole( 'listitem' ).last()
		).toBeInViewport();

		expect( scripts().filter( isOfReact ) ).toEqual( [] );
		const bytes = gzipSync(
			Buffer.concat( await Promise.all( ours ) )
		).length;
		expect( bytes ).toBeGreaterThan( 0 );
		expect( bytes ).toBeLessThan( 6000 );
	}
);

test(
	'island: the pointer over the filters fetches, mounts nothing',
	{ tag: '@IS-01' },
	async ( { page } ) => {
		const scripts = scriptsOf( page );
		await page.goto( WORK );
		const fetched = page.waitForResponse( ISLAND );
		await category( page ).hover();
		await fetched;
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'server'
		);

		await expectToFilter( page );
		expect(
			scripts().filter( ( name ) => name.startsWith( 'react-dom' ) )
		).toHaveLength( 1 );
	}
);

test(
	'island: keyboard focus on a control fetches',
	{ tag: '@IS-01' },
	async ( { page } ) => {
		await page.goto( WORK );
		const fetched = page.waitForResponse( ISLAND );
		await category( page ).focus();
		await fetched;
	}
);

test.describe( 'with a finger', () => {
	test.use( { hasTouch: true } );

	test(
		'island: scrolling fetches nothing, touching a control does',
		{ tag: '@IS-01' },
		async ( { page } ) => {
			const scripts = scriptsOf( page );
			await page.goto( WORK );
			const picture = galleryOn( page ).getByRole( 'listitem' ).last();
			await picture.dispatchEvent( 'touchstart' );
			await picture.dispatchEvent( 'pointerdown', {
				pointerType: 'touch',
			} );
			expect( scripts().filter( isOfReact ) ).toEqual( [] );

			const fetched = page.waitForResponse( ISLAND );
			await category( page ).dispatchEvent( 'touchstart' );
			await fetched;
		}
	);
} );

test(
	'island: pictures, focus and position stay during hydration',
	{ tag: '@IS-02' },
	async ( { page } ) => {
		await page.goto( WORK );
		const first = galleryOn( page ).getByRole( 'img' ).first();
		const picture = await first.elementHandle();
		await page.evaluate( () => scrollBy( 0, 60 ) );
		await searchField( page ).focus();
		const place = await page.evaluate( () => scrollY );
		expect( place ).toBeGreaterThan( 0 );
		await page.keyboard.press( 'a' );
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'mounted'
		);
		await expect( searchField( page ) ).toBeFocused();
		expect( await page.evaluate( () => scrollY ) ).toBe( place );
		expect(
			await picture?.evaluate( ( { isConnected } ) => isConnected )
		).toBe( true );
	}
);

test(
	'island: text typed during hydration stays and is searched',
	{ tag: '@IS-02' },
	async ( { page } ) => {
		await page.goto( WORK );
		const script = await hold( page, ISLAND );
		await searchField( page ).pressSequentially( 'the' );
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'waking'
		);
		script.answer();

		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'mounted'
		);
		await expect( searchField( page ) ).toHaveValue( 'the' );
		await expect( page ).toHaveURL( /search=the/ );
	}
);

test(
	'island: the first click shows in the next frame, works once',
	{ tag: '@IS-04' },
	async ( { page } ) => {
		await page.goto( WORK );
		await page.evaluate( () => {
			const seen: string[] = [];
			Object.assign( window, { seen } );
			document.addEventListener(
				'click',
				( event ) => {
					const link = event.target;
					requestAnimationFrame( () =>
						seen.push(
							( link instanceof Element &&
								link.getAttribute( 'aria-busy' ) ) ||
								'nothing'
						)
					);
				},
				true
			);
		} );
		const lists: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				request.url().includes( 'astra-portfolio' ) &&
				request.resourceType() === 'fetch'
			) {
				lists.push( request.url() );
			}
		} );
		await expectToFilter( page );
		expect(
			( await page.evaluate( () => Reflect.get( window, 'seen' ) ) )[ 0 ]
		).toBe( 'true' );
		await expect( category( page ) ).not.toHaveAttribute( 'aria-busy' );
		expect( lists ).toHaveLength( 1 );
	}
);

test(
	'island: a click for a new tab opens one at once',
	{ tag: '@IS-04' },
	async ( { page } ) => {
		await page.goto( WORK );
		const opened = page.context().waitForEvent( 'page' );
		await category( page ).click( { modifiers: [ 'ControlOrMeta' ] } );
		await expect( category( await opened ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'server'
		);
	}
);

test(
	'island: after 4 s without the script the link opens',
	{ tag: '@IS-04' },
	async ( { page } ) => {
		await page.goto( WORK );
		await hold( page, ISLAND );
		const isSamePage = await markPage( page );
		await category( page ).click();
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'waking'
		);
		await page.waitForURL( /category=screens/ );
		expect( await isSamePage() ).toBe( false );
	}
);

test(
	'island: a search form sent before hydration is answered in place',
	{ tag: '@IS-04' },
	async ( { page } ) => {
		await page.goto( WORK );
		const isSamePage = await markPage( page );
		await searchField( page ).fill( 'the' );
		await searchField( page ).press( 'Enter' );
		await expect( page ).toHaveURL( /search=the/ );
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'mounted'
		);
		expect( await isSamePage() ).toBe( true );
	}
);

test.describe( 'where the owner lets it be fetched ahead', () => {
	test.beforeEach( ( { requestUtils } ) =>
		fetchAhead( requestUtils, 'idle' )
	);
	test.afterEach( ( { requestUtils } ) =>
		fetchAhead( requestUtils, 'intent' )
	);

	test(
		'island: a gallery in view is fetched when the page is idle',
		{ tag: '@IS-01' },
		async ( { page } ) => {
			const fetched = page.waitForResponse( ISLAND );
			await page.goto( WORK );
			await fetched;
			await expect( galleryOn( page ) ).toHaveAttribute(
				'data-state',
				'server'
			);
			expect( await page.evaluate( () => 'React' in window ) ).toBe(
				false
			);
		}
	);

	test(
		'island: saveData fetches nothing ahead',
		{ tag: '@IS-01' },
		async ( { page } ) => {
			await page.addInitScript( () =>
				Object.defineProperty( navigator, 'connection', {
					value: { saveData: true },
				} )
			);
			const scripts = scriptsOf( page );
			await page.goto( WORK );
			await page.evaluate(
				() =>
					new Promise( ( resolve ) =>
						requestIdleCallback( () =>
							requestIdleCallback( resolve )
						)
					)
			);
			expect( scripts().filter( isOfReact ) ).toEqual( [] );
		}
	);
} );

function fetchAhead(
	requestUtils: {
		rest: ( options: {
			path: string;
			method: string;
			data: object;
		} ) => Promise< unknown >;
	},
	when: 'idle' | 'intent'
) {
	return requestUtils.rest( {
		path: '/wp/v2/settings',
		method: 'POST',
		data: { frontage_settings: { island_prefetch: when } },
	} );
}
