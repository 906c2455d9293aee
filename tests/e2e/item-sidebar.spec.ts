/**
 * What an editor says about a portfolio item, in the sidebar of the block editor.
 */
import type { Page } from '@playwright/test';
import type {
	Editor,
	RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';
import { axe, expect, test } from './frontage';

const ITEMS = '/wp/v2/astra-portfolio';

interface Item {
	id: number;
	[ field: string ]: unknown;
}

const panel = ( page: Page ) => page.locator( '.frontage-portfolio-sidebar' );
const kind = ( page: Page ) =>
	panel( page ).getByRole( 'combobox', { name: 'What visitors open' } );
const site = ( page: Page ) =>
	panel( page ).getByRole( 'textbox', { name: 'Address of the site' } );

test.use( { as: 'owner' } );

let made: number[] = [];

test.beforeEach( async ( { admin, editor, page } ) => {
	await admin.createNewPost( {
		postType: 'astra-portfolio',
		title: 'Harbour crane',
	} );
	// The canvas comes last, and what it selects then changes the sidebar.
	await expect(
		editor.canvas.getByRole( 'textbox', { name: 'Add title' } )
	).toBeVisible();
	await editor.openDocumentSettingsSidebar();
	const toggle = page.getByRole( 'button', {
		name: 'Portfolio',
		exact: true,
	} );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await toggle.click();
	}
	await expect( kind( page ) ).toBeVisible();
} );

test.afterEach( async ( { requestUtils } ) => {
	for ( const id of made ) {
		await requestUtils.rest( {
			method: 'DELETE',
			path: `${ ITEMS }/${ id }`,
			params: { force: true },
		} );
	}
	made = [];
} );

async function publish(
	editor: Editor,
	requestUtils: RequestUtils
): Promise< Item > {
	const id = await editor.publishPost();
	made.push( Number( id ) );
	return requestUtils.rest< Item >( { path: `${ ITEMS }/${ id }` } );
}

test(
	'item editor: a site opens in a new tab, and its page says so',
	{ tag: [ '@PF-02', '@everywhere' ] },
	async ( { page, editor, requestUtils } ) => {
		await site( page ).fill( 'https://example.org/?a=1&b=2' );
		await panel( page )
			.getByRole( 'checkbox', { name: 'Open it in a new tab instead' } )
			.check();
		await panel( page )
			.getByRole( 'textbox', { name: 'Kind of site' } )
			.fill( 'shop' );
		await axe( page, '.frontage-portfolio-sidebar' );

		expect( await publish( editor, requestUtils ) ).toMatchObject( {
			'portfolio-type': 'iframe',
			'astra-site-url': 'https://example.org/?a=1&b=2',
			'astra-site-open-in-new-tab': 1,
			'astra-site-type': 'shop',
		} );

		await page.reload();
		await expect( site( page ) ).toHaveValue(
			'https://example.org/?a=1&b=2'
		);
	}
);

test(
	'item editor: shows only fields of the chosen type',
	{ tag: '@PF-02' },
	async ( { page, editor, requestUtils } ) => {
		const video = panel( page ).getByRole( 'textbox', {
			name: 'Address of the video',
		} );
		await expect( video ).toBeHidden();
		await kind( page ).selectOption( 'Video' );
		await expect( site( page ) ).toBeHidden();
		await video.fill( 'https://vimeo.com/1' );

		await kind( page ).selectOption( 'Page' );
		await expect( video ).toBeHidden();
		await panel( page )
			.getByRole( 'radio', { name: 'In a new tab' } )
			.check();

		expect( await publish( editor, requestUtils ) ).toMatchObject( {
			'portfolio-type': 'page',
			'astra-site-open-portfolio-in': 'new-tab',
			'portfolio-video-url': 'https://vimeo.com/1',
		} );
	}
);

test(
	'item editor: a bad address is told at the field, not saved',
	{ tag: '@PF-02' },
	async ( { page, editor, requestUtils } ) => {
		await site( page ).fill( 'javascript:alert(1)' );
		await site( page ).press( 'Tab' );
		await expect( site( page ) ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( site( page ) ).toHaveAccessibleDescription(
			/^This is no web address/
		);
		await axe( page, '.frontage-portfolio-sidebar' );
		expect( await publish( editor, requestUtils ) ).toMatchObject( {
			'astra-site-url': '',
		} );
	}
);

test(
	'item editor: an address can be typed as browsers show it',
	{ tag: '@PF-02' },
	async ( { page } ) => {
		await site( page ).fill( 'example.org/work' );
		await site( page ).press( 'Tab' );
		await expect( site( page ) ).toHaveValue( 'https://example.org/work' );
		await expect( site( page ) ).toHaveAccessibleDescription(
			/^It opens in the lightbox/
		);
	}
);

test(
	'item editor: pictures of tile and lightbox are set and removed',
	{ tag: '@PF-02' },
	async ( { page, editor, requestUtils } ) => {
		await kind( page ).selectOption( 'Picture' );
		await choose( page, 'Picture in the lightbox', 0 );
		await choose( page, 'Picture on the tile', 1 );
		const lightbox = panel( page ).getByRole( 'group', {
			name: 'Picture in the lightbox',
		} );
		await expect( lightbox.getByRole( 'img' ) ).toBeVisible();

		const item = await publish( editor, requestUtils );
		expect( item[ 'lightbox-image-url' ] ).toMatch(
			/\/wp-content\/uploads\//
		);
		expect( item.frontage_image ).toMatchObject( {
			src: item[ 'thumbnail-image-url' ],
			color: expect.stringMatching( /^#[0-9a-f]{6}$/ ),
		} );

		await page.reload();
		const chooser = lightbox.getByRole( 'button', {
			name: /: Picture in the lightbox$/,
		} );
		await lightbox
			.getByRole( 'button', { name: 'Remove picture' } )
			.click();
		await expect( lightbox.getByRole( 'img' ) ).toBeHidden();
		await expect( chooser.first() ).toBeFocused();
	}
);

async function choose( page: Page, what: string, nth: number ) {
	await panel( page )
		.getByRole( 'button', { name: `Choose picture: ${ what }` } )
		.click();
	const library = page.getByRole( 'dialog', { name: what } );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.getByRole( 'checkbox' ).nth( nth ).click();
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
}

test(
	'item editor: sets the focal point of the picture',
	{ tag: '@PF-24' },
	async ( { page, editor, requestUtils } ) => {
		await expect( panel( page ).getByText( 'Focal point' ) ).toBeHidden();
		await choose( page, 'Picture on the tile', 0 );
		const left = panel( page ).getByRole( 'spinbutton', { name: 'Left' } );
		await left.fill( '20' );
		await panel( page )
			.getByRole( 'spinbutton', { name: 'Top' } )
			.fill( '80' );
		await axe( page, '.frontage-portfolio-sidebar' );
		const item = await publish( editor, requestUtils );
		expect( item.frontage_image ).toMatchObject( {
			focus: { x: 0.2, y: 0.8 },
		} );

		await page.reload();
		await expect( left ).toHaveValue( '20' );
		await panel( page )
			.getByRole( 'button', { name: 'Back to the middle' } )
			.click();
		await expect( left ).toHaveValue( '50' );
	}
);

test(
	'item editor: a site that refuses frames is told, new tab offered',
	{ tag: '@PF-20' },
	async ( { page } ) => {
		await page.route( /frontage\/v1\/framing/, ( route ) =>
			route.fulfill( { json: { mayBeFramed: false, reason: 'refused' } } )
		);
		await site( page ).fill( 'https://example.org/' );
		const warning = panel( page ).getByText(
			/does not let others show it in a frame/
		);
		await expect( warning ).toBeVisible();
		await axe( page, '.frontage-portfolio-sidebar' );
		await panel( page )
			.getByRole( 'button', { name: 'Open in a new tab' } )
			.click();
		await expect( warning ).toBeHidden();
		await expect(
			panel( page ).getByRole( 'checkbox', {
				name: 'Open it in a new tab instead',
			} )
		).toBeChecked();

		await kind( page ).selectOption( 'Video' );
		await panel( page )
			.getByRole( 'textbox', { name: 'Address of the video' } )
			.fill( 'https://www.youtube.com/@studio' );
		await expect(
			panel( page ).getByText( /no video that plays in the lightbox/ )
		).toBeVisible();
	}
);

test(
	'item editor: no panel on a post',
	{ tag: '@PF-02' },
	async ( { admin, editor, page } ) => {
		await admin.createNewPost( { title: 'A journal entry' } );
		await editor.openDocumentSettingsSidebar();
		await expect(
			page
				.getByRole( 'button', { name: 'Excerpt' } )
				.or( page.getByRole( 'button', { name: 'Discussion' } ) )
				.first()
		).toBeVisible();
		await expect( panel( page ) ).toBeHidden();
	}
);
