/** Blocks that are stretched to the window. */
import type { Locator } from '@playwright/test';
import { fixture } from './frontage';
import {
	expect,
	isTooWide,
	paragraph,
	section,
	space,
	test,
	type Page,
} from './sections-page';
import { scroll, topOf, watchShifts } from './sticky-page';

// With a scrollbar that takes its width from the page.
test.use( {
	launchOptions: async ( { launchOptions }, use ) =>
		use( {
			...launchOptions,
			ignoreDefaultArgs: [
				'--hide-scrollbars',
				'--disable-back-forward-cache',
			],
		} ),
} );

const stretched = ( inner: string, place = 'window' ) =>
	section(
		{
			frontageStretch: place,
			className: 'stretched',
			style: { color: { background: '#d0e0f0' } },
			layout: { type: 'constrained' },
		},
		inner
	);

const column = ( inner: string ) =>
	`<!-- wp:column --><div class="wp-block-column">${ inner }</div><!-- /wp:column -->`;

const columns = ( ...inner: string[] ) =>
	`<!-- wp:columns --><div class="wp-block-columns">${ inner.map( column ).join( '' ) }</div><!-- /wp:columns -->`;

/** Left and right side of an element in the window, and the width that the window has for the page. */
const sides = async ( element: Locator ) => {
	const box = await element.boundingBox();
	return [ box?.x ?? NaN, ( box?.x ?? NaN ) + ( box?.width ?? NaN ) ].map(
		Math.round
	);
};

const widthOf = ( page: Page ) =>
	page.evaluate( () => document.documentElement.clientWidth );

const blockOf = ( page: Page, text: string ) =>
	page
		.locator( '[data-frontage-stretch]' )
		.filter( { hasText: text } )
		.last();

for ( const way of [ 'ltr', 'rtl' ] as const ) {
	test(
		`sections: a stretched section is as wide as the window, ${ way }`,
		{ tag: [ '@PB-02', '@PB-02' ] },
		async ( { page, publish } ) => {
			if ( way === 'rtl' ) {
				await fixture( page, 'right-to-left' );
			}
			const link = await publish(
				section(
					{ layout: { type: 'constrained', contentSize: '400px' } },
					stretched(
						'<!-- wp:group {"frontageSticky":{"enabled":true,"distance":{"desktop":{"size":0,"unit":"px"}}}} --><div class="wp-block-group">Stuck</div><!-- /wp:group -->' +
							space( 'Inner' )
					)
				) + space()
			);
			const shift = await watchShifts( page, 'header' );
			// The browser may draw what has come of a page before it is long enough for a scrollbar, which then moves all that begins at the right.
			await page.addInitScript( () => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync( 'html { overflow-y: scroll }' );
				document.adoptedStyleSheets = [ sheet ];
			} );
			for ( const width of [ 375, 1280 ] ) {
				await page.setViewportSize( { width, height: 700 } );
				await page.goto( link );
				const inner = await widthOf( page );
				expect( inner ).toBeLessThan( width );
				expect( await sides( blockOf( page, 'Inner' ) ) ).toEqual( [
					0,
					inner,
				] );
				expect( await isTooWide( page ) ).toBe( false );
				expect( await shift() ).toBeLessThan( 0.01 );
			}
			// No ancestor hides what is wider: it would be what the sticky one sticks to.
			await scroll( page, 1200 );
			await expect
				.poll( () => topOf( page.getByText( 'Stuck' ) ) )
				.toBeLessThan( 200 );
			await expect( page.getByText( 'Stuck' ) ).toBeInViewport();
		}
	);
}

test(
	'sections: a stretched section of a classic theme is as wide as the page’s frame',
	{ tag: '@PB-02' },
	async ( { page, publish } ) => {
		await fixture( page, 'classic-theme' );
		const link = await publish(
			`<!-- wp:html --><style>main{max-width:40rem;margin:auto}body{margin:0}</style><!-- /wp:html -->` +
				stretched( paragraph( 'Inner' ) ) +
				space()
		);
		await page.setViewportSize( { width: 1280, height: 700 } );
		await page.goto( link );
		expect( await sides( blockOf( page, 'Inner' ) ) ).toEqual( [
			0,
			await widthOf( page ),
		] );
		expect( await isTooWide( page ) ).toBe( false );
	}
);

test(
	'sections: a section is stretched to the section around it',
	{ tag: '@PB-02' },
	async ( { page, publish } ) => {
		const link = await publish(
			`<!-- wp:group {"align":"wide","className":"around","layout":{"type":"constrained","contentSize":"300px"}} --><div class="wp-block-group alignwide around">${ stretched(
				paragraph( 'Inner' ),
				'container'
			) }</div><!-- /wp:group -->`
		);
		await page.setViewportSize( { width: 1600, height: 700 } );
		await page.goto( link );
		const around = await sides( page.locator( '.around' ) );
		expect( around[ 0 ] ).toBeGreaterThan( 100 );
		expect( await sides( blockOf( page, 'Inner' ) ) ).toEqual( around );
	}
);

test(
	'sections: beside others a section stays in its place',
	{ tag: '@PB-02' },
	async ( { page, publish } ) => {
		const link = await publish(
			columns(
				stretched( paragraph( 'Inner' ) ),
				paragraph( 'Beside' )
			) +
				columns( stretched( paragraph( 'Alone' ) ) ) +
				space()
		);
		await page.setViewportSize( { width: 1280, height: 700 } );
		await page.goto( link );
		const own = await sides(
			page.locator( '.wp-block-column' ).filter( { hasText: 'Inner' } )
		);
		expect( await sides( blockOf( page, 'Inner' ) ) ).toEqual( own );
		expect( await sides( blockOf( page, 'Alone' ) ) ).toEqual( [
			0,
			await widthOf( page ),
		] );
		expect( await isTooWide( page ) ).toBe( false );
	}
);
