/** Sections that enter with an animation. */
import { axe, expectTrouble } from './frontage';
import {
	entrance,
	expect,
	isTooWide,
	paragraph,
	section,
	space,
	test,
	type Page,
} from './sections-page';
import { scroll, watchShifts } from './sticky-page';

const ABOVE = section( entrance( 'fade-up' ), paragraph( 'Above' ) );
const BELOW =
	section(
		{ ...entrance( 'slide-end' ), align: 'full' },
		paragraph( 'Below' ) + paragraph( 'Inner', entrance( 'zoom' ) )
	) + space( 'End', 1500 );

const stateOf = ( page: Page, text: string ) =>
	page
		.locator( '[data-frontage-entrance]' )
		.filter( { hasText: text } )
		.last();

const WAITING = [ 'data-frontage-entrance', 'waiting' ] as const;

const isRunning = ( page: Page, text: string ) =>
	page
		.getByText( text )
		.evaluate( ( element ) =>
			[ ...document.getAnimations() ].some(
				( { effect } ) =>
					effect instanceof KeyframeEffect &&
					effect.target?.contains( element )
			)
		);

/** Opacity as a visitor sees it, of an element and all around it. */
const seen = ( page: Page, text: string ) =>
	page.getByText( text ).evaluate( ( element ) => {
		let opacity = 1;
		for (
			let each: Element | null = element;
			each;
			each = each.parentElement
		) {
			opacity *= Number( getComputedStyle( each ).opacity );
		}
		return opacity;
	} );

test(
	'sections: below the window they wait, enter once, and move nothing',
	{ tag: [ '@PB-03', '@newest' ] },
	async ( { page, publish } ) => {
		const link = await publish( ABOVE + space() + BELOW );
		const shift = await watchShifts( page );
		await page.goto( link );
		await expect( stateOf( page, 'Inner' ) ).toHaveAttribute( ...WAITING );
		await expect( stateOf( page, 'Above' ) ).not.toHaveAttribute(
			...WAITING
		);
		expect( await seen( page, 'Below' ) ).toBe( 0 );
		await expect.poll( () => seen( page, 'Above' ) ).toBe( 1 );
		await axe( page, 'main' );

		await scroll( page, 2700 );
		await expect( stateOf( page, 'Inner' ) ).not.toHaveAttribute(
			...WAITING
		);
		await expect.poll( () => seen( page, 'Inner' ) ).toBe( 1 );
		expect( await isTooWide( page ) ).toBe( false );
		// Once.
		await expect.poll( () => isRunning( page, 'Below' ) ).toBe( false );
		await scroll( page, -2700 );
		await expect( stateOf( page, 'Inner' ) ).not.toHaveAttribute(
			...WAITING
		);
		await scroll( page, 2700 );
		expect( await isRunning( page, 'Below' ) ).toBe( false );
		expect( await shift() ).toBeLessThan( 0.01 );
	}
);

test(
	'sections: no animation makes the page wider',
	{ tag: '@PB-03' },
	async ( { page, publish } ) => {
		const all = [
			'fade-start',
			'fade-end',
			'slide-start',
			'slide-end',
			'zoom',
			'flip',
			'bounce',
		];
		const link = await publish(
			all
				.map( ( name ) =>
					section(
						{
							...entrance( name, { delay: 9000 } ),
							align: 'full',
						},
						paragraph( name )
					)
				)
				.join( '' )
		);
		await page.goto( link );
		for ( const name of all ) {
			expect( await isRunning( page, name ), name ).toBe( true );
		}
		expect( await isTooWide( page ) ).toBe( false );
	}
);

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test(
		'sections: without script everything is visible',
		{ tag: '@PB-03' },
		async ( { page, publish } ) => {
			await page.goto( await publish( ABOVE + space() + BELOW ) );
			await expect( page.getByText( 'Below' ) ).toHaveCSS(
				'opacity',
				'1'
			);
			await expect(
				page.locator( '[data-frontage-entrance=waiting]' )
			).toHaveCount( 0 );
		}
	);
} );

test(
	'sections: where the script fails everything is visible',
	{ tag: '@PB-03' },
	async ( { page, publish } ) => {
		expectTrouble( page, /sections\/view|500/ );
		await page.route( '**/sections/view.js*', ( route ) =>
			route.fulfill( { status: 500 } )
		);
		await page.goto( await publish( ABOVE + space() + BELOW ), {
			waitUntil: 'networkidle',
		} );
		await expect.poll( () => seen( page, 'Inner' ) ).toBe( 1 );
	}
);

test(
	'sections: on paper and with reduced motion nothing waits',
	{ tag: '@PB-03' },
	async ( { page, publish } ) => {
		const link = await publish( ABOVE + space() + BELOW );
		await page.goto( link );
		await expect( stateOf( page, 'Inner' ) ).toHaveAttribute( ...WAITING );
		expect( await seen( page, 'Inner' ) ).toBe( 0 );
		await page.emulateMedia( { media: 'print' } );
		expect( await seen( page, 'Inner' ) ).toBe( 1 );
		await page.emulateMedia( { media: 'screen', reducedMotion: 'reduce' } );
		expect( await seen( page, 'Inner' ) ).toBe( 1 );
		await page.reload();
		await expect.poll( () => seen( page, 'Inner' ) ).toBe( 1 );
		expect( await isRunning( page, 'Above' ) ).toBe( false );
	}
);

for ( const [ way, act ] of Object.entries( {
	'a hash': ( page: Page ) =>
		page.evaluate( () => {
			location.hash = 'place';
		} ),
	'a reveal': ( page: Page ) =>
		page
			.getByText( 'Inner' )
			.dispatchEvent( 'frontage-reveal', { bubbles: true } ),
	'a tab in the background': ( page: Page ) =>
		page.evaluate( () =>
			document.dispatchEvent( new Event( 'visibilitychange' ) )
		),
} ) ) {
	test(
		`sections: ${ way } shows everything`,
		{ tag: '@PB-03' },
		async ( { page, publish } ) => {
			await page.goto( await publish( ABOVE + space() + BELOW ) );
			await expect( stateOf( page, 'Inner' ) ).toHaveAttribute(
				...WAITING
			);
			await act( page );
			await expect.poll( () => seen( page, 'Inner' ) ).toBe( 1 );
			expect( await isRunning( page, 'Inner' ) ).toBe( false );
		}
	);
}

test(
	'sections: a page that comes with a hash hides nothing',
	{ tag: '@PB-03' },
	async ( { page, publish } ) => {
		const link = await publish( ABOVE + space() + BELOW );
		await page.goto( `${ link }#place`, { waitUntil: 'networkidle' } );
		await expect.poll( () => seen( page, 'Inner' ) ).toBe( 1 );
	}
);

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'with script' : 'without it', () => {
		test.use( { javaScriptEnabled } );
		test(
			`sections: what a hash or the focus leads to is seen at once, ${
				javaScriptEnabled ? 'with' : 'without'
			} script`,
			{ tag: '@PB-03' },
			async ( { page, publish } ) => {
				const late = entrance( 'zoom', { delay: 10_000 } );
				const link = await publish(
					paragraph( '<a href="/first">First</a>', late ) +
						space() +
						section(
							late,
							'<!-- wp:html --><p id="place">Inner</p><!-- /wp:html -->'
						)
				);
				await page.goto( `${ link }#place` );
				await expect.poll( () => seen( page, 'Inner' ) ).toBe( 1 );
				await page.goto( link );
				expect( await seen( page, 'First' ) ).toBe( 0 );
				await page.getByRole( 'link', { name: 'First' } ).focus();
				await expect.poll( () => seen( page, 'First' ) ).toBe( 1 );
			}
		);
	} );
}

test(
	'sections: a phone without the animation waits for nothing',
	{ tag: [ '@PB-03', '@PB-06' ] },
	async ( { page, publish } ) => {
		const link = await publish(
			paragraph( 'First', entrance( 'fade' ) ) +
				space() +
				paragraph( 'Both', entrance( 'fade' ) ) +
				paragraph( 'Not on phones', {
					frontageEntrance: {
						animation: { value: 'fade', mobile: 'none' },
					},
				} )
		);
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.goto( link );
		await expect( stateOf( page, 'Both' ) ).toHaveAttribute( ...WAITING );
		expect( await seen( page, 'Not on phones' ) ).toBe( 1 );
		await page.setViewportSize( { width: 1280, height: 700 } );
		await page.reload();
		await expect( stateOf( page, 'Not on phones' ) ).toHaveAttribute(
			...WAITING
		);
	}
);
