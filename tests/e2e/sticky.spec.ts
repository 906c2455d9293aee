/**
 * What a visitor sees of elements that stick to the window's top.
 */
import { axe, fixture } from './frontage';
import {
	atRest,
	bar,
	expect,
	focusIsSeen,
	group,
	groupOf,
	long,
	scroll,
	test,
	topOf,
	watchShifts,
	words,
} from './sticky-page';

const px = ( size: number ) => ( { desktop: { size, unit: 'px' } } );

test(
	'sticky: a group sticks in its own look after the distance',
	{ tag: [ '@HD-07', '@HD-08', '@newest' ] },
	async ( { page, publish } ) => {
		const link = await publish(
			bar( {
				distance: px( 150 ),
				background: 'solid',
				color: '#d0e0f0',
				border: true,
				borderWidth: 2,
				shadow: true,
			} ) + long( 'Text' )
		);
		await page.goto( link );
		const sticky = groupOf( page, 'Bar' );
		await expect( sticky ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		const { height } = ( await sticky.boundingBox() ) ?? { height: 0 };
		const before = await topOf( sticky );

		await scroll( page, 140 );
		expect( await topOf( sticky ) ).toBe( before - 140 );
		await scroll( page, before + 200 );
		expect( await topOf( sticky ) ).toBe( 0 );
		await expect( sticky ).toHaveCSS(
			'background-color',
			'rgb(208, 224, 240)'
		);
		await expect( sticky ).toHaveCSS(
			'box-shadow',
			/2px 0px 0px.+10px 0px$/
		);
		await expect( sticky ).toHaveCSS( 'z-index', '9999' );
		expect( ( await sticky.boundingBox() )?.height ).toBe( height );
		await axe( page, 'main .wp-block-group[data-state]' );

		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await expect( sticky ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		expect( await topOf( sticky ) ).toBe( before );
	}
);

for ( const as of [ 'visitor', 'owner' ] as const ) {
	test.describe( `for the ${ as }`, () => {
		test.use( { as } );

		test(
			`sticky: no shift for a ${ as } down, up and back`,
			{ tag: [ '@HD-06', '@HD-09', '@HD-12' ] },
			async ( { page, publish } ) => {
				const shifted = await watchShifts( page );
				await page.goto(
					await publish(
						bar( { hides: true, distance: px( 120 ) } ) +
							long( 'Text' )
					)
				);
				const sticky = groupOf( page, 'Bar' );
				const top = as === 'owner' ? 32 : 0;
				const start = await topOf( sticky );
				await scroll( page, start + 20 );
				expect( await topOf( sticky ) ).toBe( top );

				await scroll( page, 400 );
				expect( await topOf( sticky ) ).toBeLessThan( -20 );
				await scroll( page, -4 );
				expect( await topOf( sticky ) ).toBeLessThan( -20 );
				await scroll( page, -20 );
				expect( await topOf( sticky ) ).toBe( top );

				await sticky.getByRole( 'link' ).focus();
				await scroll( page, 500 );
				expect( await topOf( sticky ) ).toBe( top );
				await page.evaluate( () => window.scrollTo( 0, 0 ) );
				await atRest( page );
				expect( await topOf( sticky ) ).toBe( start );
				expect( await shifted() ).toBeLessThanOrEqual( 0.01 );
			}
		);
	} );
}

test(
	'sticky: tabbing backward never focuses what is covered',
	{ tag: '@HD-12' },
	async ( { page, publish } ) => {
		await page.goto(
			await publish( bar( { hides: true } ) + long( 'Text' ) )
		);
		await scroll( page, 2400 );
		await page.getByRole( 'link', { name: 'Link Text 8' } ).focus();
		await atRest( page );
		for ( let back = 0; back < 8; back++ ) {
			await page.keyboard.press( 'Shift+Tab' );
			await atRest( page );
			expect( await focusIsSeen( page ) ).toBe( true );
		}
		await page.keyboard.press( 'Shift+Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Bar link' } )
		).toBeFocused();
		await atRest( page );
		expect( await focusIsSeen( page ) ).toBe( true );
	}
);

test(
	'sticky: a turned tablet follows the chosen devices',
	{ tag: [ '@HD-10' ] },
	async ( { page, publish } ) => {
		await page.setViewportSize( { width: 1024, height: 700 } );
		await page.goto(
			await publish( bar( { devices: [ 'desktop' ] } ) + long( 'Text' ) )
		);
		const sticky = groupOf( page, 'Bar' );
		await scroll( page, 1500 );
		expect( await topOf( sticky ) ).toBeLessThan( -200 );
		await page.setViewportSize( { width: 1025, height: 700 } );
		await expect.poll( () => topOf( sticky ) ).toBe( 0 );
		await page.setViewportSize( { width: 767, height: 700 } );
		await expect.poll( () => topOf( sticky ) ).toBeLessThan( -200 );
	}
);

test(
	'sticky: a clipped group becomes fixed and keeps its space',
	{ tag: '@HD-08' },
	async ( { page, publish } ) => {
		const shifted = await watchShifts( page );
		await page.goto(
			await publish(
				group(
					null,
					bar( { distance: px( 100 ) } ) + long( 'Text' ),
					' style="overflow: hidden"'
				)
			)
		);
		const sticky = groupOf( page, 'Bar' );
		const { width, x, height } = ( await sticky.boundingBox() ) ?? {};
		const first = page.getByText( 'Text 0.' );
		const start = await topOf( first );
		await scroll( page, start );
		expect( await sticky.boundingBox() ).toEqual( {
			x,
			y: 0,
			width,
			height,
		} );
		expect( await topOf( first ) ).toBe( 0 );
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await atRest( page );
		expect( await topOf( first ) ).toBe( start );
		expect( await shifted() ).toBeLessThanOrEqual( 0.01 );
	}
);

test(
	'sticky: a group, with overflow-x hidden on html and body',
	{ tag: '@HD-08' },
	async ( { page, publish } ) => {
		await page.goto(
			await publish(
				words( '<style>html,body{overflow-x:hidden}</style>' ) +
					bar( { distance: px( 100 ) } ) +
					long( 'Text' )
			)
		);
		await scroll( page, 900 );
		const sticky = groupOf( page, 'Bar' );
		await expect( sticky ).toHaveAttribute( 'data-state', 'stuck' );
		await expect.poll( () => topOf( sticky ) ).toBe( 0 );
	}
);

test(
	'sticky: elements stack, and move up when one above leaves',
	{ tag: '@HD-06' },
	async ( { page, publish } ) => {
		const one = group(
			null,
			group( { enabled: true }, words( 'Upper' ) ) + long( 'First', 5 )
		);
		const two = group(
			null,
			group( { enabled: true }, words( 'Lower' ) ) + long( 'Second' )
		);
		await page.goto(
			await publish(
				group( { enabled: true, hides: true }, words( 'Notice' ) ) +
					one +
					two
			)
		);
		const notice = groupOf( page, 'Notice' );
		const upper = groupOf( page, 'Upper' );
		const lower = groupOf( page, 'Lower' );
		await scroll( page, ( await topOf( upper ) ) + 100 );
		await scroll( page, 300 );
		await scroll( page, -10 );
		const { height } = ( await notice.boundingBox() ) ?? { height: NaN };
		expect( await topOf( notice ) ).toBe( 0 );
		expect( await topOf( upper ) ).toBe( Math.round( height ) );
		await scroll( page, 500 );
		expect( await topOf( upper ) ).toBe( 0 );
		await scroll( page, 1600 );
		expect( await topOf( lower ) ).toBe( 0 );
	}
);

test(
	'sticky: reduced motion makes it stick at once',
	{ tag: '@HD-08' },
	async ( { page, publish } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto(
			await publish( bar( { hides: true } ) + long( 'Text' ) )
		);
		const sticky = groupOf( page, 'Bar' );
		await expect( sticky ).toHaveCSS( 'transition-duration', '0s' );
		await scroll( page, 1500 );
		expect( await topOf( sticky ) ).toBe( 0 );
		await scroll( page, 200 );
		expect( await topOf( sticky ) ).toBeLessThan( -10 );
	}
);

test(
	'sticky: right to left a fixed group keeps its position',
	{ tag: '@HD-08' },
	async ( { page, publish } ) => {
		await fixture( page, 'right-to-left' );
		await page.goto(
			await publish(
				group(
					null,
					bar() + long( 'Text' ),
					' style="overflow: hidden; margin-right: 90px"'
				)
			)
		);
		const sticky = groupOf( page, 'Bar' );
		const { x, width } = ( await sticky.boundingBox() ) ?? {};
		await scroll( page, 1500 );
		expect( await sticky.boundingBox() ).toMatchObject( {
			x,
			width,
			y: 0,
		} );
	}
);
