/**
 * Comments that need more than one try: captchas good for one, answers that get lost, a visitor who writes on, a line that hangs.
 */
import { expect, expectTrouble, fixture, hold, reset, test } from './frontage';
import {
	QUIET,
	commentOf,
	form,
	introduce,
	note,
	noteAt,
	replyTo,
	send,
	text,
	told,
} from './comments-page';

const SENDING = /wp-comments-post\.php/;

test.afterEach( reset );

test(
	'comments: one that a script sends without an event is no draft',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await page.evaluate( () =>
			document.addEventListener(
				'submit',
				( event ) => {
					event.preventDefault();
					const { target } = event;
					setTimeout( () =>
						HTMLFormElement.prototype.submit.call( target )
					);
				},
				{ capture: true }
			)
		);
		await introduce( page );
		await text( page ).fill( 'After a captcha' );
		await send( page ).click();
		await page.waitForURL( /#comment-\d+$/ );
		await expect( commentOf( page, 'After a captcha' ) ).toBeVisible();
		await text( page ).hover();
		await page.waitForFunction( () =>
			Reflect.get( Reflect.get( window, 'frontage' ), 'comments' )
		);
		await expect( text( page ) ).toHaveValue( '' );
		await expect( note( page, 'status' ) ).toHaveCount( 0 );
	}
);

test(
	'comments: a captcha good for one try lets a second comment through',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		expectTrouble( page, /status of 409/ );
		await fixture( page, 'comments-token' );
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await introduce( page );
		for ( const words of [ 'The first', 'The second' ] ) {
			await text( page ).fill( words );
			await send( page ).click();
			await expect( commentOf( page, words ) ).toBeFocused();
		}
		await text( page ).fill( 'The second' );
		await send( page ).click();
		await expect( note( page, 'alert' ) ).toContainText( 'Duplicate' );
		await text( page ).fill( 'The third' );
		await send( page ).click();
		await expect( commentOf( page, 'The third' ) ).toBeFocused();
	}
);

test(
	'comments: refused twice without a reason, it can be sent natively',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		expectTrouble( page, /status of 403/ );
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await page.route( SENDING, ( route ) =>
			route.fulfill( {
				status: 403,
				contentType: 'text/html',
				body: '<div class="wp-die-message">Robots stay outside.</div>',
			} )
		);
		await introduce( page );
		await text( page ).fill( 'No robot' );
		await send( page ).click();
		const again = note( page, 'alert' ).getByRole( 'button' );
		await expect( note( page, 'alert' ) ).toContainText( 'Robots' );
		await expect( again ).toHaveCount( 0 );
		await send( page ).click();
		await expect( again ).toHaveAccessibleName( 'Try again' );
		await page.unroute( SENDING );
		await again.click();
		await page.waitForURL( /#comment-\d+$/ );
		await expect( commentOf( page, 'No robot' ) ).toBeVisible();
	}
);

test(
	'comments: a lost answer makes no duplicate on retry',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		expectTrouble( page, /ERR_FAILED|status of 409/ );
		const { link } = await noteAt( requestUtils, QUIET );
		await page.goto( link );
		await introduce( page );
		await text( page ).fill( 'Once is enough' );
		await page.route( SENDING, async ( route ) => {
			await route.fetch( { maxRedirects: 0 } );
			await route.abort();
		} );
		await send( page ).click();
		await expect( note( page, 'alert' ) ).toContainText( 'No answer came' );
		await page.unroute( SENDING );
		await note( page, 'alert' ).getByRole( 'button' ).click();
		await expect( note( page, 'status' ) ).toContainText( 'was sent' );
		await expect( text( page ) ).toHaveValue( '' );
		await page.reload();
		await expect( page.getByText( 'Once is enough' ) ).toHaveCount( 1 );
		await expect( note( page, 'status' ) ).toHaveCount( 0 );
	}
);

test(
	'comments: text typed while one is being sent stays',
	{ tag: '@CM-02' },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		const sending = await hold( page, SENDING );
		await page.goto( link );
		await introduce( page );
		await text( page ).fill( 'One thing.' );
		await send( page ).click();
		await sending.asked();
		await text( page ).focus();
		await text( page ).press( 'End' );
		await page.keyboard.type( ' And another' );
		sending.answer();
		await expect( commentOf( page, 'One thing.' ) ).toBeVisible();
		await expect( text( page ) ).toHaveValue( 'One thing. And another' );
		await expect( text( page ) ).toBeFocused();
	}
);

test(
	'comments: a reply whose script hangs is busy, then follows its link',
	{ tag: '@CM-01' },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		const script = await hold( page, /deferred\/comments\.js/ );
		await page.goto( link );
		const reply = replyTo( page, 'Hamish Baird' ).first();
		await reply.click();
		await expect( reply ).toHaveAttribute( 'aria-busy', 'true' );
		await page.waitForURL( /replytocom=\d+/ );
		script.answer();
	}
);

test(
	'comments: ten deep, the form takes the width of the list',
	{ tag: '@CM-01' },
	async ( { page, requestUtils } ) => {
		await fixture( page, 'comments-in-thousands' );
		await page.setViewportSize( { width: 320, height: 640 } );
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		const width = async () =>
			( await form( page ).boundingBox() )?.width ?? 0;
		const atHome = await width();
		const wholeWidth = () =>
			page.evaluate( () => document.documentElement.scrollWidth );
		// Deep names and dates of this theme reach beyond the window themselves.
		const before = await wholeWidth();
		for ( const name of [ 'Person 5', 'Person 9' ] ) {
			await page
				.getByRole( 'link', {
					name: `Reply to ${ name }`,
					exact: true,
				} )
				.click();
			await expect( page.locator( 'li #respond' ) ).toHaveCount( 1 );
			expect( await width() ).toBeGreaterThan( 220 );
			const box = await form( page ).boundingBox();
			const button = await send( page ).boundingBox();
			expect(
				( button?.x ?? 0 ) + ( button?.width ?? 0 )
			).toBeLessThanOrEqual( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) );
			expect( box?.x ).toBeGreaterThanOrEqual( 0 );
			expect( await wholeWidth() ).toBe( before );
		}
		await page.keyboard.press( 'Escape' );
		expect( await width() ).toBe( atHome );
	}
);

test.describe( 'as a member', () => {
	test.use( { as: 'owner' } );

	test(
		'comments: logging out by a link leaves no draft behind',
		{ tag: '@CM-03' },
		async ( { page, requestUtils } ) => {
			const { link } = await noteAt( requestUtils );
			await page.goto( link );
			await text( page ).fill( 'For my eyes only' );
			await page.reload();
			await expect( text( page ) ).toHaveValue( 'For my eyes only' );
			await expect(
				told( page, 'Your draft is back.' ).and(
					page.locator( '.frontage-comments__region' )
				)
			).toBeAttached();
			await form( page )
				.getByRole( 'link', { name: 'Log out?' } )
				.click();
			await expect( page ).toHaveURL( link );
			expect(
				await page.evaluate( () => JSON.stringify( localStorage ) )
			).not.toContain( 'my eyes' );
		}
	);
} );
