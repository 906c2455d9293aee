/**
 * Notice, header, menu with a mega panel, anchors and the button back to the top, together on one page.
 */
import { mergeTests } from '@playwright/test';
import { expectTrouble } from './frontage';
import {
	axe,
	banner,
	expect,
	header,
	scroll,
	test as headerTest,
	type Page,
} from './header-page';
import {
	link,
	menuBlock,
	parts,
	test as menuTest,
	THREE_LEVELS,
} from './menu-page';

const PANEL =
	'<!-- wp:frontage/menu-panel {"item":"/?to=Shop","width":"full-width"} --><!-- wp:paragraph --><p><a href="/?in=Prints">Prints</a></p><!-- /wp:paragraph --><!-- /wp:frontage/menu-panel -->';
const TARGET =
	'<!-- wp:heading {"anchor":"visit"} --><h2 class="wp-block-heading" id="visit">Where we are</h2><!-- /wp:heading -->';
const SPACE =
	'<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const test = mergeTests( headerTest, menuTest ).extend< { whole: string } >( {
	/** The address of a page with all of it. */
	whole: async ( { addMenu, decide, placeHeader, placePage }, use ) => {
		await decide( {
			hook_sticky_header: true,
			hook_shrink_header: true,
			sticky_hide_on_scroll: true,
			scroll_to_top: true,
			store_notice: true,
			store_notice_text:
				'Orders arrive by <a href="/?to=post">Friday</a>',
		} );
		const menu = await addMenu( THREE_LEVELS + link( 'Shop' ) );
		await placeHeader(
			header(
				`<!-- wp:frontage/header-row --><!-- wp:site-title {"level":0} /-->${ menuBlock(
					{ menu, align: '' },
					PANEL
				) }<!-- /wp:frontage/header-row -->`
			)
		);
		const made = await placePage( {
			content: SPACE + TARGET + SPACE,
		} );
		await use( made.link );
	},
} );

const fits = ( page: Page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth <= window.innerWidth
	);

test(
	'header: a keyboard reaches level three, a panel, an anchor, and returns',
	{ tag: [ '@HD-12', '@MN-04', '@MN-07', '@MN-08', '@AN-01' ] },
	async ( { page, whole } ) => {
		await page.goto( whole );
		const { link: item, button, expand } = parts( page );
		const { keyboard } = page;
		const walk = [
			page.getByRole( 'link', { name: 'Skip to content' } ),
			page.getByRole( 'link', { name: 'Friday' } ),
			page.getByRole( 'button', { name: 'Dismiss notice' } ),
			banner( page ).getByRole( 'link', { name: 'Marram' } ),
			item( 'Home' ),
			item( 'Work' ),
			expand( 'Work' ),
		];
		const reached = new Set< number >();
		for ( let press = 0; press < walk.length; press++ ) {
			await keyboard.press( 'Tab' );
			for ( const [ at, control ] of walk.entries() ) {
				if (
					await control.evaluate( ( element ) =>
						element.matches( ':focus' )
					)
				) {
					reached.add( at );
				}
			}
		}
		expect( reached.size ).toBe( walk.length );

		await expect( expand( 'Work' ) ).toBeFocused();
		await keyboard.press( 'Enter' );
		await expect( item( 'Houses' ) ).toBeVisible();
		await expand( 'Public' ).focus();
		await keyboard.press( 'Enter' );
		await keyboard.press( 'Tab' );
		await expect( item( 'Schools' ) ).toBeFocused();
		await axe( page, '.wp-block-frontage-header' );
		await keyboard.press( 'Escape' );
		await expect( expand( 'Public' ) ).toBeFocused();
		await keyboard.press( 'Escape' );
		await expect( expand( 'Work' ) ).toBeFocused();
		await expect( item( 'Houses' ) ).toBeHidden();

		await button( 'Studio' ).focus();
		await keyboard.press( 'Enter' );
		await expect( item( 'People' ) ).toBeVisible();
		// A panel opens for the focus alone.
		await expand( 'Shop' ).focus();
		await expect( expand( 'Shop' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( item( 'People' ) ).toBeHidden();
		await keyboard.press( 'Tab' );
		await expect( item( 'Prints' ) ).toBeFocused();
		await keyboard.press( 'Escape' );
		await expect( expand( 'Shop' ) ).toBeFocused();

		await item( 'Visit' ).focus();
		await keyboard.press( 'Enter' );
		const target = page.getByRole( 'heading', { name: 'Where we are' } );
		await expect( target ).toBeFocused();
		await expect( target ).toBeInViewport();
		await page.getByRole( 'link', { name: 'Back to top' } ).focus();
		await keyboard.press( 'Enter' );
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBe( 0 );
	}
);

test(
	'header: all menu items fit a narrow window and wide letter spacing',
	{ tag: [ '@HD-01', '@MN-01' ] },
	async ( { page, whole } ) => {
		for ( const width of [ 640, 320 ] ) {
			await page.setViewportSize( { width, height: 640 } );
			await page.goto( whole );
			// The distances of WCAG 1.4.12.
			await page.addStyleTag( {
				content:
					'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
			} );
			expect( await fits( page ) ).toBe( true );
			await page.getByRole( 'button', { name: 'Open menu' } ).click();
			const dialog = page.getByRole( 'dialog' );
			for ( const name of [ 'Sub-menu of Work', 'Sub-menu of Public' ] ) {
				await dialog
					.getByRole( 'button', { name, exact: true } )
					.click();
			}
			await dialog.getByRole( 'link', { name: 'Schools' } ).focus();
			await expect(
				dialog.getByRole( 'link', { name: 'Schools' } )
			).toBeInViewport();
			expect(
				await dialog.evaluate(
					( element ) => element.scrollWidth <= element.clientWidth
				)
			).toBe( true );
			await axe( page, 'dialog' );
		}
	}
);

test(
	'header: forced colors show panel borders and the current menu item',
	{ tag: [ '@HD-01', '@MN-07' ] },
	async ( { page, whole } ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await page.goto( whole );
		const { expand } = parts( page );
		for ( const name of [ 'Work', 'Shop' ] ) {
			await expand( name ).click();
			const panel = page.locator(
				`#${ await expand( name ).getAttribute( 'aria-controls' ) }`
			);
			await expect( panel ).toBeVisible();
			await expect( panel ).toHaveCSS( 'border-top-style', 'solid' );
		}
		await scroll( page, 1500 );
		await expect(
			page.getByRole( 'link', { name: 'Back to top' } )
		).toBeVisible();
		await axe( page, '.wp-block-frontage-header' );
	}
);

for ( const theme of [ 'twentytwentyfour', 'twentytwentythree' ] ) {
	test(
		`header: the pattern “simple” works in ${ theme }, wide and narrow`,
		{ tag: '@HD-01' },
		async ( { addMenu, page, placePage, requestUtils } ) => {
			const menu = await addMenu( THREE_LEVELS );
			const { link: address } = await placePage( {
				content:
					header(
						`<!-- wp:frontage/header-row --><!-- wp:site-title {"level":0} /-->${ menuBlock(
							{ menu, align: '' }
						) }<!-- /wp:frontage/header-row -->`,
						{ align: 'full' }
					) + SPACE,
			} );
			// The screen of themes asks for updates, which no test's site reaches.
			expectTrouble( page, /wp_update_themes/ );
			await requestUtils.activateTheme( theme );
			try {
				for ( const width of [ 1280, 375 ] ) {
					await page.setViewportSize( { width, height: 700 } );
					await page.goto( address );
					const { nav, toggle } = parts( page );
					await expect( nav ).toBeVisible();
					if ( width === 375 ) {
						await toggle.click();
						await expect(
							page.getByRole( 'dialog' ).getByRole( 'link', {
								name: 'Home',
							} )
						).toBeVisible();
					}
					expect( await fits( page ) ).toBe( true );
					await axe( page, '.wp-block-frontage-header' );
				}
			} finally {
				await requestUtils.activateTheme( 'twentytwentyfive' );
			}
		}
	);
}
