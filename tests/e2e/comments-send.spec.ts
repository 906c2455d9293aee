/**
 * What becomes of a comment: an error beside the form, or the new comment where it belongs.
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
	QUIET,
	commentOf,
	expectAtHome,
	field,
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
	'comments: Ctrl+Enter sends a reply and focuses it in the list',
	{ tag: [ '@CM-02', '@CM-03', '@everywhere' ] },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		await introduce( page );
		await text( page ).fill( 'Forty-two, & that is that.' );
		await text( page ).press( 'Control+Enter' );

		const answer = commentOf( page, 'Forty-two, & that is that.' );
		await expect( answer ).toBeFocused();
		await expect(
			commentOf( page, 'What diameter' ).getByText( 'Forty-two' )
		).toBeVisible();
		await expect( page ).toHaveURL( link );
		await expect(
			told( page, 'Your comment is published.' )
		).toBeAttached();
		await expectAtHome( page );
		await expect( text( page ) ).toHaveValue( '' );
		await expect( page.getByText( /^9 responses/ ) ).toBeVisible();
		await axe( page, '.wp-block-comments' );

		await page.reload();
		await expect( answer ).toBeVisible();
		await expect( text( page ) ).toHaveValue( '' );
		await expect( note( page, 'status' ) ).toHaveCount( 0 );
	}
);

test(
	'comments: a refusal is shown under the field, text stays',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		expectTrouble( page, /status of (409|429|403)/ );
		const { link } = await noteAt( requestUtils );
		const other = await page.context().newPage();
		for ( const tab of [ page, other ] ) {
			await tab.goto( link );
			await introduce( tab );
			await text( tab ).fill( 'From two tabs' );
		}
		await send( page ).click();
		await expect( commentOf( page, 'From two tabs' ) ).toBeFocused();
		await send( other ).click();
		await expect( note( other, 'alert' ) ).toContainText(
			'Duplicate comment detected'
		);
		await expect( text( other ) ).toHaveValue( 'From two tabs' );
		await expect( text( other ) ).toBeFocused();
		await expect( text( other ) ).toHaveAttribute( 'aria-invalid', 'true' );
		await axe( other, '#respond' );

		await text( other ).fill( 'Another one, at once' );
		await expect( text( other ) ).not.toHaveAttribute( 'aria-invalid' );
		await send( other ).click();
		await expect( note( other, 'alert' ) ).toContainText( 'too quickly' );

		await other.route( SENDING, ( route ) =>
			route.fulfill( {
				status: 403,
				contentType: 'text/html',
				body: `<body id="error-page"><div class="wp-die-message"><p>Not <b>today</b>.<script>window.hostile=1</script><img src=x onerror="window.hostile=1"></p><a href="javascript:window.hostile=1">No</a> <a href="/rules/">The rules</a></div>`,
			} )
		);
		await send( other ).click();
		await expect( note( other, 'alert' ) ).toHaveText(
			'Not today. No The rules'
		);
		await expect( note( other, 'alert' ).getByRole( 'link' ) ).toHaveCount(
			1
		);
		expect(
			await other.evaluate( () => Reflect.get( window, 'hostile' ) )
		).toBeUndefined();
		await expect( text( other ) ).toHaveValue( 'Another one, at once' );
	}
);

test(
	'comments: a refused e-mail address is shown under its field',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await page.evaluate( () =>
			document
				.querySelector( '#commentform' )
				?.setAttribute( 'novalidate', '' )
		);
		await field( page, 'Name' ).fill( 'Ines' );
		await field( page, 'Email' ).fill( 'ines at post' );
		await text( page ).fill( 'Hello' );
		await send( page ).click();
		await expect( note( page, 'alert' ) ).toHaveText(
			/valid email address/
		);
		await expect( field( page, 'Email' ) ).toBeFocused();
		await expect( field( page, 'Email' ) ).toHaveAccessibleDescription(
			/valid email address/
		);
		await expect( text( page ) ).toHaveValue( 'Hello' );
	}
);

test(
	'comments: offline nothing is lost, retry sends once',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		expectTrouble( page, /ERR_INTERNET_DISCONNECTED/ );
		const { link } = await noteAt( requestUtils, QUIET );
		await page.goto( link );
		await introduce( page );
		await text( page ).fill( 'The first word below this note' );
		await page.context().setOffline( true );
		await send( page ).click();
		await expect( note( page, 'alert' ) ).toContainText( 'No answer came' );
		await expect( text( page ) ).toHaveValue(
			'The first word below this note'
		);
		await axe( page, '#respond' );
		await page.context().setOffline( false );

		const width = ( await send( page ).boundingBox() )?.width;
		let count = 0;
		page.on( 'request', ( request ) => {
			count += SENDING.test( request.url() ) ? 1 : 0;
		} );
		const sending = await hold( page, SENDING );
		await note( page, 'alert' )
			.getByRole( 'button', { name: 'Try again' } )
			.click();
		await sending.asked();
		await expect( send( page ) ).toHaveAccessibleName( 'Sending…' );
		await expect( send( page ) ).toBeFocused();
		expect( ( await send( page ).boundingBox() )?.width ).toBe( width );
		await send( page ).click( { force: true } );
		await text( page ).press( 'Control+Enter' );
		sending.answer();
		const first = commentOf( page, 'The first word below this note' );
		await expect( first ).toBeFocused();
		await expect( page.getByText( /^One response/ ) ).toBeVisible();
		expect( count ).toBe( 1 );
		const box = await first.boundingBox();
		expect( box?.y ?? 0 ).toBeLessThan(
			( await form( page ).boundingBox() )?.y ?? 0
		);
	}
);

test(
	'comments: one held for approval shows in its position, marked so',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		await fixture( page, 'comments-moderated' );
		const { link } = await noteAt( requestUtils );
		await page.goto( link );
		await replyTo( page, 'Ruth Mensah' ).first().click();
		await introduce( page );
		await text( page ).fill( 'May I?' );
		await send( page ).click();
		const waiting = commentOf( page, 'May I?' );
		await expect( waiting ).toContainText( 'awaiting moderation' );
		await expect( waiting ).toHaveAttribute(
			'data-frontage-comment',
			'waiting'
		);
		await expect( told( page, 'waits for approval' ) ).toBeAttached();
		await axe( page, '[data-frontage-comment]' );
	}
);

test(
	'comments: one on another comment page is linked',
	{ tag: '@CM-03' },
	async ( { page, requestUtils } ) => {
		await fixture( page, 'comments-paged' );
		const { link } = await noteAt( requestUtils );
		await page.goto( `${ link }comment-page-1/` );
		await introduce( page );
		await text( page ).fill( 'On the last page' );
		await send( page ).click();
		await expect( note( page, 'status' ) ).toContainText(
			'on another page of the comments'
		);
		await note( page, 'status' )
			.getByRole( 'link', { name: 'See it' } )
			.click();
		await expect( commentOf( page, 'On the last page' ) ).toBeInViewport();
	}
);
