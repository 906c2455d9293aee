/**
 * Pages, sites and videos that open over the page.
 */
import {
	axe,
	block,
	expect,
	expectTrouble,
	hold,
	parts,
	test,
	TITLES,
	type Page,
} from './gallery-blocks';

const tile = ( page: Page, title: string ) =>
	parts( page ).items.filter( { hasText: title } ).getByRole( 'link' );
const MEADOW = block( {
	instanceId: 1,
	itemsPerPage: 24,
	showSearch: true,
} );

test(
	'opening: a frame has desktop, tablet or phone width, and a link',
	{ tag: [ '@PF-20', '@newest' ] },
	async ( { page, place } ) => {
		const { link } = await place( MEADOW );
		await page.goto( link );
		const opener = tile( page, 'Meadow Count' );
		await opener.click();
		const dialog = page.getByRole( 'dialog', { name: 'Meadow Count' } );
		const frame = dialog.locator( 'iframe' );
		await expect(
			frame
				.contentFrame()
				.getByRole( 'heading', { name: 'Meadow Count' } )
		).toBeVisible();
		const width = async () => ( await frame.boundingBox() )?.width;
		const button = ( name: string ) =>
			dialog.getByRole( 'button', { name } );
		await expect( button( 'Desktop' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect( await width() ).toBe( 1280 );
		for ( const [ name, pixels ] of [
			[ 'Tablet', 768 ],
			[ 'Mobile', 375 ],
			[ 'Desktop', 1280 ],
		] as const ) {
			await button( name ).click();
			await expect( button( name ) ).toHaveAttribute(
				'aria-pressed',
				'true'
			);
			await expect.poll( width ).toBe( pixels );
			await expect( dialog ).toContainText( `${ pixels } px` );
		}
		await axe( page, '.frontage-viewer__controls' );
		const site = dialog.getByRole( 'link', { name: /opens in a new tab/ } );
		await expect( site ).toHaveAttribute(
			'href',
			/\/screens\/meadow-count\/$/
		);
		await expect( site ).toHaveAttribute( 'target', '_blank' );

		// Whatever the site did to the history inside of it, closing leads to the gallery.
		await frame
			.contentFrame()
			.locator( 'body' )
			.evaluate( () => {
				history.pushState( null, '', '#inside' );
			} );
		await button( 'Close' ).click();
		await expect( page ).toHaveURL( link );
		await expect( opener ).toBeFocused();
	}
);

test(
	'opening: a frame cannot navigate the page, failure told in 8 s',
	{ tag: '@PF-20' },
	async ( { page, placeGallery } ) => {
		await page.route( 'https://example.com/**', ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<title>x</title><h1>Theirs</h1><script>try { top.location = "https://example.com/stolen" } catch {}</script>',
			} )
		);
		expectTrouble( page, /Unsafe attempt to initiate navigation/ );
		const { link } = await placeGallery( { itemsPerPage: 8 } );
		await page.goto( link );
		const opener = tile( page, '</script>' );
		await opener.click();
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.locator( 'iframe' ).contentFrame().getByText( 'Theirs' )
		).toBeVisible();
		await expect( page ).toHaveURL( /^http:\/\/127/ );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );

		await page.unroute( 'https://example.com/**' );
		await page.route( 'https://example.com/**', ( route ) =>
			route.fulfill( { contentType: 'text/html', body: '<p>Late' } )
		);
		const site = await hold( page, /^https:\/\/example\.com/ );
		await page.clock.install();
		await opener.click();
		await page.clock.runFor( 1000 );
		await expect( dialog.getByText( 'Loading...' ).first() ).toBeVisible();
		await page.clock.runFor( 7500 );
		const notice = dialog.getByRole( 'alert' );
		await expect( notice ).toContainText(
			'The content could not be loaded.'
		);
		await expect( notice.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			/example\.com/
		);
		site.answer();
		await expect(
			dialog.locator( 'iframe' ).contentFrame().getByText( 'Late' )
		).toBeVisible();
		await expect( notice ).toHaveCount( 0 );
	}
);

test(
	'opening: a video is fetched on demand, in its privacy mode',
	{ tag: '@PF-21' },
	async ( { page, place } ) => {
		const foreign: string[] = [];
		await page.route( /youtube|vimeo/, ( route ) => {
			foreign.push( route.request().url() );
			return route.fulfill( {
				contentType: 'text/html',
				body: '<p>Film',
			} );
		} );
		const { link } = await place( MEADOW );
		await page.goto( link );
		const dialog = page.getByRole( 'dialog' );
		const film = dialog.locator( 'iframe' );
		await tile( page, 'The spiral in one minute' ).click();
		await expect( film.contentFrame().getByText( 'Film' ) ).toBeVisible();
		expect( foreign ).toEqual( [
			'https://www.youtube-nocookie.com/embed/Zt5kW2bQ8sE?autoplay=1',
		] );
		const box = await film.boundingBox();
		expect( [ box?.width, box?.height ] ).toEqual( [ 800, 450 ] );
		await page.mouse.click( 60, 300 );
		await expect( dialog ).toHaveCount( 0 );
		await expect( film ).toHaveCount( 0 );

		// A shared link asks nobody before its visitor does.
		foreign.length = 0;
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.goto( `${ link }?frontage-1-item=spray` );
		const play = dialog.getByRole( 'button', {
			name: 'Play from player.vimeo.com',
		} );
		await expect( play ).toBeVisible();
		await axe( page, '.frontage-viewer__film' );
		expect( foreign ).toEqual( [] );
		await play.click();
		await expect( film.contentFrame().getByText( 'Film' ) ).toBeVisible();
		expect( foreign ).toEqual( [
			'https://player.vimeo.com/video/871203945?autoplay=1&dnt=1',
		] );
		expect( ( await film.boundingBox() )?.width ).toBe( 375 );
		await page.keyboard.press( 'Escape' );
		await expect( page ).toHaveURL( link );
	}
);

test(
	'opening: a video file needs no player, a broken one is told',
	{ tag: '@PF-21' },
	async ( { page, placeGallery, seeded } ) => {
		await page.route( 'https://example.com/**', ( route ) =>
			route.fulfill( { status: 404, body: '' } )
		);
		expectTrouble(
			page,
			/Failed to load resource|Foreign host: .+tea\.mp4/
		);
		const scripts: string[] = [];
		page.on( 'request', ( request ) => scripts.push( request.url() ) );
		const { link } = await placeGallery( { itemsPerPage: 8 } );
		const [ slug ] = seeded.links.emoji.split( '/' ).slice( -2 );
		await page.goto( `${ link }?frontage-1-item=${ slug }` );
		const dialog = page.getByRole( 'dialog', { name: TITLES.emoji } );
		const play = dialog.getByRole( 'button', { name: 'Play' } );
		await expect( play ).toBeVisible();
		await play.click();
		await expect( dialog.getByRole( 'alert' ) ).toContainText(
			'The content could not be loaded.'
		);
		await expect(
			dialog.getByRole( 'alert' ).getByRole( 'link' )
		).toHaveAttribute( 'href', 'https://example.com/tea.mp4' );
		expect( scripts.join() ).not.toContain( 'player.js' );
	}
);
