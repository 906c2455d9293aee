/**
 * Which item opens, among which others, and what happens when one can not be shown.
 */
import {
	block,
	expect,
	expectTrouble,
	hold,
	isForItems,
	parts,
	test,
	type Page,
} from './gallery-blocks';
import { test as publishing } from './item-publish';

const GALLERY = block( { instanceId: 1, itemsPerPage: 4 } );
const tile = ( page: Page, name: string ) =>
	parts( page ).items.getByRole( 'link', { name } );
const category = ( page: Page, name: string ) =>
	parts( page ).categories.getByRole( 'link', { name } );

test(
	'opening: the pressed tile opens, also after another was removed',
	{ tag: '@PF-19' },
	async ( { page, place } ) => {
		await page.goto( ( await place( GALLERY ) ).link );
		await tile( page, 'Wind-shaped' ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toHaveAccessibleName( 'Wind-shaped' );
		await page.keyboard.press( 'Escape' );
		await tile( page, 'The long eave' ).evaluate( ( link ) =>
			link.remove()
		);
		await tile( page, 'Ramp under a glass roof' ).click();
		await expect( dialog ).toHaveAccessibleName(
			'Ramp under a glass roof'
		);
	}
);

for ( const answer of [ 'is on its way', 'has failed' ] ) {
	test(
		`opening: its list is the one shown while another filter ${ answer }`,
		{ tag: '@PF-28' },
		async ( { page, place } ) => {
			await page.goto( ( await place( GALLERY ) ).link );
			await tile( page, 'Wind-shaped' ).click();
			const dialog = page.getByRole( 'dialog' );
			await expect( dialog ).toContainText( /4 of \d\d/ );
			const [ place4 ] =
				/4 of \d\d/.exec( await dialog.innerText() ) ?? [];
			await page.keyboard.press( 'Escape' );

			expectTrouble(
				page,
				/Error fetching data|Failed to load resource/
			);
			const isForCategory = ( url: URL ) =>
				isForItems( url ) && /categories=/.test( url.search );
			await page.route( isForCategory, ( route ) => route.abort() );
			const asking = await hold( page, isForCategory );
			await category( page, 'Botanical' ).click();
			if ( answer === 'has failed' ) {
				asking.answer();
				await expect( parts( page ).retry ).toBeVisible();
			}
			await tile( page, 'Wind-shaped' ).click();
			await expect( dialog ).toHaveAccessibleName( 'Wind-shaped' );
			await expect( dialog ).toContainText( String( place4 ) );
			await page.keyboard.press( 'ArrowRight' );
			await expect( dialog ).toHaveAccessibleName( 'Spray' );
			asking.answer();
		}
	);
}

test(
	'opening: pictures far away are released and reload',
	{ tag: '@LB-05' },
	async ( { page, place } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto(
			(
				await place(
					block( {
						instanceId: 1,
						itemsPerPage: 12,
						showSearch: true,
					} )
				)
			).link
		);
		const { items } = parts( page );
		const titles = ( await parts( page ).titles.allTextContents() ).map(
			( title ) => title.trim()
		);
		await items.first().getByRole( 'link' ).click();
		const dialog = page.getByRole( 'dialog' );
		const walk = async ( key: string, names: string[] ) => {
			for ( const name of names ) {
				await expect( dialog ).toHaveAccessibleName( name );
				await page.keyboard.press( key );
			}
		};
		await walk( 'ArrowRight', titles.slice( 0, 9 ) );
		await walk( 'ArrowLeft', titles.slice( 4, 10 ).reverse() );
		await expect( dialog ).toHaveAccessibleName( 'Wind-shaped' );
		await expect( dialog.getByRole( 'img' ) ).toBeVisible();
		expect(
			await dialog.locator( '.frontage-viewer__slide' ).count()
		).toBeLessThanOrEqual( 5 );
	}
);

for ( const part of [ 'stage', 'dialog' ] as const ) {
	test(
		`opening: a failing ${ part } follows the link, Back returns`,
		{ tag: [ '@PF-19', '@LB-06' ] },
		async ( { page, place } ) => {
			expectTrouble( page, /no frames here/ );
			await page.addInitScript( ( broken ) => {
				const { append } = Element.prototype;
				const fail = () => {
					throw new Error( 'no frames here' );
				};
				if ( broken === 'dialog' ) {
					HTMLDialogElement.prototype.showModal = fail;
					return;
				}
				Element.prototype.append = function ( ...nodes ) {
					if ( this.matches( '.frontage-viewer__stage' ) ) {
						fail();
					}
					append.apply( this, nodes );
				};
			}, part );
			const { link } = await place( GALLERY );
			await page.goto( link );
			const opener = tile( page, 'Spiral in ash' );
			const address = String( await opener.getAttribute( 'href' ) );
			await opener.click();
			await expect( page ).toHaveURL( address );
			// A page from the browser's cache fires no load event.
			await page.goBack( { waitUntil: 'commit' } );
			await expect( page ).toHaveURL( link );
			await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		}
	);
}

test(
	'opening: a next item that cannot show is told with its link',
	{ tag: '@LB-02' },
	async ( { page, place } ) => {
		expectTrouble( page, /no frames here/ );
		await page.goto( ( await place( GALLERY ) ).link );
		await tile( page, 'The long eave' ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'button', { name: 'Next' } )
		).toBeEnabled();
		await page.evaluate( () => {
			window.ResizeObserver.prototype.observe = () => {
				throw new Error( 'no frames here' );
			};
		} );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName( 'Spiral in ash' );
		const notice = dialog.getByRole( 'alert' );
		await expect( notice ).toContainText(
			'The content could not be loaded.'
		);
		await expect( notice.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			/\/spiral-in-ash\/$/
		);
	}
);

publishing(
	'whoever reloads on an item that is no more finds every later page in the history as it was',
	{ tag: '@PF-28' },
	async ( { page, place, publish, requestUtils } ) => {
		const { id } = await publish( 'Short-lived', {
			'astra-portfolio-type': 'page',
		} );
		const { link } = await place( GALLERY );
		await page.goto( link );
		const shown = page.waitForResponse( /\/portfolio\/short-lived\// );
		await tile( page, 'Short-lived' ).click();
		// Deleted earlier, its page would not be found.
		await ( await shown ).finished();
		await expect( page ).toHaveURL( /item=short-lived$/ );
		await requestUtils.rest( {
			path: `/wp/v2/astra-portfolio/${ id }`,
			method: 'DELETE',
		} );
		await page.reload();
		await expect( page ).toHaveURL( link );
		await parts( page ).more.click();
		await expect( page ).toHaveURL( `${ link }?frontage-1-page=2` );
		await category( page, 'Botanical' ).click();
		const filtered = `${ link }?frontage-1-category=botanical`;
		await expect( page ).toHaveURL( filtered );
		await expect( parts( page ).items.first() ).toContainText( 'Arum' );
		await page.goBack();
		await expect( page ).toHaveURL( `${ link }?frontage-1-page=2` );
		await page.goForward();
		await expect( page ).toHaveURL( filtered );
		await expect( parts( page ).items.first() ).toContainText( 'Arum' );
	}
);
