/** What a visitor who only looks at a page downloads of ours, and what comes once she reaches for something. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from './frontage';
import { html, linked, viewer } from './lightbox-page';
import { expect, parts, shareBlock, test as base } from './share-page';

const test = base.extend< {
	/** The address of a post with everything that opens. */
	everything: string;
} >( {
	everything: async ( { post, requestUtils }, use ) => {
		const [ one ] = await requestUtils.rest< { source_url: string }[] >( {
			path: '/wp/v2/media',
			params: { per_page: 1, media_type: 'image' },
		} );
		const picture = linked(
			{ id: 0, source_url: one?.source_url ?? '' },
			'One'
		);
		const { link } = await post(
			html( `${ picture }${ '<p>Words</p>'.repeat( 80 ) }` ) +
				shareBlock()
		);
		await use( link );
	},
} );

/** Our scripts that the page asks for from now on, each once. */
function fetchedBy( page: Page ): Set< string > {
	const fetched = new Set< string >();
	page.on( 'request', ( request ) => {
		const [ , name ] =
			/plugins\/frontage\/build\/(.+\.js)/.exec( request.url() ) ?? [];
		if ( name ) {
			fetched.add( name );
		}
	} );
	return fetched;
}

const idle = async ( page: Page ) => {
	await page.evaluate(
		() =>
			new Promise( ( done ) =>
				requestIdleCallback( () => requestIdleCallback( done ) )
			)
	);
	await page.waitForLoadState( 'networkidle' );
};

const scroll = async ( page: Page ) => {
	await page.waitForLoadState( 'networkidle' );
	await page.mouse.wheel( 0, 600 );
	await page.waitForFunction(
		() => scrollY > 0 && 'sticky' in Reflect.get( window, 'frontage' )
	);
	await idle( page );
};

/** Whether what the first act needs is fetched ahead of it, once the page has come and is idle. */
const isAhead = async ( page: Page ) => {
	await idle( page );
	return page.evaluate(
		() => !! document.querySelector( 'link[href*="deferred/sticky.js"]' )
	);
};

const LOOKED_AT = [
	'bundles/post.js',
	'bundles/site.js',
	'deferred/sticky.js',
];

for ( const saveData of [ false, true ] ) {
	test(
		`deferred: the first scroll fetches nothing that opens, ${ saveData ? 'saveData' : 'plain' }`,
		{ tag: [ '@IS-01', '@IS-01' ] },
		async ( { page, everything } ) => {
			await page.addInitScript( ( saves ) => {
				Object.defineProperty( navigator, 'connection', {
					value: { saveData: saves, effectiveType: '4g' },
				} );
			}, saveData );
			const fetched = fetchedBy( page );
			await page.goto( everything );
			expect( await isAhead( page ) ).toBe( ! saveData );
			await scroll( page );
			expect( [ ...fetched ].sort() ).toEqual( LOOKED_AT );
			const bytes = [ ...fetched ].map(
				( name ) =>
					gzipSync( readFileSync( `build/${ name }` ), { level: 9 } )
						.length
			);
			expect(
				bytes.reduce( ( sum, each ) => sum + each )
			).toBeLessThanOrEqual( 12800 );

			await parts( page ).button( 'More' ).click();
			await expect( parts( page ).find ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( parts( page ).dialog ).toHaveCount( 0 );
			await page
				.getByRole( 'link', { name: 'One', exact: true } )
				.click();
			await expect( viewer( page ).dialog ).toHaveAccessibleName( 'One' );
		}
	);
}

test(
	'deferred: the pointer on a control fetches only what it opens',
	{ tag: '@IS-01' },
	async ( { page, everything } ) => {
		const fetched = fetchedBy( page );
		await page.goto( everything );
		await scroll( page );
		const { link, button } = parts( page );
		const expectToFetch = async (
			reach: () => Promise< void >,
			names: string[]
		) => {
			fetched.clear();
			await reach();
			await expect.poll( () => [ ...fetched ].sort() ).toEqual( names );
		};
		await expectToFetch(
			() => link( 'Facebook' ).hover(),
			[ 'deferred/share.js' ]
		);
		await expectToFetch(
			() => button( 'More' ).hover(),
			[ 'address.js', 'deferred/overlay.js', 'deferred/share-dialogs.js' ]
		);
		await expectToFetch(
			() => page.getByRole( 'textbox', { name: /^Comment/ } ).focus(),
			[ 'deferred/comments.js' ]
		);
		await expectToFetch(
			() =>
				page.getByRole( 'link', { name: 'One', exact: true } ).focus(),
			[
				'deferred/lightbox.js',
				'deferred/slides.js',
				'deferred/viewer.js',
			]
		);
	}
);

test(
	'deferred: scrolling under a still mouse fetches nothing',
	{ tag: '@IS-01' },
	async ( { page, everything } ) => {
		const fetched = fetchedBy( page );
		await page.goto( everything );
		await page.mouse.move( 5, 300 );
		await scroll( page );
		const picture = page.getByRole( 'link', { name: 'One', exact: true } );
		const box = await picture.boundingBox();
		const at = ( box?.x ?? 0 ) + 20;
		await page.mouse.move( at, 690 );
		await page.mouse.wheel( 0, -600 );
		await page.waitForFunction( () => scrollY === 0 );
		const below = await picture.boundingBox();
		await page.mouse.wheel( 0, ( below?.y ?? 0 ) + 20 - 690 );
		await page.waitForLoadState( 'networkidle' );
		expect( [ ...fetched ] ).not.toContain( 'deferred/lightbox.js' );
	}
);
