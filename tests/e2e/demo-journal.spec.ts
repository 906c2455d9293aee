/**
 * The demo studio's journal in the hands of its readers.
 */
import {
	commentOf,
	introduce,
	noteAt,
	replyTo,
	send,
	text,
} from './comments-page';
import { axe, expect, reset, test } from './frontage';
import { viewer } from './lightbox-page';
import { answerForOthers, parts } from './share-page';

const NEGATIVES = 'nineteen-negatives-in-a-biscuit-tin';

test.afterEach( reset );

test(
	'demo: a reader shares a note, opens its picture and replies',
	{ tag: [ '@SH-01', '@LB-01', '@CM-01' ] },
	async ( { context, page } ) => {
		await answerForOthers( context );
		await page.goto( '/journal/' );
		await page
			.getByRole( 'link', { name: 'Nineteen negatives', exact: false } )
			.last()
			.click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		const { href } = new URL( page.url() );
		await axe( page, 'main' );

		const opened = page.waitForEvent( 'popup' );
		await parts( page ).link( 'Bluesky' ).click();
		const popup = await opened;
		expect( new URL( popup.url() ).searchParams.get( 'text' ) ).toContain(
			href
		);
		await popup.close();

		const { dialog, next } = viewer( page );
		await page.getByRole( 'link', { name: 'white nurse' } ).click();
		await expect( dialog ).toHaveAccessibleName( /white nurse/ );
		await next.click();
		await expect( dialog ).toHaveAccessibleName( /typewriter/ );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );

		await replyTo( page, 'Moira Petrie' ).click();
		await text( page ).fill( 'Cake? Which day?' );
		await introduce( page );
		await send( page ).click();
		await expect(
			commentOf( page, 'The nurse’s cap' )
				.getByRole( 'listitem' )
				.filter( { hasText: 'Cake? Which day?' } )
		).toBeVisible();
	}
);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'demo: a reader shares, sees pictures and replies by plain links',
		{ tag: [ '@SH-01', '@LB-01', '@CM-01' ] },
		async ( { page, requestUtils } ) => {
			const { link } = await noteAt( requestUtils, NEGATIVES );
			await page.goto( link );
			await expect( parts( page ).link( 'Email' ) ).toHaveAttribute(
				'href',
				new RegExp( encodeURIComponent( link ) )
			);
			await replyTo( page, 'Moira Petrie' ).click();
			await expect(
				page.getByRole( 'heading', { name: 'Reply to Moira Petrie' } )
			).toBeVisible();
			await page.getByRole( 'link', { name: 'white nurse' } ).click();
			await expect( page ).toHaveURL( /\/uploads\/.+\.webp$/ );
		}
	);
} );
