/** Links that open the lightbox or a slideshow, or do what another script has registered. */
import { axe, writeFrom } from './frontage';
import { expect, gallery, html, image, test, viewer } from './lightbox-page';

const hash = ( name: string, settings: object, prefix = 'elementor' ) =>
	`${ prefix }-action:action=${ name }&settings=${ Buffer.from( JSON.stringify( settings ) ).toString( 'base64' ) }`;

const button = ( text: string, url: string, frontageAction: string ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button ${ JSON.stringify( { frontageAction } ) } --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${ url }">${ text }</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

test(
	'link actions: a link opens its picture, a button the gallery; both lead there without script',
	{ tag: [ '@PB-04', '@newest' ] },
	async ( { browser, page, publish, pictures: [ one, two, three ] } ) => {
		const link = await publish(
			`<!-- wp:paragraph --><p><a href="${ one.source_url }">See <span class="frontage-link-action" data-frontage-action="#frontage-action:action=lightbox">the harbour</span></a></p><!-- /wp:paragraph -->` +
				button( 'All', '#work', '#frontage-action:action=slideshow' ) +
				gallery(
					{},
					image( two, 'Two' ),
					image( three, 'Three' )
				).replace(
					'<figure class="wp-block-gallery',
					'<figure id="work" class="wp-block-gallery'
				)
		);
		await page.goto( link );
		const { dialog, next } = viewer( page );
		const text = page.getByRole( 'link', { name: 'See the harbour' } );
		await text.focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toHaveAccessibleName( 'See the harbour' );
		await expect( dialog.getByRole( 'img' ).first() ).toBeVisible();
		await axe( page, 'dialog' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( text ).toBeFocused();
		await expect( page ).toHaveURL( link );

		await page.getByRole( 'link', { name: 'All' } ).click();
		await expect( dialog ).toHaveAccessibleName( 'Two' );
		await next.click();
		await expect( dialog ).toHaveAccessibleName( 'Three' );
		await expect( dialog ).toContainText( '2 of 2' );
		await page.goBack();
		await expect( dialog ).toHaveCount( 0 );

		const without = await browser.newPage( { javaScriptEnabled: false } );
		await without.goto( link );
		await without.getByRole( 'link', { name: 'All' } ).click();
		await expect( without ).toHaveURL( `${ link }#work` );
		await without.getByRole( 'link', { name: 'See the harbour' } ).click();
		await expect( without ).toHaveURL( one.source_url );
		await without.close();
	}
);

test(
	'link actions: a page builder’s hashes open by click and by address, right to left',
	{ tag: '@PB-04' },
	async ( { browser, page, publish, pictures: [ one, two, three ] } ) => {
		const settings = { id: one.id, url: one.source_url, title: 'Öl – 油' };
		const named = ( { source_url: url }: typeof two, alt: string ) => {
			const slide = hash( 'lightbox', { url, slideshow: 'g1' } );
			return `<a href="${ url }" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g1" data-elementor-lightbox-title="${ alt }" e-action-hash="#${ encodeURIComponent( slide ) }"><img src="${ url }" alt="${ alt }" width="80" height="60"></a>`;
		};
		const link = await publish(
			html(
				`<a href="${ encodeURIComponent( `#${ hash( 'lightbox', settings ) }` ) }">Raw</a> <a href="#${ encodeURIComponent( hash( 'slideshow', { slideshow: 'g1', index: 1 } ) ) }">Show</a> ${ named( two, 'Two' ) } ${ named( three, 'Three' ) }`
			)
		);
		await writeFrom( page, link, 'rtl' );
		await page.goto( link );
		const { dialog } = viewer( page );
		const shut = async () => {
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
		};
		await page.getByRole( 'link', { name: 'Raw' } ).click();
		await expect( dialog ).toHaveAccessibleName( settings.title );
		await shut();
		await page.getByRole( 'link', { name: 'Show' } ).click();
		await expect( dialog ).toHaveAccessibleName( 'Three' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName( 'Two' );
		await shut();

		const slide = hash( 'lightbox', {
			url: three.source_url,
			slideshow: 'g1',
		} );
		await page.evaluate( ( to ) => ( location.hash = to ), slide );
		await expect( dialog ).toHaveAccessibleName( 'Three' );
		await shut();
		await expect( page ).toHaveURL( link );
		await page.goto( 'about:blank' );
		await page.goto( `${ link }#${ encodeURIComponent( slide ) }` );
		await expect( dialog ).toHaveAccessibleName( 'Three' );
		await page.goBack();
		await expect( dialog ).toHaveCount( 0 );

		const without = await browser.newPage( { javaScriptEnabled: false } );
		await without.goto( link );
		await without.getByRole( 'link', { name: 'Raw' } ).click();
		await expect( without ).toHaveURL( one.source_url );
		await without.close();
	}
);

test(
	'link actions: hostile and unknown ones open nothing, and links are followed',
	{ tag: '@PB-04' },
	async ( { page, publish, pictures: [ one ] } ) => {
		const MARKUP = '<img src=x onerror="document.title=7">';
		const acting = ( name: string, action: string, href = '#end' ) =>
			`<a href="${ href }" data-frontage-action="#${ action }">${ name }</a> `;
		const bare = ( name: string, action: string ) =>
			`<a href="#${ action }">${ name }</a> `;
		const link = await publish(
			html(
				bare(
					'Html',
					hash( 'lightbox', { type: 'html', html: MARKUP } )
				) +
					bare(
						'Script',
						hash( 'lightbox', {
							type: 'video',
							url: 'javascript:document.title=7',
						} )
					) +
					bare(
						'Data',
						hash( 'lightbox', {
							type: 'image',
							url: 'data:text/html,x',
						} )
					) +
					bare( 'Unknown', hash( 'popup:open', { id: 7 } ) ) +
					bare( 'Prototype', hash( '__proto__', {} ) ) +
					acting( 'Vague', 'frontage-action:action=nothing' ) +
					acting(
						'Broken',
						'frontage-action:action=lightbox&amp;settings=e'
					) +
					acting(
						'Titled',
						hash( 'lightbox', { title: MARKUP }, 'frontage' ),
						one.source_url
					) +
					'<p id="end">End</p>'
			)
		);
		await page.goto( link );
		const { dialog } = viewer( page );
		const click = ( name: string ) =>
			page.getByRole( 'link', { name, exact: true } ).click();
		for ( const name of [
			'Html',
			'Script',
			'Data',
			'Unknown',
			'Prototype',
		] ) {
			await click( name );
			await expect( page.locator( '[data-waking]' ) ).toHaveCount( 0 );
			await expect( page ).toHaveURL( link );
		}
		for ( const name of [ 'Vague', 'Broken' ] ) {
			await page.goto( link );
			await click( name );
			await expect( page ).toHaveURL( `${ link }#end` );
		}
		await click( 'Titled' );
		await expect( dialog ).toHaveAccessibleName( MARKUP );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );

		// An address that no link of the page has.
		await page.goto( 'about:blank' );
		await page.goto(
			`${ link }#${ hash( 'lightbox', { url: one.source_url } ) }`
		);
		await page.getByText( 'End' ).click();
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).not.toHaveTitle( '7' );
	}
);

/** As they were published: CVE-2021-24891 with markup, CVE-2022-29455 with attributes of a video, whose address is none. */
const ATTACKS = {
	Markup: '{"type":"null","html":"<script>alert(\'xss\')</script>"}',
	Video: '{"type":"video","url":"http://","videoType":"hosted","videoParams":{"onerror":"alert(document.domain+\' \'+document.cookie)","style":"background-color:red"}}',
};

test(
	'link actions: published attacks on a page builder do nothing, by address or click',
	{ tag: '@PB-04' },
	async ( { page, publish } ) => {
		const hashes = Object.entries( ATTACKS ).map(
			( [ name, settings ] ) =>
				[
					name,
					`#${ hash( 'lightbox', JSON.parse( settings ) ) }`,
				] as const
		);
		const alerts: string[] = [];
		page.on( 'dialog', ( alert ) => {
			alerts.push( alert.message() );
			return alert.dismiss();
		} );
		const alone = await publish( html( '<a href="#end">Away</a>' ) );
		const linked = await publish(
			html(
				hashes
					.map(
						( [ name, to ] ) => `<a href="${ to }">${ name }</a>`
					)
					.join( ' ' )
			)
		);
		const isUnharmed = async () => {
			await expect( page.locator( '[data-waking]' ) ).toHaveCount( 0 );
			await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
			await expect(
				page.locator( '[onerror], [style*="color:red"]' )
			).toHaveCount( 0 );
			expect( alerts ).toEqual( [] );
		};
		for ( const [ name, to ] of hashes ) {
			await page.goto( alone + to );
			// What an action needs is loaded on intent.
			await page.getByRole( 'link', { name: 'Away' } ).hover();
			await isUnharmed();
			await page.goto( linked + to );
			await isUnharmed();
			await page.goto( 'about:blank' );
			await page.goto( linked );
			await page.getByRole( 'link', { name, exact: true } ).click();
			await isUnharmed();
		}
	}
);

test(
	'link actions: other scripts register theirs, and prevent ours',
	{ tag: '@PB-04' },
	async ( { page, publish, pictures: [ one ] } ) => {
		const to = hash( 'popup:open', { id: 7, html: '<b>', toggle: true } );
		await page.goto(
			await publish(
				html(
					`<a href="/journal/" data-frontage-action="#${ to }">Popup</a> <a href="/journal/" data-frontage-action="#frontage-action:action=refuse">Refuse</a> <a href="${ one.source_url }" data-frontage-action="#frontage-action:action=lightbox">Picture</a>`
				)
			)
		);
		await page.evaluate( () => {
			const { linkActions } = Reflect.get( window, 'frontage' );
			const write = ( text: string ) => ( document.title = text );
			linkActions.register(
				'popup:open',
				[ 'id', 'toggle' ],
				( settings: object, link: Element ) =>
					write( JSON.stringify( settings ) + link.textContent )
			);
			linkActions.register( 'refuse', [], () => false );
			addEventListener( 'frontage-link-action', ( event ) => {
				if ( event.detail.name === 'lightbox' ) {
					event.preventDefault();
					write( 'Prevented' );
				}
			} );
		} );
		const click = ( name: string ) =>
			page.getByRole( 'link', { name, exact: true } ).click();
		await click( 'Popup' );
		await expect( page ).toHaveTitle( '{"id":7,"toggle":true}Popup' );
		await click( 'Picture' );
		await expect( page ).toHaveTitle( 'Prevented' );
		await expect( viewer( page ).dialog ).toHaveCount( 0 );
		await click( 'Refuse' );
		await expect( page ).toHaveURL( /\/journal\/$/ );
	}
);
