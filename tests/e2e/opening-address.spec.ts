/**
 * The address of an opened item.
 */
import {
	block,
	expect,
	fixture,
	hold,
	isForItems,
	parts,
	test,
	type Page,
} from './gallery-blocks';
import { markPage } from './island-page';

const GALLERY = block( { instanceId: 1, itemsPerPage: 4 } );
const shared = ( link: string, item: string ) =>
	`${ link }?frontage-1-item=${ item }`;
const picture = ( page: Page ) => page.getByRole( 'dialog' ).getByRole( 'img' );

test(
	'opening: a shared link opens an item not loaded, Back closes',
	{ tag: [ '@PF-28', '@LB-06', '@everywhere' ] },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		await page.goto( shared( link, 'folded-panels' ) );
		const dialog = page.getByRole( 'dialog', { name: 'Folded panels' } );
		await expect( picture( page ) ).toBeVisible();
		await expect( dialog ).toContainText( /6 of \d\d/ );
		await page.reload();
		await expect( picture( page ) ).toBeVisible();
		expect(
			await page.evaluate( () => window.navigation.entries().length )
		).toBe( 2 );
		await page.goBack();
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
		await expect( parts( page ).items ).toHaveCount( 4 );
		await page.goForward();
		await expect( picture( page ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Next' } ).click();
		await expect( page ).toHaveURL( shared( link, 'arum' ) );
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
	}
);

test(
	'opening: navigates within the filter, closing fetches no list',
	{ tag: '@PF-28' },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		await page.goto( link );
		const { categories, items } = parts( page );
		await categories.getByRole( 'link', { name: 'Botanical' } ).click();
		await expect( items.first() ).toContainText( 'Arum' );
		await items.first().getByRole( 'link' ).click();
		await expect( picture( page ) ).toBeVisible();
		await expect( page ).toHaveURL(
			`${ link }?frontage-1-category=botanical&frontage-1-item=arum`
		);
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.goBack();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( items.first() ).toContainText( 'Arum' );
		expect(
			asked.filter( ( url ) => isForItems( new URL( url ) ) )
		).toEqual( [] );
		await page.goBack();
		await expect( items.first() ).toContainText( 'The long eave' );
	}
);

test(
	'opening: a deleted item leaves the gallery and the address',
	{ tag: '@PF-28' },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		await page.goto( shared( link, 'no-such-item' ) );
		await expect( page ).toHaveURL( link );
		await expect( parts( page ).items ).toHaveCount( 4 );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	}
);

test(
	'opening: without JavaScript tiles are links, shared link too',
	{ tag: [ '@PF-19', '@PF-28' ] },
	async ( { browser, place } ) => {
		const { link } = await place( GALLERY );
		const page = await browser.newPage( { javaScriptEnabled: false } );
		await page.goto( shared( link, 'wind-shaped' ) );
		const { items, categories } = parts( page );
		await expect( items ).toHaveCount( 4 );
		await expect(
			categories.getByRole( 'link', { name: 'Botanical' } )
		).not.toHaveAttribute( 'href', /item/ );
		await items.getByRole( 'link', { name: 'Wind-shaped' } ).click();
		await expect( page ).toHaveURL( /\/wp-content\/uploads\/.+\.webp$/ );
		await page.close();
	}
);

test(
	'opening: a click for a new tab stays the browser’s',
	{ tag: '@PF-19' },
	async ( { page, context, place } ) => {
		await page.goto( ( await place( GALLERY ) ).link );
		const opened = context.waitForEvent( 'page' );
		await parts( page )
			.items.getByRole( 'link', { name: 'Spiral in ash' } )
			.click( { modifiers: [ 'ControlOrMeta' ] } );
		const tab = await opened;
		await expect(
			tab.getByRole( 'heading', { name: 'Spiral in ash', level: 1 } )
		).toBeVisible();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	}
);

test(
	'opening: items that load meanwhile stay when it closes',
	{ tag: [ '@PF-16', '@PF-28' ] },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		await page.goto( link );
		const { items, more } = parts( page );
		const asking = await hold( page, isForItems );
		await more.click();
		await items.getByRole( 'link', { name: 'Wind-shaped' } ).click();
		await expect( picture( page ) ).toBeVisible();
		asking.answer();
		await expect(
			page.locator( '.wp-block-frontage-portfolio__item' )
		).toHaveCount( 8 );
		await expect( page ).toHaveURL(
			`${ link }?frontage-1-item=wind-shaped&frontage-1-page=2`
		);
		await page.goBack();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( `${ link }?frontage-1-page=2` );
		await expect( items ).toHaveCount( 8 );

		await page.goForward();
		await expect( picture( page ) ).toBeVisible();
		await page.reload();
		await expect( picture( page ) ).toBeVisible();
		await expect( page ).toHaveURL(
			`${ link }?frontage-1-item=wind-shaped&frontage-1-page=2`
		);
		await page.goBack();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( items ).toHaveCount( 8 );
	}
);

test(
	'opening: a page from the cache closes an item not in its address',
	{ tag: '@LB-06' },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		await page.goto( link );
		await parts( page )
			.items.getByRole( 'link', { name: 'Wind-shaped' } )
			.click();
		await expect( picture( page ) ).toBeVisible();
		// By the browser's events, for not every Chromium that tests run in has the cache.
		await page.evaluate( ( address ) => {
			history.replaceState( null, '', address );
			dispatchEvent(
				new PageTransitionEvent( 'pageshow', { persisted: true } )
			);
		}, link );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
	}
);

test(
	'opening: beyond the last page an item closes to the same list',
	{ tag: '@PF-28' },
	async ( { page, place } ) => {
		const { link } = await place(
			block( { instanceId: 1, itemsPerPage: 50 } )
		);
		await page.goto( `${ link }?frontage-1-page=5` );
		const { items, more } = parts( page );
		const last = page.getByRole( 'link', { name: 'Wind-shaped' } );
		await last.click();
		await expect( picture( page ) ).toBeVisible();
		await page.goBack();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( `${ link }?frontage-1-page=2` );
		await expect( last ).toBeVisible();
		await expect( more ).toHaveCount( 0 );
		await expect( items ).not.toHaveCount( 0 );
	}
);

test.describe( 'in a theme that leaves the history alone', () => {
	// Where a block of WordPress's own is interactive, it has the page loaded anew at such a step.
	test.beforeEach( ( { page } ) => fixture( page, 'classic-theme' ) );

	test(
		'opening: after a reload Forward reopens the item, on a slow site',
		{ tag: '@PF-28' },
		async ( { page, place } ) => {
			const { link } = await place( GALLERY );
			await page.goto( shared( link, 'folded-panels' ) );
			await expect( picture( page ) ).toBeVisible();
			await page.goBack();
			await page.reload();
			const isSamePage = await markPage( page );

			const script = await hold( page, /island\.js/ );
			const item = await hold( page, /folded-panels/ );
			const viewer = await hold( page, /viewer\.js/ );
			await page.goForward();
			for ( const slow of [ script, item, viewer ] ) {
				await slow.asked();
				await expect( parts( page ).items ).toHaveCount( 4 );
				await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
				slow.answer();
			}
			await expect( picture( page ) ).toBeVisible();
			await expect( page ).toHaveURL( shared( link, 'folded-panels' ) );
			await page.goBack();
			await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
			await expect( page ).toHaveURL( link );
			expect( await isSamePage() ).toBe( true );
		}
	);

	test(
		'opening: Back before a slow item arrives opens nothing',
		{ tag: '@PF-28' },
		async ( { page, place } ) => {
			const { link } = await place( GALLERY );
			await page.goto( shared( link, 'wind-shaped' ) );
			await expect( picture( page ) ).toBeVisible();
			await page.goBack();
			await page.reload();

			const viewer = await hold( page, /viewer\.js/ );
			await page.goForward();
			await viewer.asked();
			await page.goBack();
			const come = page.waitForResponse( /viewer\.js/ );
			viewer.answer();
			await come;
			// Filtering shows that the page has gone on from there.
			await parts( page )
				.categories.getByRole( 'link', { name: 'Botanical' } )
				.click();
			await expect( parts( page ).items.first() ).toContainText( 'Arum' );
			await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
			await page.goBack();
			await expect( page ).toHaveURL( link );
		}
	);
} );
