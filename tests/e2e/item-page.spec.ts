/**
 * An item's own page: what it is, large; its text and terms; the way to the ones before and after it.
 */
import {
	axe,
	expect,
	fixture,
	parts,
	TITLES,
	type Page,
	writeFrom,
} from './gallery-blocks';
import { test } from './item-publish';

const FILM = 'https://www.youtube.com/watch?v=abcdefghijk';
const MEDIA = '.wp-block-frontage-portfolio-item-media';
const NAVIGATION = '.wp-block-frontage-portfolio-item-navigation';

const ways = ( page: Page ) => {
	const navigation = page.getByRole( 'navigation', {
		name: 'More portfolio items',
	} );
	return {
		previous: navigation.getByRole( 'link', { name: /^Previous item/ } ),
		next: navigation.getByRole( 'link', { name: /^Next item/ } ),
	};
};

test(
	'item page: a keyboard reaches its site and the neighbors',
	{ tag: '@PF-25' },
	async ( { page, seeded } ) => {
		await page.goto( seeded.links.hostile );
		// WordPress makes a smiley of its end, and on some machines a picture of the smiley.
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
			TITLES.hostile.replace( ' :)', '' )
		);
		await expect(
			page.getByRole( 'link', { name: 'Visit the site' } )
		).toHaveAttribute( 'href', 'https://example.com/?a=1&b=2' );
		await expect(
			page.getByRole( 'link', { name: /^R&D/ } )
		).toBeVisible();
		const { previous, next } = ways( page );
		await expect( previous ).toContainText( TITLES.quotes );
		await expect( next ).toHaveAttribute( 'href', seeded.links.long );
		await axe( page, MEDIA );
		await axe( page, NAVIGATION );

		const scripts = page.locator( 'script[type="application/ld+json"]' );
		await expect( scripts ).toHaveCount( 1 );
		const { '@graph': graph } = JSON.parse(
			( await scripts.textContent() ) ?? ''
		);
		expect( graph ).toEqual( [
			expect.objectContaining( {
				'@type': 'CreativeWork',
				name: TITLES.hostile,
				url: seeded.links.hostile,
			} ),
		] );

		await previous.focus();
		await page.keyboard.press( 'Tab' );
		await expect( next ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( seeded.links.long );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth <=
					document.documentElement.clientWidth
			)
		).toBe( true );
	}
);

test(
	'item page: a video requests nothing before it is played in place',
	{ tag: '@PF-25' },
	async ( { page, publish } ) => {
		const { link } = await publish( 'A film', {
			'astra-portfolio-type': 'video',
			'astra-portfolio-video-url': FILM,
		} );
		const asked: string[] = [];
		await page.route( /youtube/, ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( {
				contentType: 'text/html',
				body: '<p>The film</p>',
			} );
		} );
		await page.goto( link );
		const poster = page.getByRole( 'link', {
			name: 'Play video from www.youtube-nocookie.com',
		} );
		await expect( poster ).toHaveAttribute( 'href', FILM );
		await axe( page, MEDIA );
		expect( asked ).toEqual( [] );
		await poster.focus();
		const before = await poster.boundingBox();
		await page.keyboard.press( 'Enter' );
		await expect(
			page
				.frameLocator( 'iframe[title="A film"]' )
				.getByText( 'The film' )
		).toBeVisible();
		await expect( page.locator( 'iframe[title="A film"]' ) ).toBeFocused();
		expect( asked ).toEqual( [
			'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
		] );
		expect(
			await page.locator( 'iframe[title="A film"]' ).boundingBox()
		).toEqual( before );
	}
);

test(
	'item page: works by links, also right to left',
	{ tag: '@PF-25' },
	async ( { browser, publish, seeded } ) => {
		const film = await publish( 'A film', {
			'astra-portfolio-type': 'video',
			'astra-portfolio-video-url': FILM,
		} );
		const page = await browser.newPage( { javaScriptEnabled: false } );
		await page.goto( film.link );
		await expect(
			page.getByRole( 'link', { name: 'Play video' } )
		).toHaveAttribute( 'href', FILM );
		await writeFrom( page, seeded.links.hostile, 'rtl' );
		await page.goto( seeded.links.hostile );
		const { previous, next } = ways( page );
		const [ first, second ] = [
			await previous.boundingBox(),
			await next.boundingBox(),
		];
		expect( first?.x ).toBeGreaterThan( second?.x ?? 0 );
		await next.click();
		await expect( page ).toHaveURL( seeded.links.long );
		await page.close();
	}
);

test(
	'item page: a classic theme shows the parts once',
	{ tag: '@PF-25' },
	async ( { page, publish, seeded } ) => {
		const { link } = await publish(
			'Classic',
			{
				'astra-portfolio-type': 'iframe',
				'astra-site-url': 'https://example.com/classic',
			},
			'First line.\n\nSecond line.'
		);
		await fixture( page, 'classic-theme' );
		await page.goto( link );
		await expect(
			page.getByRole( 'link', { name: 'Visit the site' } )
		).toHaveCount( 1 );
		await expect( page.getByText( 'Second line.' ) ).toBeVisible();
		await expect(
			page.locator( 'main p', { hasText: 'line' } )
		).toHaveCount( 2 );
		await expect( ways( page ).next ).toHaveCount( 1 );
		await page.goto( seeded.links.emoji );
		await expect(
			page.getByRole( 'link', { name: 'Play video' } )
		).toHaveAttribute( 'href', 'https://example.com/tea.mp4' );
		await expect(
			page.getByRole( 'link', { name: 'Kitchens' } )
		).toBeVisible();
	}
);

test(
	'gallery: a search service replaces the database for queries',
	{ tag: [ '@PF-23', '@everywhere', '@newest' ] },
	async ( { page, placeGallery } ) => {
		const titles = Object.values( TITLES );
		const backwards = [ ...titles ].sort( ( one, other ) =>
			one.replaceAll( '<', '&lt;' ) < other.replaceAll( '<', '&lt;' )
				? 1
				: -1
		);
		await fixture( page, 'search-service' );
		await page.goto( ( await placeGallery() ).link );
		const gallery = parts( page );
		await expect( gallery.titles ).toHaveText( backwards.slice( 0, 3 ) );
		await gallery.more.click();
		await expect( gallery.titles ).toHaveText( backwards.slice( 0, 6 ) );
		await expect( gallery.status ).toHaveText( '6 of 8 items shown' );
		await gallery.categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( gallery.items ).toHaveCount( 3 );
		await expect( gallery.titles.first() ).toHaveText( TITLES.arabic );
		await expect( gallery.more ).toHaveCount( 0 );
	}
);

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'item page: the editor previews the blocks',
		{ tag: '@PF-25' },
		async ( { admin, editor, publish } ) => {
			const { id } = await publish( 'Previewed', {
				'astra-portfolio-type': 'iframe',
				'astra-site-url': 'https://example.com/previewed',
			} );
			await admin.editPost( id );
			await editor.insertBlock( {
				name: 'frontage/portfolio-item-media',
			} );
			await editor.insertBlock( {
				name: 'frontage/portfolio-item-navigation',
			} );
			await expect(
				editor.canvas.getByText( 'Visit the site' )
			).toBeVisible();
			await expect(
				editor.canvas.getByText( 'Next item' )
			).toBeVisible();
		}
	);

	test(
		'item page: the editor shows and rebinds bound texts',
		{ tag: '@PF-25' },
		async ( { admin, editor, page, publish } ) => {
			const { id, link } = await publish(
				'Tea &amp; &lt;b&gt;light&lt;/b&gt;',
				{
					'astra-portfolio-type': 'iframe',
					'astra-site-type': 'Shop',
				},
				'<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"frontage/portfolio-item","args":{"key":"title"}}}}} --><p>As written</p><!-- /wp:paragraph -->'
			);
			await admin.editPost( id );
			const text = editor.canvas.getByRole( 'document', {
				name: 'Block: Paragraph',
			} );
			await expect( text ).toHaveText( 'Tea & <b>light</b>' );

			await editor.selectBlocks( text );
			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'region', { name: 'Editor settings' } )
				.getByRole( 'button', { name: 'content Title' } )
				.click();
			await page
				.getByRole( 'menuitem', {
					name: 'Portfolio item',
					exact: true,
				} )
				.click();
			await page
				.getByRole( 'menuitemcheckbox', { name: 'Kind of site' } )
				.click();
			await expect( text ).toHaveText( 'Shop' );
			await page.keyboard.press( 'Escape' );
			await page.keyboard.press( 'Escape' );
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				page.getByText( /updated\.$/ ).first()
			).toBeVisible();
			await page.goto( link );
			await expect(
				page.locator( 'main' ).getByText( 'Shop', { exact: true } )
			).toBeVisible();
		}
	);
} );
