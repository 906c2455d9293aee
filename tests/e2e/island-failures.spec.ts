/**
 * When something of an island does not come or breaks: the visitor still gets there, and can try again.
 */
import {
	expect,
	expectTrouble,
	fixture,
	hold,
	test,
	type Page,
} from './frontage';
import {
	category,
	expectToFilter,
	expectToFollowLink,
	galleryOn,
	markPage,
	WORK,
} from './island-page';

const ISLAND = /\/portfolio\/island\.js/;

function errorsOf( page: Page ): () => string[] {
	const errors: string[] = [];
	page.on( 'console', ( message ) => {
		if (
			message.type() === 'error' &&
			! /ERR_FAILED/.test( message.text() )
		) {
			errors.push( message.text() );
		}
	} );
	return () => errors;
}

test(
	'island: a script that fails once is fetched again unnoticed',
	{ tag: '@IS-10' },
	async ( { page } ) => {
		expectTrouble( page, /ERR_FAILED/ );
		let failures = 0;
		await page.goto( WORK );
		await page.route( ISLAND, ( route ) =>
			failures++ < 1 ? route.abort() : route.continue()
		);
		await expectToFilter( page );
		expect( failures ).toBeGreaterThan( 1 );
	}
);

test(
	'island: without its script the link works, one console message',
	{ tag: '@IS-10' },
	async ( { page } ) => {
		expectTrouble( page, /ERR_FAILED|Frontage: \w+ failed/ );
		const errors = errorsOf( page );
		await page.route( ISLAND, ( route ) => route.abort() );
		await page.goto( WORK );
		await expectToFollowLink( page );
		expect( errors() ).toHaveLength( 1 );
	}
);

test(
	'island: a visitor who is online again retries',
	{ tag: '@IS-10' },
	async ( { page } ) => {
		expectTrouble( page, /ERR_FAILED|Frontage: \w+ failed/ );
		await page.goto( WORK );
		await page.route( ISLAND, ( route ) => route.abort() );
		await galleryOn( page )
			.getByRole( 'searchbox' )
			.pressSequentially( 'the' );
		await expect( galleryOn( page ) ).toHaveAttribute(
			'data-state',
			'failed'
		);
		await page.unroute( ISLAND );
		await galleryOn( page ).getByRole( 'searchbox' ).fill( '' );
		await expectToFilter( page );
	}
);

test(
	'island: a site’s script replaces the console message',
	{ tag: '@IS-10' },
	async ( { page } ) => {
		expectTrouble( page, /ERR_FAILED/ );
		await page.route( ISLAND, ( route ) => route.abort() );
		await page.goto( WORK );
		await page.evaluate( () =>
			document.addEventListener( 'frontage-island-error', ( event ) => {
				event.preventDefault();
				document.title = 'Told';
			} )
		);
		await galleryOn( page )
			.getByRole( 'searchbox' )
			.pressSequentially( 'the' );
		await expect( page ).toHaveTitle( 'Told' );
	}
);

test(
	'island: a gallery that throws keeps its HTML, others work',
	{ tag: '@IS-10' },
	async ( { page } ) => {
		expectTrouble( page, /TypeError/ );
		const errors = errorsOf( page );
		await fixture( page, 'throwing' );
		await page.goto( WORK );
		const broken = page.locator( 'frontage-portfolio' ).first();
		const html = await broken.innerHTML();
		await broken.getByRole( 'searchbox' ).pressSequentially( 'the' );
		await expect( broken ).toHaveAttribute( 'data-state', 'failed' );
		expect( await broken.innerHTML() ).toBe( html );
		expect( errors() ).toHaveLength( 1 );

		const isSamePage = await markPage( page );
		const other = page.locator( 'frontage-portfolio' ).last();
		await other
			.getByRole( 'link', { name: 'Screens', exact: true } )
			.click();
		await expect( page ).toHaveURL( /frontage-9-category=screens/ );
		await expect( other ).toHaveAttribute( 'data-state', 'mounted' );
		expect( await isSamePage() ).toBe( true );
		await expect( category( page ) ).toBeVisible();
	}
);

test(
	'island: a sent search is answered although the gallery throws',
	{ tag: '@IS-10' },
	async ( { page } ) => {
		expectTrouble( page, /TypeError/ );
		await fixture( page, 'throwing' );
		await page.goto( WORK );
		const field = page
			.locator( 'frontage-portfolio' )
			.first()
			.getByRole( 'searchbox' );
		// The focus alone has the script fetched: it waits until the visitor has sent something.
		await page.route( ISLAND, async ( route ) => {
			await field.fill( 'eave' );
			await route.continue();
		} );
		const script = await hold( page, ISLAND );
		await field.fill( 'ea' );
		await field.press( 'Enter' );
		script.answer();
		await page.waitForURL( /frontage-\d+-search=eave/ );
	}
);
