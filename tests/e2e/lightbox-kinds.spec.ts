/**
 * What links in the content show besides pictures, and what a visitor reads where something does not come.
 */
import { axe, expectTrouble } from './frontage';
import {
	expect,
	gallery,
	html,
	image,
	linked,
	test,
	viewer,
} from './lightbox-page';

const AJAX = '<a href="/answer/" data-frontage-lightbox="ajax">Read on</a>';

test(
	'lightbox: opens an element, a page, a frame and a video',
	{ tag: [ '@LB-01', '@newest' ] },
	async ( { page, publish } ) => {
		await page.route( '**/answer/', ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<html><body><nav>Menu</nav><main><h2>Hours</h2><p onclick="alert(1)" id="x">From nine</p><script>document.title = "hostile"</script><img src="/no" onerror="document.title = \'hostile\'" hidden alt="None"><a href="javascript:document.title=1">No</a></main></body></html>',
			} )
		);
		await page.route( '**/no', ( route ) =>
			route.fulfill( {
				contentType: 'image/svg+xml',
				body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
			} )
		);
		await page.goto(
			await publish(
				html(
					`<a href="#note" data-frontage-lightbox="inline">Note</a> ${ AJAX } <a href="/work/" data-frontage-lightbox="iframe">Our work</a> <a href="/" data-elementor-lightbox-video="https://www.youtube.com/watch?v=aaaaaaaaaaa" data-elementor-open-lightbox="yes">Film</a> <div id="note" hidden><label>Name <input></label></div>`
				)
			)
		);
		const { dialog } = viewer( page );
		const main = page.getByRole( 'main' );
		const open = ( name: string ) =>
			main.getByRole( 'link', { name, exact: true } ).click();
		const shut = async () => {
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
		};
		await open( 'Note' );
		await dialog.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
		await axe( page, '.frontage-viewer' );
		await shut();
		await expect( main.locator( '#note' ) ).toBeHidden();
		await expect( main.locator( '#note input' ) ).toHaveValue( 'Ada' );

		await open( 'Read on' );
		await expect(
			dialog.getByRole( 'heading', { name: 'Hours' } )
		).toBeVisible();
		await expect( dialog ).toContainText( 'From nine' );
		await expect( dialog ).not.toContainText( 'Menu' );
		expect(
			await dialog
				.locator( '.frontage-viewer__node' )
				.evaluate( ( { innerHTML } ) => innerHTML )
		).not.toMatch( /script|onclick|onerror| id=/ );
		await expect( page ).not.toHaveTitle( /hostile/ );
		await shut();

		await open( 'Our work' );
		await expect( dialog.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/\/work\/$/
		);
		await shut();

		await page.route( 'https://www.youtube-nocookie.com/**', ( route ) =>
			route.fulfill( { contentType: 'text/html', body: 'Film' } )
		);
		await page.evaluate( () =>
			addEventListener( 'frontage-embed', ( event ) =>
				event.preventDefault()
			)
		);
		await open( 'Film' );
		await expect(
			dialog.getByRole( 'button', { name: /^Play from/ } )
		).toBeVisible();
		await shut();
	}
);

test(
	'lightbox: content that fails is told with a link, others show',
	{ tag: [ '@LB-02' ] },
	async ( { page, publish, pictures: [ one ] } ) => {
		expectTrouble( page, /404|answers|another host/ );
		await page.route( '**/gone.jpg', ( route ) =>
			route.fulfill( { status: 404 } )
		);
		await page.route( '**/answer/', ( route ) =>
			route.fulfill( { status: 404 } )
		);
		await page.goto(
			await publish(
				gallery(
					{},
					image( one, 'Gone', { link: '/gone.jpg' } ),
					image( one, 'There' )
				) +
					html(
						`${ AJAX } <a href="https://elsewhere.test/" data-frontage-lightbox="ajax">Elsewhere</a> <a href="#nothing" data-frontage-lightbox="inline">Nothing</a>`
					)
			)
		);
		const { dialog, picture, next } = viewer( page );
		const main = page.getByRole( 'main' );
		const alert = dialog.getByRole( 'alert' );
		await main.getByRole( 'link', { name: 'Gone' } ).click();
		await expect( alert ).toContainText( 'The image could not be loaded.' );
		await expect( alert.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			/\/gone\.jpg$/
		);
		await next.click();
		await expect( picture ).toHaveAccessibleName( 'There' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		for ( const [ name, words ] of [
			[ 'Read on', 'The content could not be loaded.' ],
			[ 'Elsewhere', 'The content could not be loaded.' ],
			[ 'Nothing', 'Content not found' ],
		] as const ) {
			await main.getByRole( 'link', { name, exact: true } ).click();
			await expect( alert ).toContainText( words );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
		}
	}
);

test(
	'lightbox: busy, then the link where the script never loads',
	{ tag: '@LB-04' },
	async ( { page, publish, pictures: [ one ] } ) => {
		expectTrouble( page, /deferred\/lightbox|did not load|ERR_FAILED/ );
		await page.route( /deferred\/lightbox\.js/, ( route ) =>
			route.abort()
		);
		await page.goto( await publish( html( linked( one, 'A harbour' ) ) ) );
		await page.getByRole( 'link', { name: 'A harbour' } ).click();
		await expect( page ).toHaveURL( one.source_url );
	}
);
