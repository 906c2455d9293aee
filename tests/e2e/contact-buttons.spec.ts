/** Contact buttons: a popover of links, and whether it is open by the site's clock. */
import { axe, fixture } from './frontage';
import { expect, long, test, type Page } from './sticky-page';

/* Nine hours ahead of the site's clock. */
test.use( { timezoneId: 'Asia/Tokyo' } );

const contact = ( attributes: object = {} ) =>
	`<!-- wp:frontage/contact-buttons ${ JSON.stringify( {
		heading: 'Talk to us',
		links: [
			{ type: 'phone', value: '+44 20 7946 0000' },
			{ type: 'whatsapp', value: '+44 7700 900000', message: 'Hello' },
			{ type: 'link', value: 'javascript:alert(1)', label: 'Bad' },
		],
		hours: { 4: '09:00-12:30, 13:30-17:00' },
		...attributes,
	} ) } /-->`;

const button = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Contact us' } );
const panel = ( page: Page ) =>
	page.locator( '.wp-block-frontage-contact-buttons__panel' );

test(
	'contact: opens by keyboard with its links, Escape leads back',
	{ tag: [ '@PB-05' ] },
	async ( { page, publish } ) => {
		await page.goto( await publish( contact() + long( 'Text' ) ) );
		await expect( panel( page ) ).toBeHidden();
		await button( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( panel( page ) ).toBeVisible();
		await axe( page, '.wp-block-frontage-contact-buttons' );
		await page.keyboard.press( 'Tab' );
		const phone = page.getByRole( 'link', { name: 'Phone' } );
		await expect( phone ).toBeFocused();
		await expect( phone ).toHaveAttribute( 'href', 'tel:+442079460000' );
		await expect(
			page.getByRole( 'link', { name: 'WhatsApp' } )
		).toHaveAttribute( 'href', 'https://wa.me/447700900000?text=Hello' );
		await expect( panel( page ).getByRole( 'link' ) ).toHaveCount( 2 );
		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
		await expect( button( page ) ).toBeFocused();
	}
);

test(
	'contact: says whether it is open by the site’s clock, also later',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { page, publish } ) => {
		const link = await publish( contact() );
		// A Thursday; in Tokyo it is Friday already.
		await page.clock.setFixedTime( new Date( '2026-11-26T16:30:00Z' ) );
		await page.goto( link );
		await button( page ).click();
		await expect( panel( page ) ).toContainText( 'Open now' );
		await expect( page.getByText( 'Closed now' ) ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await page.clock.setFixedTime( new Date( '2026-11-26T17:00:00Z' ) );
		await button( page ).click();
		await expect( page.getByText( 'Closed now' ) ).toBeVisible();
		await expect( page.getByText( 'Open now' ) ).toBeHidden();
	}
);

test(
	'contact: works without script, and is printed; has room above others',
	{ tag: '@PB-05' },
	async ( { browser, page, publish } ) => {
		const link = await publish(
			'<!-- wp:frontage/scroll-to-top /-->' + contact() + long( 'Text' )
		);
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		await button( plain ).click();
		await expect( panel( plain ) ).toContainText( 'Thursday' );
		await expect( panel( plain ) ).toContainText( '9:00 am – 12:30 pm' );
		await expect(
			plain.getByText( /(Open|Closed) now/ ).first()
		).toBeHidden();
		await plain.emulateMedia( { media: 'print' } );
		await plain.reload();
		await expect( panel( plain ) ).toBeVisible();
		await expect( button( plain ) ).toBeHidden();
		await context.close();

		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.goto( link );
		await page.mouse.wheel( 0, 1500 );
		const up = page.getByRole( 'link', { name: 'Back to top' } );
		await expect( up ).toBeVisible();
		const [ one, other ] = await Promise.all(
			[ button( page ), up ].map( ( each ) => each.boundingBox() )
		);
		expect( one?.x ).toBeLessThan( 30 );
		expect( ( one?.y ?? 0 ) + ( one?.height ?? 0 ) ).toBeLessThanOrEqual(
			other?.y ?? 0
		);
		await button( page ).click();
		const box = await panel( page ).boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			320
		);
		expect( box?.y ).toBeGreaterThanOrEqual( 0 );
		await axe( page, '.wp-block-frontage-contact-buttons' );
	}
);
