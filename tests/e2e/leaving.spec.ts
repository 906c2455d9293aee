/** Away by a link or a form in what covers the page, and Back: with the browser's own cache of pages, without it, and after a reload. */
import { login, test as base } from './account-page';
import { expect, fixture, parts, THREE_LEVELS, type Page } from './menu-page';
import {
	answer,
	inHeader,
	isSearch,
	parts as search,
	searchBlock,
} from './search-page';

const PHONE = { width: 375, height: 700 };

const test = base.extend( {
	// Where the second Back leads.
	page: async ( { page, baseURL }, use ) => {
		await page.setViewportSize( PHONE );
		await page.goto( `${ baseURL }/?before` );
		await use( page );
	},
} );

/* A page that the browser has kept does not load again. */
const goBack = ( page: Page ) => page.goBack( { waitUntil: 'commit' } );

/** Back leads to the page with nothing open, and once more from it. */
async function isLeftByTwo( page: Page, address: string ) {
	await goBack( page );
	await expect( page ).toHaveURL( address );
	await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
	await goBack( page );
	await expect( page ).toHaveURL( /before$/ );
}

/** Whether the present history entry is that of something that covers the page. */
const hasEntry = ( page: Page ) =>
	page.evaluate( () => Boolean( history.state?.frontageOverlays?.length ) );

/** Marks a page that the browser keeps; a change of cookies has it let go of one that says `no-store`. */
const markKept = ( page: Page ) =>
	page.evaluate( () => {
		document.cookie = 'seen=1';
		window.addEventListener( 'pageshow', () =>
			document.documentElement.setAttribute( 'data-kept', '' )
		);
	} );

/** Whether this browser has a back-forward cache: headless shells have none. */
async function hasPageCache( page: Page ): Promise< boolean > {
	const other = await page.context().newPage();
	await other.goto( page.url() );
	await markKept( other );
	await other.goto( `${ page.url() }&next` );
	await goBack( other );
	await other.waitForLoadState();
	const count = await other.locator( 'html[data-kept]' ).count();
	await other.close();
	return count > 0;
}

for ( const kept of [ true, false ] ) {
	test(
		`menu: Back from its link returns, ${ kept ? 'page kept' : 'no-store' }`,
		{ tag: '@OV-01' },
		async ( { page, placeMenu } ) => {
			const { link } = await placeMenu( THREE_LEVELS );
			const isKept = kept && ( await hasPageCache( page ) );
			await fixture( page, ...( kept ? [] : [ 'no-store' ] ) );
			await page.goto( link );
			await markKept( page );
			const { toggle, dialog, link: item } = parts( page );
			await toggle.click();
			await expect( dialog ).toBeVisible();
			await item( 'Home' ).click();
			await expect( page ).toHaveURL( /to=Home/ );
			await goBack( page );
			await expect( page ).toHaveURL( link );
			await expect( page.locator( 'html[data-kept]' ) ).toHaveCount(
				isKept ? 1 : 0
			);
			await expect( dialog ).toBeHidden();
			await goBack( page );
			await expect( page ).toHaveURL( /before$/ );
		}
	);
}

test(
	'menu: a link in it works after a reload with it open',
	{ tag: '@OV-01' },
	async ( { page, placeMenu } ) => {
		const { link } = await placeMenu( THREE_LEVELS );
		await page.goto( link );
		const { toggle, dialog, link: item } = parts( page );
		await toggle.click();
		await expect.poll( () => hasEntry( page ) ).toBe( true );
		await page.reload();
		await toggle.click();
		await expect( dialog ).toBeVisible();
		await item( 'Home' ).click();
		await expect( page ).toHaveURL( /to=Home/ );
		await isLeftByTwo( page, link );
	}
);

test(
	'menu: after a reload with it open one Back leaves the page',
	{ tag: '@OV-01' },
	async ( { page, placeMenu } ) => {
		await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
		await parts( page ).toggle.click();
		await expect.poll( () => hasEntry( page ) ).toBe( true );
		await page.reload();
		await expect.poll( () => hasEntry( page ) ).toBe( false );
		await goBack( page );
		await expect( page ).toHaveURL( /before$/ );
	}
);

test(
	'menu: a link in it that is a download leaves Back to close it',
	{ tag: '@OV-01' },
	async ( { page, placeMenu } ) => {
		const { link } = await placeMenu( THREE_LEVELS );
		await page.route( /to=Home/, ( route ) =>
			route.fulfill( {
				headers: { 'content-disposition': 'attachment' },
				contentType: 'application/zip',
				body: 'zip',
			} )
		);
		await page.goto( link );
		const { toggle, dialog, link: entry } = parts( page );
		await toggle.click();
		await expect( dialog ).toBeVisible();
		await Promise.all( [
			page.waitForEvent( 'download' ),
			entry( 'Home' ).click(),
		] );
		await expect.poll( () => hasEntry( page ) ).toBe( true );
		await goBack( page );
		await expect( dialog ).toBeHidden();
		await expect( page ).toHaveURL( link );
		expect( await hasEntry( page ) ).toBe( false );
	}
);

test(
	'menu: Forward after Back closed it leads to no empty history entry',
	{ tag: '@OV-01' },
	async ( { page, placeMenu } ) => {
		const { link } = await placeMenu( THREE_LEVELS );
		await page.goto( link );
		const { toggle, dialog } = parts( page );
		await toggle.click();
		await expect.poll( () => hasEntry( page ) ).toBe( true );
		await goBack( page );
		await expect( dialog ).toBeHidden();
		await page.goForward( { waitUntil: 'commit' } );
		await expect.poll( () => hasEntry( page ) ).toBe( false );
		await expect( dialog ).toBeHidden();
		await goBack( page );
		await expect( page ).toHaveURL( /before$/ );
	}
);

test(
	'search over the screen: sends again after Back',
	{ tag: '@OV-01' },
	async ( { page, place } ) => {
		const { link } = await place(
			inHeader( searchBlock( { opens: 'full-screen' } ) )
		);
		await page.goto( link );
		for ( const word of [ 'stair', 'roof' ] ) {
			const { block, open, panel, field } = search( page );
			await open.hover();
			await expect( block.locator( 'dialog' ) ).not.toHaveAttribute(
				'popover'
			);
			await open.click();
			await field.fill( word );
			await page.keyboard.press( 'Enter' );
			await expect( page ).toHaveURL( `/?s=${ word }` );
			await goBack( page );
			await expect( page ).toHaveURL( link );
			await expect( panel ).toBeHidden();
		}
		await goBack( page );
		await expect( page ).toHaveURL( /before$/ );
	}
);

test(
	'login: Back from “Lost your password?” returns to the page',
	{ tag: [ '@OV-01', '@everywhere' ] },
	async ( { page, open } ) => {
		const link = await open( {} );
		const { link: opener, dialog } = login( page );
		await opener.click();
		await expect.poll( () => hasEntry( page ) ).toBe( true );
		await dialog.getByRole( 'link', { name: 'Lost' } ).click();
		await expect( page ).toHaveURL( /lostpassword/ );
		await isLeftByTwo( page, link );
	}
);

test(
	'menu: a form in it is posted with its button, Back returns',
	{ tag: '@OV-01' },
	async ( { page, placeMenu } ) => {
		const { link } = await placeMenu( THREE_LEVELS );
		await page.goto( link );
		const { toggle, dialog } = parts( page );
		await toggle.click();
		await expect( dialog ).toBeVisible();
		await dialog.evaluate( ( element ) =>
			element.insertAdjacentHTML(
				'beforeend',
				'<form method="post" action="/?posted"><input type="hidden" name="method"><button name="by" value="me">Send</button></form>'
			)
		);
		const [ request ] = await Promise.all( [
			page.waitForRequest( /posted/ ),
			dialog.getByRole( 'button', { name: 'Send' } ).click(),
		] );
		expect( request.postData() ).toBe( 'method=&by=me' );
		await expect( page ).toHaveURL( /posted/ );
		await isLeftByTwo( page, link );
	}
);

test(
	'menu: prevented, modified and new-tab clicks do not close it',
	{ tag: '@OV-01' },
	async ( { page, placeMenu } ) => {
		await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
		const { toggle, dialog, link: item } = parts( page );
		await toggle.click();
		await expect( dialog ).toBeVisible();
		await page.evaluate( () =>
			document.addEventListener(
				'click',
				( event ) => event.preventDefault(),
				{ once: true }
			)
		);
		await item( 'Home' ).click();
		await expect( dialog ).toBeVisible();
		for ( const target of [ '', '_blank' ] ) {
			await item( 'Home' ).evaluate(
				( element, name ) => element.setAttribute( 'target', name ),
				target
			);
			const [ tab ] = await Promise.all( [
				page.context().waitForEvent( 'page' ),
				item( 'Home' ).click( {
					modifiers: target ? [] : [ 'ControlOrMeta' ],
				} ),
			] );
			await tab.close();
		}
		await expect( dialog ).toBeVisible();
		await goBack( page );
		await expect( dialog ).toBeHidden();
	}
);

test(
	'search over the screen: Back from a live result returns',
	{ tag: '@OV-01' },
	async ( { page, place } ) => {
		await page.route( isSearch, ( route ) => answer( route, [ 'Stair' ] ) );
		const { link } = await place(
			inHeader( searchBlock( { opens: 'full-screen' } ) )
		);
		await page.goto( link );
		const { block, open, field, option } = search( page );
		await open.hover();
		await expect( block.locator( 'dialog' ) ).not.toHaveAttribute(
			'popover'
		);
		await open.click();
		await field.fill( 'stair' );
		await expect( option( /^Stair/ ) ).toBeVisible();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /to=0/ );
		await isLeftByTwo( page, link );
	}
);

test(
	'viewer: Back from a link in it returns to the page',
	{ tag: '@OV-01' },
	async ( { page, place } ) => {
		const { link } = await place(
			'<!-- wp:html --><a href="#note" data-frontage-lightbox="inline">Note</a><div id="note" hidden><p>Words and <a href="/?to=more">more</a>.</p></div><!-- /wp:html -->'
		);
		await page.goto( link );
		await page.getByRole( 'link', { name: 'Note' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog.getByText( 'Words and' ) ).toBeVisible();
		await expect.poll( () => hasEntry( page ) ).toBe( true );
		await dialog.getByRole( 'link', { name: 'more' } ).click();
		await expect( page ).toHaveURL( /to=more/ );
		await isLeftByTwo( page, link );
	}
);
