/** Videos behind a poster: what a visitor and an owner see of them. */
import { serveFilm } from './film';
import { axe, drawn, hold, expectTrouble, fixture } from './frontage';
import { expect, test, viewer, type Page } from './lightbox-page';

const block = ( attributes: object ) =>
	`<!-- wp:frontage/video ${ JSON.stringify( attributes ) } /-->`;

const stage = ( page: Page ) =>
	page.locator( '.wp-block-frontage-video__stage' );
const link = ( page: Page, name: string | RegExp = /Play video/ ) =>
	page.getByRole( 'link', { name } );

const TUBE = 'https://www.youtube.com/watch?v=abcdefghijk';

test(
	'video: asks nobody before it is played, then plays in its place',
	{ tag: [ '@PB-05', '@everywhere' ] },
	async ( { page, pictures: [ picture ], publish } ) => {
		const asked: string[] = [];
		await page.route( /www\.youtube/, ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( {
				contentType: 'text/html',
				body: '<p>The film</p>',
			} );
		} );
		await page.goto(
			await publish(
				block( {
					url: TUBE,
					title: 'Oak',
					poster: picture.source_url,
					posterId: picture.id,
					caption: 'A table',
					start: 10,
					end: 20,
					muted: true,
				} ) + block( { url: TUBE, title: 'Ash', ratio: '1/1' } )
			)
		);
		const oak = link( page, 'Oak Play video from youtube.com' );
		await expect( oak ).toHaveAttribute( 'href', TUBE );
		await expect( oak.locator( 'img' ) ).toHaveAttribute( 'srcset', /w,/ );
		await axe( page, '.wp-block-frontage-video' );
		const before = await stage( page ).first().boundingBox();
		expect( asked ).toEqual( [] );
		await oak.focus();
		await page.keyboard.press( 'Enter' );
		const frame = page.locator( 'iframe[title="Oak"]' );
		await expect(
			frame.contentFrame().getByText( 'The film' )
		).toBeVisible();
		await expect( frame ).toBeFocused();
		expect( asked ).toEqual( [
			'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&start=10&end=20&mute=1',
		] );
		expect( await frame.boundingBox() ).toEqual( before );
		await expect( oak ).toBeHidden();
		await expect( link( page, /Ash/ ) ).toBeVisible();
		await axe( page, '.wp-block-frontage-video' );
	}
);

test(
	'video: a file plays from its start to its end, without React',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await serveFilm( page );
		await page.goto(
			await publish(
				block( {
					url: '/tea.webm',
					title: 'Tea',
					start: 0.5,
					end: 1.2,
				} )
			)
		);
		expect( asked.join() ).not.toMatch( /tea\.webm|video\.js/ );
		await link( page ).click();
		const video = page.getByLabel( 'Tea', { exact: true } );
		await expect( video ).toBeFocused();
		const state = () =>
			video.evaluate(
				( { currentTime, paused }: HTMLVideoElement ) =>
					paused && currentTime
			);
		await expect.poll( state ).toBeGreaterThanOrEqual( 1.2 );
		expect( await state() ).toBeLessThan( 1.8 );
		expect(
			await video.evaluate( ( { played }: HTMLVideoElement ) =>
				played.start( 0 )
			)
		).toBeGreaterThanOrEqual( 0.4 );
		// A visitor who goes on is not held back.
		await video.evaluate( ( each: HTMLVideoElement ) => each.play() );
		await expect
			.poll( () =>
				video.evaluate( ( each: HTMLVideoElement ) => each.ended )
			)
			.toBe( true );
		expect( asked.join() ).not.toMatch( /react|player/ );
	}
);

test(
	'video: two of YouTube that repeat a part insert its script once',
	{ tag: [ '@PB-07', '@newest' ] },
	async ( { page, publish } ) => {
		let scripts = 0;
		await page.route( /www\.youtube/, ( route ) => {
			const isScript = /iframe_api/.test( route.request().url() );
			scripts += isScript ? 1 : 0;
			return route.fulfill( {
				contentType: isScript ? 'text/javascript' : 'text/html',
				body: isScript
					? `window.YT = { Player: class {
						constructor( frame, { events } ) {
							setTimeout( () => events.onReady( {} ) );
							return new Proxy( this, { get: ( _, name ) => name === 'then' ? undefined : () => 0 } );
						}
					} }; window.onYouTubeIframeAPIReady?.();`
					: '<p>The film</p>',
			} );
		} );
		await page.goto(
			await publish(
				block( { url: TUBE, start: 2, end: 4, loop: true } ) +
					block( { url: TUBE, start: 5, end: 6, loop: true } )
			)
		);
		expect( scripts ).toBe( 0 );
		// Both in view: after a scroll of Playwright's the browser may still send a click to the frame that lay there before.
		await page.setViewportSize( { width: 1280, height: 1600 } );
		// Until both films wait for it.
		const { answer } = await hold( page, /iframe_api/ );
		await link( page ).first().click();
		await expect( page.locator( 'youtube-video' ) ).toHaveCount( 1 );
		await drawn( page );
		await link( page ).last().click();
		await expect( page.locator( 'youtube-video' ) ).toHaveCount( 2 );
		answer();
		await expect( page.locator( 'youtube-video iframe' ) ).toHaveCount( 2 );
		await expect.poll( () => scripts ).toBe( 1 );
		await expect( page.locator( 'script[src*="iframe_api"]' ) ).toHaveCount(
			1
		);
	}
);

test(
	'video: one that fails says so, and its poster is a link again',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		expectTrouble( page, /Failed to load resource/ );
		await page.route( '**/tea.webm', ( route ) =>
			route.fulfill( { status: 404, body: '' } )
		);
		await page.goto( await publish( block( { url: '/tea.webm' } ) ) );
		await link( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'alert' ) ).toHaveText(
			'The video could not be loaded.'
		);
		await expect( link( page ) ).toBeFocused();
		await expect( page.locator( 'video' ) ).toHaveCount( 0 );
		await axe( page, '.wp-block-frontage-video' );
		await page.route( '**/tea.webm', ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<p>The film</p>',
			} )
		);
		await page.keyboard.press( 'Enter' );
		await expect( page.getByText( 'The film' ) ).toBeVisible();
	}
);

test(
	'video: without script a file is in the browser’s player; right to left',
	{ tag: '@PB-05' },
	async ( { browser, page, publish } ) => {
		const address = await publish(
			block( { url: '/tea.webm', title: 'Tea', start: 1 } ) +
				block( { url: 'https://vimeo.com/1', title: 'Ash' } )
		);
		const plain = await browser.newPage( { javaScriptEnabled: false } );
		await plain.goto( address );
		await expect( plain.locator( 'video[controls]' ) ).toBeVisible();
		await expect( plain.locator( 'video' ) ).toHaveAttribute(
			'src',
			/\/tea\.webm#t=1$/
		);
		await expect( link( plain, /Tea/ ) ).toBeHidden();
		await expect( link( plain, /Ash/ ) ).toBeVisible();
		await plain.close();
		await fixture( page, 'right-to-left' );
		await page.goto( address );
		const around = await stage( page ).last().boundingBox();
		const words = await link( page, /Ash/ )
			.locator( 'span' )
			.last()
			.boundingBox();
		expect( ( words?.x ?? 0 ) + ( words?.width ?? 0 ) ).toBeGreaterThan(
			( around?.x ?? 0 ) + ( around?.width ?? 0 ) * 0.8
		);
	}
);

test(
	'video: opens in the viewer where that is set',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await serveFilm( page );
		await page.goto(
			await publish(
				block( { url: '/tea.webm', title: 'Tea', inViewer: true } )
			)
		);
		await link( page ).click();
		const { dialog } = viewer( page );
		await expect(
			dialog.getByLabel( 'Tea', { exact: true } )
		).toHaveJSProperty( 'tagName', 'VIDEO' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( link( page ) ).toBeFocused();
	}
);

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'video: is given an address and a title, and turned into core’s and back',
		{ tag: '@PB-05' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost( { postType: 'page', title: 'Films' } );
			await page.route( /youtube|oembed/, ( route ) => route.abort() );
			expectTrouble( page, /youtube|oembed|Failed to load/ );
			await editor.insertBlock( { name: 'frontage/video' } );
			const { canvas } = editor;
			await canvas
				.getByRole( 'button', { name: 'Insert from URL' } )
				.click();
			await page.getByRole( 'textbox', { name: 'URL' } ).fill( TUBE );
			await page.keyboard.press( 'Enter' );
			await canvas
				.getByRole( 'textbox', { name: 'Title', exact: true } )
				.fill( 'Oak' );
			await canvas
				.getByRole( 'textbox', { name: 'Caption' } )
				.fill( 'A table' );
			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'spinbutton', { name: 'Starts at (seconds)' } )
				.fill( '10' );
			await page
				.getByRole( 'combobox', { name: 'Aspect ratio' } )
				.selectOption( '4:3' );
			expect( await editor.getEditedPostContent() ).toBe(
				`<!-- wp:frontage/video {"url":"${ TUBE }","title":"Oak","caption":"A table","start":10,"ratio":"4/3"} /-->`
			);
			await editor.transformBlockTo( 'core/embed' );
			expect( await editor.getBlocks() ).toMatchObject( [
				{
					name: 'core/embed',
					attributes: { url: TUBE, providerNameSlug: 'youtube' },
				},
			] );
			await editor.transformBlockTo( 'frontage/video' );
			expect( await editor.getBlocks() ).toMatchObject( [
				{ attributes: { url: TUBE, caption: 'A table' } },
			] );
		}
	);
} );
