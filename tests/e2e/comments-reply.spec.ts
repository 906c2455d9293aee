/**
 * Replies: the form goes to the comment, and back.
 */
import {
	axe,
	expect,
	expectTrouble,
	fixture,
	hold,
	reset,
	test,
} from './frontage';
import {
	HANDRAIL,
	cancel,
	commentOf,
	decide,
	expectAtHome,
	field as fieldNamed,
	form,
	introduce,
	note,
	noteAt,
	replyTo,
	send,
	text,
	told,
} from './comments-page';

test.afterEach( reset );

test(
	'comments: a reply form opens below the comment, Escape cancels it',
	{ tag: [ '@CM-01', '@newest' ] },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await text( page ).fill( 'Fifty is too much' );
		await text( page ).evaluate( ( field ) =>
			( field as HTMLTextAreaElement ).setSelectionRange( 0, 5 )
		);
		const reply = replyTo( page, 'Ruth Mensah' ).first();
		await reply.focus();
		await page.keyboard.press( 'Enter' );

		await expect( text( page ) ).toBeFocused();
		await expect( text( page ) ).toHaveValue( 'Fifty is too much' );
		expect(
			await text( page ).evaluate( ( field ) =>
				field.ownerDocument.getSelection()?.toString()
			)
		).toBe( 'Fifty' );
		await expect(
			commentOf( page, 'What diameter' ).locator( '#respond' )
		).toHaveCount( 1 );
		await expect( page.locator( '#reply-title' ) ).toContainText(
			'Reply to Ruth Mensah'
		);
		expect(
			Number( await page.locator( '#comment_parent' ).inputValue() )
		).toBeGreaterThan( 0 );
		await expect( told( page, 'Replying to Ruth Mensah' ) ).toBeAttached();
		await axe( page, '.wp-block-comments' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( cancel( page ) ).toBeFocused();

		await page.keyboard.press( 'Escape' );
		await expect( reply ).toBeFocused();
		await expectAtHome( page );
		await expect( text( page ) ).toHaveValue( 'Fifty is too much' );

		await replyTo( page, 'Hamish Baird' ).first().click();
		await replyTo( page, 'Ruth Mensah' ).last().click();
		await cancel( page ).click();
		await expect( replyTo( page, 'Ruth Mensah' ).last() ).toBeFocused();
		await expectAtHome( page );
		await expect( page ).toHaveURL( link );
	}
);

test(
	'comments: typing a name goes on while the reply script loads',
	{ tag: '@CM-01' },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		const script = await hold( page, /deferred\/comments\.js/ );
		await page.goto( link );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		const name = fieldNamed( page, 'Name' );
		await name.pressSequentially( 'In' );
		script.answer();
		await expect(
			commentOf( page, 'What diameter' ).locator( '#respond' )
		).toHaveCount( 1 );
		await expect( name ).toBeFocused();
		await page.keyboard.type( 'es' );
		await expect( name ).toHaveValue( 'Ines' );
		await expect( text( page ) ).toHaveValue( '' );
	}
);

test(
	'comments: a pending click opens the form, or the page after 4 s',
	{ tag: '@CM-01' },
	async ( { page, requestUtils } ) => {
		expectTrouble( page, /ERR_FAILED|did not load/ );
		const { link } = await noteAt( requestUtils );
		const script = await hold( page, /deferred\/comments\.js/ );
		await page.goto( link );
		await replyTo( page, 'Hamish Baird' ).first().click();
		script.answer();
		await expect(
			commentOf( page, 'Nobody slides down' ).locator( '#respond' )
		).toHaveCount( 1 );
		await page.unroute( /deferred\/comments\.js/ );

		await page.route( /deferred\/comments\.js/, ( route ) =>
			route.abort()
		);
		await page.goto( `${ link }?again` );
		await replyTo( page, 'Hamish Baird' ).first().click();
		await page.waitForURL( /replytocom=\d+/ );
	}
);

test(
	'comments: added reply links work, incomplete ones stay plain links',
	{ tag: '@CM-01' },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await page.evaluate( () => {
			const item = document.querySelector(
				'.wp-block-comment-template li'
			);
			const later = item?.cloneNode( true );
			if ( later instanceof HTMLElement ) {
				later.id = 'comment-77777';
				later.querySelector( 'ol' )?.remove();
				const reply = later.querySelector< HTMLElement >(
					'.comment-reply-link'
				);
				reply?.setAttribute( 'aria-label', 'Reply to Latecomer' );
				Object.assign( reply?.dataset ?? {}, {
					commentid: '77777',
					belowelement: 'comment-77777',
					replyto: 'Reply to <img src=x onerror=alert(1)>',
				} );
				item?.before( later );
			}
		} );
		await replyTo( page, 'Latecomer' ).click();
		await expect( page.locator( '#comment_parent' ) ).toHaveValue(
			'77777'
		);
		await expect( page.locator( '#comment-77777 #respond' ) ).toHaveCount(
			1
		);
		await expect( page.locator( '#reply-title' ) ).toContainText(
			'<img src=x'
		);
		for ( const name of [
			'belowelement',
			'commentid',
			'respondelement',
			'postid',
		] ) {
			await page.goto( link );
			const reply = replyTo( page, 'Hamish Baird' ).first();
			await reply.evaluate(
				( element, attribute ) => element.removeAttribute( attribute ),
				`data-${ name }`
			);
			await reply.click();
			await page.waitForURL( /replytocom=\d+/ );
		}
	}
);

test(
	'comments: among a thousand, ten deep, the form is there in a frame',
	{ tag: '@CM-01' },
	async ( { page, requestUtils } ) => {
		await fixture( page, 'comments-in-thousands' );
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		const reply = replyTo( page, 'Person 559' );
		await reply.hover();
		await page.waitForFunction( () =>
			Reflect.get( Reflect.get( window, 'frontage' ), 'comments' )
		);
		const isThere = await reply.evaluate( async ( element ) => {
			( element as HTMLElement ).click();
			await new Promise( requestAnimationFrame );
			return (
				element.ownerDocument.activeElement?.closest( 'li' )?.id ===
				'comment-90559'
			);
		} );
		expect( isThere ).toBe( true );
	}
);

test(
	'comments: without JavaScript replies go by link and plain form',
	{ tag: [ '@CM-04', '@everywhere' ] },
	async ( { browser, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await page.goto( link );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		await expect( page ).toHaveURL( /replytocom=\d+/ );
		await introduce( page );
		await text( page ).fill( 'Forty, then.' );
		await send( page ).click();
		await expect( page ).toHaveURL( /#comment-\d+$/ );
		await expect(
			commentOf( page, 'What diameter' ).getByText( 'Forty, then.' )
		).toBeVisible();
		await context.close();
	}
);

test(
	'comments: a classic theme replies in place, with one script',
	{ tag: '@CM-04' },
	async ( { page, requestUtils } ) => {
		await fixture( page, 'classic-theme' );
		const { link } = await noteAt( requestUtils, HANDRAIL );
		await page.goto( link );
		await expect(
			page.locator( 'script[src*="comment-reply"]' )
		).toHaveCount( 0 );
		await expect(
			page.locator( 'script[src*="comments/view"]' )
		).toHaveCount( 1 );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		await expect( page.locator( 'article + #respond' ) ).toHaveCount( 1 );
		await introduce( page );
		await text( page ).fill( 'In a classic theme' );
		await send( page ).click();
		await expect(
			commentOf( page, 'What diameter' ).getByText( 'In a classic theme' )
		).toBeVisible();
		await expectAtHome( page );
	}
);

test(
	'comments: replies work right to left, at 320 pixels, under a strict CSP',
	{ tag: '@CM-01' },
	async ( { page, requestUtils } ) => {
		await fixture( page, 'right-to-left', 'csp' );
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		await expect( text( page ) ).toBeFocused();
		const title = await page.locator( '#reply-title' ).boundingBox();
		const end = await cancel( page ).boundingBox();
		expect( ( end?.x ?? 0 ) - ( title?.x ?? 0 ) ).toBeLessThan( 80 );
		await page.setViewportSize( { width: 320, height: 700 } );
		await axe( page, '#respond' );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
	}
);

test(
	'comments: WordPress’s reply script is back where a setting asks',
	{ tag: '@CM-04' },
	async ( { page, requestUtils } ) => {
		await decide( requestUtils, { comment_reply: false } );
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await expect(
			page.locator( 'script[src*="comment-reply"]' )
		).toHaveCount( 1 );
		await expect(
			page.locator( 'script[src*="comments/view"]' )
		).toHaveCount( 0 );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		await expect( page.locator( '#reply-title' ) ).toContainText(
			'Reply to Ruth Mensah'
		);
		await expect( note( page, 'alert' ) ).toHaveCount( 0 );
		await expect( form( page ) ).toBeVisible();
	}
);
