/**
 * Pictures that links in the content lead to, opened over the page.
 */
import { axe, writeFrom } from './frontage';
import {
	decide,
	expect,
	gallery,
	html,
	image,
	linked,
	test,
	viewer,
} from './lightbox-page';

test(
	'lightbox: picture opens, focus returns, other links work',
	{ tag: [ '@LB-04', '@LB-05', '@everywhere' ] },
	async ( { page, publish, pictures: [ one, two ] } ) => {
		const link = await publish(
			image( one, 'A harbour', { caption: 'The harbour at dawn' } ) +
				html(
					`<p>${ linked( two, 'Load', ' download' ) } <a href="/work/">Work</a> <a href="${ two.source_url }?v=2">A second one</a></p>`
				)
		);
		await page.goto( link );
		const { dialog, picture, close } = viewer( page );
		const opener = page.getByRole( 'link', { name: 'A harbour' } );
		await opener.click();
		await expect( dialog ).toHaveAccessibleName( 'The harbour at dawn' );
		await expect( picture ).toHaveAccessibleName( 'A harbour' );
		await expect( picture ).toHaveAttribute( 'src', one.source_url );
		await expect(
			dialog.getByRole( 'link', {
				name: 'Open the image (opens in a new tab)',
			} )
		).toHaveAttribute( 'href', one.source_url );
		await axe( page, '.frontage-viewer' );
		for ( let times = 0; times < 4; times += 1 ) {
			await page.keyboard.press( 'Tab' );
			await expect( page.locator( 'main :focus' ) ).toHaveCount( 0 );
		}
		await close.click();
		await expect( dialog ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();

		await page.getByRole( 'link', { name: 'A second one' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toHaveAccessibleName( 'A second one' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );

		const downloading = page.waitForEvent( 'download' );
		await page.getByRole( 'link', { name: 'Load' } ).click();
		await downloading;
		await expect( dialog ).toHaveCount( 0 );
		await page
			.getByRole( 'link', { name: 'Work', exact: true } )
			.last()
			.click();
		await expect( page ).toHaveURL( /\/work\/$/ );
	}
);

test(
	'lightbox: keys walk a gallery, its picture gets the focus',
	{ tag: [ '@LB-03', '@LB-05' ] },
	async ( { page, publish, pictures: [ one, two, three ] } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto(
			await publish(
				image( one, 'By itself' ) +
					gallery(
						{},
						image( two, 'First' ),
						image( three, 'Second' )
					)
			)
		);
		const { dialog, picture } = viewer( page );
		await page.getByRole( 'link', { name: 'First' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( picture ).toHaveAccessibleName( 'First' );
		await expect( dialog ).toContainText( '1 of 2' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( picture ).toHaveAccessibleName( 'Second' );
		await expect( dialog ).toContainText( '2 of 2' );
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( picture ).toHaveAccessibleName( 'First' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( picture ).toHaveAccessibleName( 'Second' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect(
			page.getByRole( 'link', { name: 'Second' } )
		).toBeFocused();
	}
);

test(
	'lightbox: right to left, arrow keys are reversed',
	{ tag: '@LB-05' },
	async ( { page, publish, pictures: [ one, two ] } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const link = await publish(
			gallery( {}, image( one, 'First' ), image( two, 'Second' ) )
		);
		await writeFrom( page, link, 'rtl' );
		await page.goto( link );
		const { picture } = viewer( page );
		await page.getByRole( 'link', { name: 'First' } ).click();
		await expect( picture ).toHaveAccessibleName( 'First' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( picture ).toHaveAccessibleName( 'Second' );
	}
);

test(
	'lightbox: links and blocks override the site’s setting',
	{ tag: '@LB-04' },
	async ( {
		page,
		publish,
		pictures: [ one, two, three ],
		requestUtils,
	} ) => {
		const link = await publish(
			image( one, 'Plain' ) +
				image( two, 'Never', { frontageLightbox: 'no' } ) +
				html(
					`<div data-elementor-open-lightbox="yes">${ linked( three, 'Always' ) }</div>`
				)
		);
		const { dialog } = viewer( page );
		const isFollowed = async ( name: string ) => {
			await page.goto( link );
			await page.getByRole( 'link', { name } ).click();
			await expect( page ).toHaveURL( /\/uploads\// );
		};
		await isFollowed( 'Never' );
		await page.goto( link );
		await page.getByRole( 'link', { name: 'Plain' } ).click();
		await expect( dialog ).toBeVisible();

		await decide( requestUtils, { lightbox_content: false } );
		await isFollowed( 'Plain' );
		await page.goto( link );
		await page.getByRole( 'link', { name: 'Always' } ).click();
		await expect( dialog ).toBeVisible();
	}
);

test(
	'lightbox: WordPress’s own stays unless a setting replaces it',
	{ tag: '@LB-04' },
	async ( { page, publish, pictures: [ one, two ], requestUtils } ) => {
		const link = await publish(
			image( one, 'Of WordPress', {
				link: '',
				lightbox: { enabled: true },
			} ) +
				gallery(
					{ frontageLightbox: 'yes' },
					image( two, 'Of a gallery', { link: '' } )
				)
		);
		await page.goto( link );
		await expect(
			page.getByRole( 'link', { name: 'Of WordPress' } )
		).toHaveCount( 0 );
		await page.getByRole( 'img', { name: 'Of WordPress' } ).hover();
		await page.getByRole( 'button', { name: /^Enlarge/ } ).click();
		await expect( page.getByRole( 'dialog' ) ).not.toHaveClass(
			/frontage/
		);
		// WordPress's takes a moment to listen.
		await expect( async () => {
			await page.keyboard.press( 'Escape' );
			await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0, {
				timeout: 1000,
			} );
		} ).toPass();
		await page.getByRole( 'link', { name: 'Of a gallery' } ).click();
		await expect( viewer( page ).dialog ).toHaveAccessibleName(
			'Of a gallery'
		);

		await decide( requestUtils, { lightbox_replace_core: true } );
		await page.goto( link );
		await expect(
			page.getByRole( 'button', { name: /^Enlarge/ } )
		).toHaveCount( 0 );
		await page.getByRole( 'link', { name: 'Of WordPress' } ).click();
		await expect( viewer( page ).dialog ).toHaveAccessibleName(
			'Of WordPress'
		);
	}
);

test(
	'lightbox: an address reopens a picture, Back closes once',
	{ tag: '@LB-06' },
	async ( { page, publish, pictures: [ one, two, three ] } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const link = await publish(
			gallery( {}, image( one, 'First' ), image( two, 'Second' ) )
		);
		await page.goto( link );
		const { dialog, picture } = viewer( page );
		await page.getByRole( 'link', { name: 'Second' } ).click();
		await expect( picture ).toHaveAccessibleName( 'Second' );
		const file = two.source_url.split( '/' ).pop();
		await expect( page ).toHaveURL(
			`${ link }?frontage-lightbox-item=${ file }`
		);
		await page.reload();
		await expect( picture ).toHaveAccessibleName( 'Second' );
		await page.goBack();
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
		await expect(
			page.getByRole( 'link', { name: 'Second' } )
		).toBeFocused();
		await page.goForward();
		await expect( picture ).toHaveAccessibleName( 'Second' );
		await page.keyboard.press( 'Escape' );
		await expect( page ).toHaveURL( link );

		await page.locator( '.wp-block-gallery' ).evaluate(
			( element, more ) => {
				element.insertAdjacentHTML( 'beforeend', more );
			},
			linked( three, 'Third' )
		);
		await page.getByRole( 'link', { name: 'Third' } ).click();
		await expect( dialog ).toContainText( '3 of 3' );

		await page.goto(
			`${ link }?frontage-lightbox-item=no-such-picture.jpg`
		);
		await expect( page ).toHaveURL( link );
		await expect( dialog ).toHaveCount( 0 );
	}
);

test(
	'lightbox: without JavaScript a picture’s link opens its file',
	{ tag: [ '@LB-04', '@LB-05' ] },
	async ( { browser, publish, pictures: [ one, two ] } ) => {
		const link = await publish(
			image( one, 'Linked' ) +
				image( two, '', { link: '', frontageLightbox: 'yes' } )
		);
		const page = await browser.newPage( { javaScriptEnabled: false } );
		await page.goto( link );
		await page.getByRole( 'link', { name: 'Open the image' } ).click();
		await expect( page ).toHaveURL( two.source_url );
		await page.goto( link );
		await page.getByRole( 'link', { name: 'Linked' } ).click();
		await expect( page ).toHaveURL( one.source_url );
		await page.close();
	}
);

test(
	'lightbox: leaves links that another script handles',
	{ tag: '@LB-04' },
	async ( { page, publish, pictures: [ one ] } ) => {
		await page.goto( await publish( image( one, 'A harbour' ) ) );
		const link = page.getByRole( 'link', { name: 'A harbour' } );
		const { dialog, close } = viewer( page );
		await link.click();
		await close.click();
		await expect( dialog ).toHaveCount( 0 );
		await page.evaluate( () =>
			document.addEventListener( 'click', ( event ) => {
				event.preventDefault();
				document.title = 'Answered';
			} )
		);
		const address = page.url();
		await link.click();
		await expect( page ).toHaveTitle( 'Answered' );
		// Ours would show one more, in the same moment and from then on.
		await expect( page.locator( 'img[alt="A harbour"]' ) ).toHaveCount( 1 );
		expect( page.url() ).toBe( address );
	}
);
