/**
 * The chooser: all templates as the owner's own site, one of them imported, and undone.
 */
import { axe, expect, expectTrouble, fixture, reset, test } from './frontage';
import {
	button,
	expectLoaded,
	heading,
	isMarked,
	large,
	mark,
	picture,
	QUERY,
	SCREEN,
	small,
	within,
} from './chooser-page';
import { expectNoOverflow } from './kits-page';

test.use( { as: 'owner' } );
test.afterEach( reset );
test.beforeEach( ( { page } ) => {
	// WordPress's admin begins a transition that no visitor's page takes part in.
	expectTrouble( page, /ViewTransition opt-in disabled/ );
} );

test(
	'chooser: all templates follow title, colors and device without loading anew',
	{ tag: '@PV-06' },
	async ( { admin, page } ) => {
		test.setTimeout( 240_000 );
		await admin.visitAdminPage( SCREEN, QUERY );
		await expect( page.locator( 'li iframe' ) ).toHaveCount( 6 );
		const studio = small( page, 'Studio' );
		await expectLoaded( studio );
		await mark( studio );
		await axe( page, '.frontage-templates-chooser' );

		await page.getByRole( 'textbox', { name: 'Title' } ).fill( 'Ebb & Co' );
		await expect(
			within( studio ).locator( 'header .wp-block-site-title' )
		).toHaveText( 'Ebb & Co' );
		await page.getByRole( 'radio', { name: 'Journal, light' } ).check();
		await expect( within( studio ).locator( 'html' ) ).toHaveCSS(
			'--wp--preset--color--base',
			'#fbf8f1'
		);
		await expect(
			page.getByText( /^Text on background: 1\d/ )
		).toBeVisible();
		for ( const [ device, width ] of [
			[ 'Mobile', 390 ],
			[ 'Tablet', 820 ],
			[ 'Desktop', 1280 ],
		] as const ) {
			await button( page, device ).click();
			await expect( button( page, device ) ).toHaveAttribute(
				'aria-pressed',
				'true'
			);
			await expect
				.poll( () =>
					within( studio )
						.locator( 'html' )
						.evaluate( ( { clientWidth } ) => clientWidth )
				)
				.toBeGreaterThan( width - 20 );
			expect( await isMarked( studio ) ).toBe( true );
		}

		// Another font is another page in each frame, and no step back.
		const entries = () => page.evaluate( () => history.length );
		const before = await entries();
		await page.getByLabel( 'Heading font' ).selectOption( 'Vollkorn' );
		await expect
			.poll( () => isMarked( studio ), { timeout: 60_000 } )
			.toBe( false );
		await expectLoaded( studio );
		expect( await entries() ).toBe( before );
	}
);

test(
	'chooser: a whole own site with 24 pictures takes at most 25 clicks, and is undone',
	{ tag: [ '@PV-06' ] },
	async ( { admin, page, requestUtils } ) => {
		test.setTimeout( 600_000 );
		// WordPress looks for updates when its screen of themes is opened.
		expectTrouble( page, /wp_update_themes|api\.wordpress\.org/ );
		const start = Date.now();
		let clicks = 0;
		const click = async (
			name: string,
			role: 'button' | 'radio' = 'button'
		) => {
			clicks++;
			await page.getByRole( role, { name, exact: true } ).click();
		};
		const upload = async ( names: string[] ) => {
			clicks++;
			await page.getByRole( 'tab', { name: 'Upload files' } ).click();
			const chooser = page.waitForEvent( 'filechooser' );
			await click( 'Select Files' );
			await (
				await chooser
			).setFiles(
				names.map( ( name, number ) => ( {
					name: `${ name }.gif`,
					mimeType: 'image/gif',
					buffer: picture( number + 1 ),
				} ) )
			);
			await expect(
				page.locator(
					'.media-modal .attachment.selected:not(.uploading):visible'
				)
			).toHaveCount( names.length, { timeout: 120_000 } );
			await click( 'Select' );
		};
		await page.addInitScript( () => {
			const heard: string[] = [];
			Object.assign( window, { heard } );
			for ( const name of [
				'page_views_website_templates',
				'kit_cloud_library_apply',
				'kit_import_status',
				'ie_admin_action',
			] ) {
				document.addEventListener( name, () => heard.push( name ) );
			}
		} );
		const before = await requestUtils.getSiteSettings();

		await admin.visitAdminPage( SCREEN );
		clicks += 2;
		await page
			.getByRole( 'link', { name: 'Site templates' } )
			.first()
			.click();
		clicks++;
		await page.getByRole( 'textbox', { name: 'Title' } ).click();
		await page.getByRole( 'textbox', { name: 'Title' } ).fill( 'Ebb & Co' );
		await click( 'Choose a logo' );
		await upload( [ 'ebb-mark' ] );
		await click( 'Journal, light', 'radio' );
		clicks += 2;
		await page.getByLabel( 'Heading font' ).selectOption( 'Vollkorn' );
		await click( 'Choose pictures' );
		await upload(
			Array.from( { length: 24 }, ( _, at ) => `ebb-shore-${ at + 1 }` )
		);
		await expect( page.getByText( '24 of 24 pictures' ) ).toBeVisible();
		await click( 'Preview “Photographer”' );
		await expect( heading( page, 'Photographer' ) ).toBeFocused();
		const frame = large( page, 'Photographer' );
		await expectLoaded( frame );
		await expect(
			within( frame ).locator( 'img[src*="ebb-shore-"]' ).first()
		).toBeAttached( { timeout: 60_000 } );
		await expect(
			within( frame ).locator( 'header .wp-block-site-logo img' ).first()
		).toBeAttached();
		await click( 'Use this template' );
		await expect( heading( page, 'Import “Photographer”' ) ).toBeFocused( {
			timeout: 30_000,
		} );
		await axe( page, '.frontage-kits-screen' );
		expect( await requestUtils.getSiteSettings() ).toMatchObject( {
			title: before.title,
		} );
		await click( 'Import template' );
		await expect( heading( page, 'Your site is ready' ) ).toBeFocused( {
			timeout: 300_000,
		} );
		await expect(
			page
				.locator( '.frontage-kits-screen' )
				.getByText( /^Verified: all links/ )
		).toBeVisible();
		await axe( page, '.frontage-kits-screen' );
		expect( clicks ).toBeLessThanOrEqual( 25 );
		expect( Date.now() - start ).toBeLessThan( 600_000 );

		// As a visitor sees it.
		const seen = await page.context().newPage();
		await seen.goto( '/' );
		await expect( seen ).toHaveTitle( /Ebb & Co/ );
		await expect(
			seen.locator( 'img[src*="ebb-shore-"]' ).first()
		).toBeAttached();
		await expect(
			seen.locator( 'img[src*="src/templates/pictures"]' )
		).toHaveCount( 0 );
		await seen.close();

		const [ about ] = await requestUtils.rest<
			{ id: number; title: { raw: string } }[]
		>( {
			path: '/wp/v2/pages',
			params: { search: 'About', context: 'edit', orderby: 'id' },
		} );
		await requestUtils.rest( {
			path: `/wp/v2/pages/${ about?.id }`,
			method: 'POST',
			data: { title: 'About Ebb, edited' },
		} );
		await button( page, 'Undo' ).click();
		await expect(
			heading( page, 'Your site is back to the way it was' )
		).toBeFocused( {
			timeout: 120_000,
		} );
		await expect(
			page
				.locator( '.frontage-kits-screen' )
				.getByText( /About Ebb, edited/ )
		).toBeVisible();
		expect( await requestUtils.getSiteSettings() ).toMatchObject( {
			title: before.title,
		} );
		expect(
			await page.evaluate( () => Reflect.get( window, 'heard' ) )
		).toEqual( [
			'page_views_website_templates',
			'kit_cloud_library_apply',
			'kit_import_status',
			'ie_admin_action',
			'kit_import_status',
		] );
		await button( page, 'Back to templates' ).click();
		await expect( heading( page, 'Photographer' ) ).toBeFocused();
	}
);

test(
	'chooser: works by keyboard, in a small window, right to left',
	{ tag: [ '@PV-06' ] },
	async ( { admin, page } ) => {
		test.setTimeout( 180_000 );
		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 375, height: 740 } );
		await admin.visitAdminPage( SCREEN, QUERY );
		await expect( button( page, 'Preview “Studio”' ) ).toBeVisible();
		await expectNoOverflow( page );
		await axe( page, '.frontage-templates-chooser' );
		const background = button( page, 'Background' );
		await background.focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'slider' ).first() ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( background ).toBeFocused();
		await expect( background ).toHaveAttribute( 'aria-expanded', 'false' );
		// Also quicker than the picker gets the focus.
		await background.evaluate( ( element: HTMLElement ) => {
			element.click();
			element.dispatchEvent(
				new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
			);
		} );
		await expect( background ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect( background ).toBeFocused();

		await button( page, 'Preview “Studio”' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, 'Studio' ) ).toBeFocused();
		await expectNoOverflow( page );
		const frame = large( page, 'Studio' );
		await expectLoaded( frame );
		await button( page, 'Contact' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( button( page, 'Contact' ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await expect(
			within( frame ).getByRole( 'heading', { level: 1 } ).first()
		).toContainText( /\w/ );
		await expect
			.poll( () => page.frames().map( ( shown ) => shown.url() ) )
			.toContainEqual(
				expect.stringContaining( 'frontage_page=contact' )
			);
		await axe( page, '.frontage-templates-chooser__main' );
		await button( page, 'Use this template' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, 'Import “Studio”' ) ).toBeFocused( {
			timeout: 30_000,
		} );
		await expectNoOverflow( page );
		await button( page, 'Cancel' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, 'Studio' ) ).toBeFocused();
		await button( page, 'All templates' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( button( page, 'Preview “Studio”' ) ).toBeFocused();
	}
);

test(
	'chooser: the first steps and the kits screen lead to it',
	{ tag: [ '@PV-06' ] },
	async ( { admin, page } ) => {
		await admin.visitAdminPage(
			'edit.php',
			'post_type=astra-portfolio&page=frontage-welcome'
		);
		await page
			.getByRole( 'link', { name: 'choose a site template' } )
			.click();
		await expect( heading( page, 'Choose a template' ) ).toBeVisible();
		await admin.visitAdminPage( 'tools.php', 'page=frontage-kits' );
		await page
			.getByRole( 'link', { name: 'Or start with a site template' } )
			.click();
		await expect( heading( page, 'Choose a template' ) ).toBeVisible();
	}
);
