/**
 * Back and Forward that follow each other faster than a picture closes and opens.
 */
import { hold } from './frontage';
import { expect, gallery, image, test, viewer } from './lightbox-page';

type Step = 'back' | 'forward';

test.beforeEach( ( { page } ) =>
	// Each step waits for the one before, and the page is too busy to do anything between them.
	page.addInitScript( () => {
		const go = ( [ step, ...more ]: Step[] ) =>
			new Promise( ( resolve ) => {
				if ( ! step ) {
					resolve( undefined );
					return;
				}
				const onArrived = () => {
					resolve( go( more ) );
					const end = performance.now() + 150;
					while ( performance.now() < end ) {}
				};
				addEventListener( 'popstate', onArrived, { once: true } );
				history[ step ]();
			} );
		Object.assign( window, { go } );
	} )
);

test(
	'opening: quick Back and Forward show it once, one Back closes',
	{ tag: '@LB-06' },
	async ( { page, publish, pictures: [ one, two ] } ) => {
		const link = await publish(
			gallery( {}, image( one, 'First' ), image( two, 'Second' ) )
		);
		await page.goto( link );
		const { dialog, picture } = viewer( page );
		await page.getByRole( 'link', { name: 'Second' } ).click();
		await expect( picture ).toHaveAccessibleName( 'Second' );
		const entries = await page.evaluate( () => history.length );
		const go = ( ...steps: Step[] ) =>
			page.evaluate(
				( all ) => Reflect.get( window, 'go' )( all ),
				steps
			);

		for ( const steps of [
			[ 'back', 'forward' ],
			[ 'back', 'forward', 'back', 'forward' ],
		] as const ) {
			await go( ...steps );
			await expect(
				page.locator( 'dialog.frontage-viewer' )
			).toHaveCount( 1 );
			await expect( picture ).toHaveAccessibleName( 'Second' );
			await expect( dialog ).toContainText( '2 of 2' );
			await page.goBack();
			await expect( dialog ).toHaveCount( 0 );
			await expect( page ).toHaveURL( link );
			await page.goForward();
			await expect( picture ).toHaveAccessibleName( 'Second' );
		}

		await go( 'back', 'forward', 'back' );
		await expect( page ).toHaveURL( link );
		await page.getByRole( 'link', { name: 'First' } ).click();
		// The one that was left fades out meanwhile.
		await expect( page.locator( 'dialog.frontage-viewer' ) ).toHaveCount(
			1
		);
		await expect( picture ).toHaveAccessibleName( 'First' );
		expect( await page.evaluate( () => history.length ) ).toBe( entries );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
	}
);

test(
	'opening: quick Back and Forward grow the picture again',
	{ tag: '@LB-06' },
	async ( { page, publish, pictures: [ one ] } ) => {
		const link = await publish(
			image( one, 'First', { link: `${ one.source_url }?large` } )
		);
		await page.goto( link );
		const large = await hold( page, /\?large/ );
		const { dialog, picture } = viewer( page );
		await page.getByRole( 'link', { name: 'First' } ).click();
		await large.asked();
		await expect( dialog ).toBeVisible();
		const browser = await page.context().newCDPSession( page );
		await browser.send( 'Animation.enable' );
		await browser.send( 'Animation.setPlaybackRate', {
			playbackRate: 0.01,
		} );
		await page.goBack();
		await page.goForward();
		const dialogs = page.locator( 'dialog.frontage-viewer' );
		await expect( dialogs ).toHaveCount( 2 );
		await browser.send( 'Animation.setPlaybackRate', { playbackRate: 1 } );
		large.answer();
		await expect( dialogs ).toHaveCount( 1 );
		await expect( picture ).toHaveAccessibleName( 'First' );
		await page.keyboard.press( 'Escape' );
		await expect( page ).toHaveURL( link );
	}
);
