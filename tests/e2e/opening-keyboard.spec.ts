/**
 * Opened items in the hands of somebody who uses the keyboard: it always has a place, and always works.
 */
import {
	block,
	expect,
	parts,
	test,
	TITLES,
	type Page,
} from './gallery-blocks';

const slugOf = ( link: string ) => link.split( '/' ).at( -2 ) ?? '';
const button = ( page: Page, name: string ) =>
	page.getByRole( 'dialog' ).getByRole( 'button', { name } );

test.describe( 'other sites', () => {
	test.beforeEach( ( { page } ) =>
		page.route( /example\.com|vimeo/, ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				// Chromium passes over a frame of another process that holds nothing to stand on.
				body: '<a href="#">Theirs</a>',
			} )
		)
	);

	test(
		'opening: a site or video by keyboard gets focus, Escape closes',
		{ tag: [ '@PF-20', '@PF-21' ] },
		async ( { page, place, placeGallery, seeded } ) => {
			const site = await placeGallery( { itemsPerPage: 8 } );
			const film = await place(
				block( { instanceId: 1, itemsPerPage: 8 } )
			);
			for ( const [ { link }, slug, title, ask ] of [
				[
					site,
					slugOf( seeded.links.hostile ),
					TITLES.hostile,
					/^Show/,
				],
				[ film, 'spray', 'Spray', /^Play/ ],
			] as const ) {
				await page.goto( `${ link }?frontage-1-item=${ slug }` );
				const dialog = page.getByRole( 'dialog', { name: title } );
				const asking = dialog.getByRole( 'button', { name: ask } );
				await asking.focus();
				await page.keyboard.press( 'Enter' );
				const within = dialog
					.locator( 'iframe' )
					.contentFrame()
					.getByRole( 'link', { name: 'Theirs' } );
				await expect( within ).toBeVisible();
				await expect( asking ).toHaveCount( 0 );
				await expect(
					dialog
						.getByRole( 'group' )
						.filter( { has: page.locator( 'iframe' ) } )
				).toBeFocused();
				await page.keyboard.press( 'Tab' );
				await expect( dialog.locator( 'iframe' ) ).toBeFocused();
				await expect( within ).toBeFocused();
				await page.keyboard.press( 'Tab' );
				await expect( button( page, 'Previous' ) ).toBeFocused();
				await page.keyboard.press( 'Escape' );
				await expect( dialog ).toHaveCount( 0 );
			}
		}
	);

	test(
		'opening: focus moves on when a step removes its button',
		{ tag: '@LB-03' },
		async ( { page, placeGallery, seeded } ) => {
			const { link } = await placeGallery( { itemsPerPage: 8 } );
			const slug = slugOf( seeded.links.hostile );
			await page.goto( `${ link }?frontage-1-item=${ slug }` );
			const dialog = page.locator( 'dialog[open]' );
			await expect( button( page, 'Previous' ) ).toBeEnabled();
			await button( page, 'Show' ).focus();
			await page.keyboard.press( 'ArrowLeft' );
			await expect( dialog ).toHaveAccessibleName( TITLES.emoji );
			await expect( dialog ).toBeFocused();
			await button( page, 'Play' ).focus();
			await page.keyboard.press( 'ArrowRight' );
			await expect( dialog ).toHaveAccessibleName( TITLES.hostile );
			await expect( dialog ).toBeFocused();
		}
	);
} );

test(
	'opening: stepping works when the browser blocks history writes',
	{ tag: '@LB-06' },
	async ( { page, place } ) => {
		const { link } = await place(
			block( { instanceId: 1, itemsPerPage: 4 } )
		);
		await page.goto( `${ link }?frontage-1-item=the-long-eave` );
		const dialog = page.getByRole( 'dialog' );
		await expect( button( page, 'Next' ) ).toBeEnabled();
		// As Safari does after a hundred within ten seconds.
		await page.evaluate( () => {
			history.replaceState = () => {
				throw new DOMException( 'Too many.', 'SecurityError' );
			};
		} );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName( 'Spiral in ash' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName(
			'Ramp under a glass roof'
		);
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
		await expect( parts( page ).items ).toHaveCount( 4 );
	}
);
