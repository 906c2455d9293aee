/**
 * What a visitor has written and not sent.
 */
import { axe, expect, expectTrouble, reset, test } from './frontage';
import {
	cancel,
	commentOf,
	decide,
	field,
	introduce,
	note,
	noteAt,
	replyTo,
	send,
	text,
} from './comments-page';

const SENDING = /wp-comments-post\.php/;

test.afterEach( reset );

test(
	'comments: drafts survive a reload at their comment until discarded',
	{ tag: [ '@CM-03' ] },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await introduce( page );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		await text( page ).fill( 'For Ruth alone' );
		await page.reload();
		await expect( note( page, 'status' ) ).toContainText(
			'You have begun a reply to Ruth Mensah.'
		);
		await expect( text( page ) ).toHaveValue( '' );
		await expect( field( page, 'Name' ) ).toHaveValue( '' );
		await note( page, 'status' ).getByRole( 'button' ).click();
		await expect( text( page ) ).toHaveValue( 'For Ruth alone' );
		await expect( text( page ) ).toBeFocused();
		await axe( page, '#respond' );
		await cancel( page ).click();
		await expect( text( page ) ).toHaveValue( 'For Ruth alone' );
		await page.reload();
		await expect( text( page ) ).toHaveValue( 'For Ruth alone' );
		expect(
			await page.evaluate( () => JSON.stringify( localStorage ) )
		).not.toContain( 'ines@post.example' );

		await note( page, 'status' )
			.getByRole( 'button', { name: 'Discard draft' } )
			.click();
		await expect( text( page ) ).toBeFocused();
		await page.reload();
		await expect( send( page ) ).toBeVisible();
		await expect( text( page ) ).toHaveValue( '' );
		expect(
			await page.evaluate( () => JSON.stringify( localStorage ) )
		).not.toContain( 'For Ruth' );
	}
);

test(
	'comments: a form set to plain is sent natively and ends its draft',
	{ tag: '@CM-04' },
	async ( { page, requestUtils } ) => {
		expectTrouble( page, /status of 429/ );
		await decide( requestUtils, { comment_in_place: false } );
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await introduce( page );
		await text( page ).fill( 'The ordinary way' );
		await send( page ).click();
		await page.waitForURL( /#comment-\d+$/ );
		await expect( commentOf( page, 'The ordinary way' ) ).toBeVisible();
		await expect
			.poll( () => page.evaluate( () => JSON.stringify( localStorage ) ) )
			.not.toContain( 'The ordinary way' );

		await decide( requestUtils, { comment_in_place: true } );
		await page.goto( link );
		await page.evaluate( () =>
			document
				.querySelector( '#commentform' )
				?.addEventListener( 'submit', ( { target } ) => {
					const robot = document.createElement( 'input' );
					robot.type = 'hidden';
					robot.name = 'no_robot';
					robot.value = 'yes';
					( target as HTMLFormElement ).append( robot );
				} )
		);
		const asked = page.waitForRequest( SENDING );
		await introduce( page, 'Somebody else' );
		await text( page ).fill( 'No robot' );
		await send( page ).click();
		expect( ( await asked ).postData() ).toMatch( /no_robot[\s\S]*yes/ );
		await expect(
			note( page, 'alert' ).or( commentOf( page, 'No robot' ) )
		).toBeVisible();
	}
);

test(
	'comments: replies work in a browser that stores nothing',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		await page.addInitScript( () =>
			Object.defineProperty( window, 'localStorage', {
				get: () => {
					throw new Error( 'no storage' );
				},
			} )
		);
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		await introduce( page );
		await text( page ).fill( 'Nothing is kept' );
		await send( page ).click();
		await expect( commentOf( page, 'Nothing is kept' ) ).toBeFocused();
	}
);

test(
	'comments: sending one of two tabs’ drafts keeps the other',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		const other = await page.context().newPage();
		for ( const [ tab, words ] of [
			[ page, 'From the first tab' ],
			[ other, 'From the second tab' ],
		] as const ) {
			await tab.goto( link );
			await replyTo( tab, 'Ruth Mensah' ).first().click();
			await introduce( tab );
			await text( tab ).fill( words );
		}
		await send( page ).click();
		await expect( commentOf( page, 'From the first tab' ) ).toBeFocused();
		await expect( text( other ) ).toHaveValue( 'From the second tab' );
		await other.reload();
		await note( other, 'status' ).getByRole( 'button' ).click();
		await expect( text( other ) ).toHaveValue( 'From the second tab' );
	}
);
