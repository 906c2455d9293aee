/**
 * What a visitor sees who follows a link to a place in the page.
 */
import { hold } from './frontage';
import {
	atRest,
	bar,
	expect,
	group,
	groupOf,
	long,
	scroll,
	test,
	topOf,
	words,
	type Page,
} from './sticky-page';
import { changeSettings } from './settings-page';

const LINKS = words(
	'<a href="#place">To the place</a> <a href="#w%C3%B6rter">To the words</a> <a href="#far">To the far one</a>'
);

const content = ( sticky: object = {} ) =>
	bar( sticky ) +
	LINKS +
	long( 'Text', 6 ) +
	words( 'Here it is', ' id="place"' ) +
	long( 'More', 5 ) +
	words( 'Here they are', ' id="wörter"' ) +
	long( 'Rest', 6 );

const heightOf = async ( page: Page ) =>
	Math.round( ( await groupOf( page, 'Bar' ).boundingBox() )?.height ?? NaN );

test(
	'anchors: a link goes below what has become sticky, with focus',
	{ tag: [ '@AN-01', '@MN-08', '@everywhere', '@newest' ] },
	async ( { page, publish } ) => {
		const link = await publish( content() );
		await page.goto( link );
		await page.getByRole( 'link', { name: 'To the place' } ).click();
		const place = page.getByText( 'Here it is' );
		await expect( place ).toBeFocused();
		await atRest( page );
		expect( await topOf( place ) ).toBe( await heightOf( page ) );
		await expect( page ).toHaveURL( `${ link }#place` );
		await expect( page.locator( ':target' ) ).toHaveText( 'Here it is' );
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Link More 0' } )
		).toBeFocused();
		await expect( place ).not.toHaveAttribute( 'tabindex' );
		await page.goBack();
		await expect( page ).toHaveURL( link );
	}
);

test(
	'anchors: scrolling is smooth, or at once with reduced motion',
	{ tag: '@AN-01' },
	async ( { page, publish } ) => {
		const link = await publish( content() );
		for ( const [ reducedMotion, isSmooth ] of [
			[ 'no-preference', true ],
			[ 'reduce', false ],
		] as const ) {
			await page.emulateMedia( { reducedMotion } );
			await page.goto( link );
			const trigger = page.getByRole( 'link', { name: 'To the place' } );
			// The script comes when the visitor does something.
			await page.mouse.move( 0, 0 );
			await trigger.hover();
			await page.waitForFunction( () =>
				Reflect.has( Reflect.get( window, 'frontage' ), 'sticky' )
			);
			const passed = page.evaluate(
				() =>
					new Promise< number >( ( resolve ) => {
						const places = new Set< number >();
						window.addEventListener( 'scroll', () =>
							places.add( window.scrollY )
						);
						document.addEventListener( 'focusin', () =>
							setTimeout( () => resolve( places.size ), 1000 )
						);
					} )
			);
			await trigger.press( 'Enter' );
			const count = await passed;
			if ( isSmooth ) {
				expect( count ).toBeGreaterThan( 5 );
			} else {
				expect( count ).toBeLessThanOrEqual( 3 );
			}
		}
	}
);

test(
	'anchors: late content covers no target of a hash',
	{ tag: '@AN-01' },
	async ( { page, publish } ) => {
		const link = await publish( content( { hides: true } ) );
		await page.goto( `${ link }#place` );
		const place = page.getByText( 'Here it is' );
		await expect( place ).toBeFocused();
		await atRest( page );
		expect( await topOf( place ) ).toBe( await heightOf( page ) );
	}
);

test(
	'anchors: scrolling while the page loads is not undone',
	{ tag: '@AN-01' },
	async ( { page, publish } ) => {
		await page.goto( `${ await publish( content() ) }#place` );
		await scroll( page, 700 );
		const { y } = await page.evaluate( () => ( { y: window.scrollY } ) );
		await page.evaluate(
			() => new Promise( ( resolve ) => setTimeout( resolve, 1200 ) )
		);
		expect( await page.evaluate( () => window.scrollY ) ).toBe( y );
	}
);

for ( const how of [ 'wheel', 'scrollbar' ] as const ) {
	test(
		`anchors: scrolling by ${ how } before the script is not undone`,
		{ tag: '@AN-01' },
		async ( { page, publish } ) => {
			const script = await hold( page, /deferred\/sticky\.js/ );
			await page.goto( `${ await publish( content() ) }#place`, {
				waitUntil: 'commit',
			} );
			await script.asked();
			await expect( page.getByText( 'Here it is' ) ).toBeInViewport();
			if ( how === 'wheel' ) {
				await scroll( page, 700 );
			} else {
				// No event tells of it but the scrolling itself.
				await page.evaluate( () => window.scrollBy( 0, 700 ) );
			}
			const y = await page.evaluate( () => window.scrollY );
			script.answer();
			await page.waitForLoadState();
			await page.evaluate(
				() => new Promise( ( resolve ) => setTimeout( resolve, 1200 ) )
			);
			expect( await page.evaluate( () => window.scrollY ) ).toBe( y );
			await expect( page.getByText( 'Here it is' ) ).not.toBeFocused();
		}
	);
}

test(
	'anchors: a link with other letters scrolls natively, then moves focus',
	{ tag: '@AN-01' },
	async ( { page, publish } ) => {
		await page.goto( await publish( content() ) );
		await scroll( page, 200 );
		await page
			.getByRole( 'link', { name: 'To the words' } )
			.press( 'Enter' );
		const place = page.getByText( 'Here they are' );
		await atRest( page );
		expect( await topOf( place ) ).toBeGreaterThanOrEqual(
			await heightOf( page )
		);
		await expect( place ).toBeFocused();
	}
);

for ( const id of [ 'цены', '2024-prices' ] ) {
	test(
		`anchors: #${ id } is below what sticks, with focus`,
		{ tag: '@AN-01' },
		async ( { page, publish } ) => {
			const link = await publish(
				bar() +
					long( 'Text', 6 ) +
					words( 'Here they are', ` id="${ id }"` ) +
					long( 'Rest', 6 )
			);
			await page.goto( `${ link }#${ encodeURIComponent( id ) }` );
			const place = page.getByText( 'Here they are' );
			await expect( place ).toBeFocused();
			await atRest( page );
			expect( await topOf( place ) ).toBe( await heightOf( page ) );
		}
	);
}

test(
	'anchors: a site setting adds distance to what sticks',
	{ tag: [ '@HD-10' ] },
	async ( { page, publish } ) => {
		await page.goto(
			await publish(
				bar() +
					LINKS +
					long( 'Text', 6 ) +
					group( { anchorOffset: 70 }, words( 'Far' ), ' id="far"' ) +
					long( 'Rest', 8 )
			)
		);
		await page.getByRole( 'link', { name: 'To the far one' } ).click();
		const far = groupOf( page, 'Far' );
		await expect( far ).toBeFocused();
		await atRest( page );
		expect( await topOf( far ) ).toBe( ( await heightOf( page ) ) + 70 );
	}
);

test(
	'anchors: switched off, links jump as in the browser',
	{ tag: '@AN-02' },
	async ( { page, publish, requestUtils } ) => {
		const set = ( value: boolean ) =>
			changeSettings( requestUtils, { scroll_to_id: value } );
		const link = await publish( content() );
		await set( false );
		try {
			await page.goto( link );
			await page.getByRole( 'link', { name: 'To the place' } ).click();
			const place = page.getByText( 'Here it is' );
			await expect( page ).toHaveURL( `${ link }#place` );
			await atRest( page );
			await expect( place ).not.toBeFocused();
			await expect( place ).toBeInViewport();
		} finally {
			await set( true );
		}
	}
);
