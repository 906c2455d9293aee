/** Small blocks together: in patterns and loops, with scripts that fail, in print and in forced colors. */
import { axe, expect, expectTrouble } from './frontage';
import { test } from './placed-page';
import { isTooWide } from './sections-page';

const block = ( name: string, attributes: object = {}, inner = '' ) => {
	const start = `wp:frontage/${ name } ${ JSON.stringify( attributes ) }`;
	return inner
		? `<!-- ${ start } -->${ inner }<!-- /wp:frontage/${ name } -->`
		: `<!-- ${ start } /-->`;
};

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const alert = ( inner: string ) =>
	block( 'alert', { title: 'Closed road', dismissible: true }, inner );

const OTHERS =
	block( 'counter', { end: 12400, title: 'slates', duration: 60000 } ) +
	block( 'progress', { title: 'Roof', percent: 72, innerText: 'Tiled' } ) +
	block( 'text-path', { text: 'Tables made of oak', path: 'arc' } ) +
	block( 'video', { url: '/tea.webm', title: 'Tea', caption: 'A film' } );

const WIDGETS = alert( paragraph( 'Come by the bridge' ) ) + OTHERS;

const FIXED =
	block( 'contact-buttons', {
		heading: 'Talk to us',
		links: [ { type: 'phone', value: '+44 20 7946 0000' } ],
		hours: { 1: '09:00-17:00' },
	} ) + block( 'floating-bar', {}, paragraph( 'Open on Saturday' ) );

const WORDS = [
	'Closed road',
	'Come by the bridge',
	'12,400',
	'slates',
	'72%',
	'Tiled',
	'Tables made of oak',
	'A film',
	'Open on Saturday',
];

test(
	'widgets: in a synced pattern twice and in a loop, each is itself',
	{ tag: '@PB-05' },
	async ( { page, place, requestUtils } ) => {
		const { id } = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/blocks',
			method: 'POST',
			data: {
				title: 'Widgets',
				status: 'publish',
				content: WIDGETS + FIXED,
			},
		} );
		const pattern = `<!-- wp:block {"ref":${ id }} /-->`;
		const loop = `<!-- wp:query {"queryId":7,"query":{"perPage":2,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template -->${ alert( '<!-- wp:post-title /-->' ) + OTHERS }<!-- /wp:post-template --></div><!-- /wp:query -->`;
		const { link } = await place( pattern + pattern + loop );
		await page.goto( link );
		const ids = await page
			.locator( 'main [id], .wp-block-frontage-floating-bar__edge [id]' )
			.evaluateAll( ( all ) => all.map( ( each ) => each.id ) );
		expect( new Set( ids ).size ).toBe( ids.length );
		await axe( page, 'main' );
		expect( await isTooWide( page ) ).toBe( false );
		await page.emulateMedia( { forcedColors: 'active' } );
		await expect( page.getByRole( 'progressbar' ).first() ).toHaveCSS(
			'border-top-style',
			'solid'
		);
		await axe( page, 'main' );
		await page.emulateMedia( { forcedColors: 'none' } );

		// The same words are dismissed together, those with the words of a post by themselves.
		const alerts = page.locator( '.wp-block-frontage-alert' );
		const dismiss = ( at: number ) =>
			alerts.nth( at ).getByRole( 'button', { name: 'Dismiss' } ).click();
		await expect( alerts ).toHaveCount( 4 );
		await dismiss( 2 );
		await expect( alerts.nth( 2 ) ).toBeHidden();
		await dismiss( 0 );
		await expect( alerts.nth( 1 ) ).toBeHidden();
		await expect( alerts.nth( 3 ) ).toBeVisible();
		await page.reload();
		await expect( alerts.nth( 3 ) ).toBeVisible();
		await expect( alerts.filter( { visible: true } ) ).toHaveCount( 1 );
	}
);

test(
	'widgets: all words are there when scripts throw, and in print',
	{ tag: '@PB-05' },
	async ( { page, place } ) => {
		expectTrouble( page, /It throws/ );
		await page.route( /frontage\/build\/.+\.js/, ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: 'throw new Error( "It throws" );',
			} )
		);
		const { link } = await place( WIDGETS + FIXED );
		await page.goto( link );
		const seen = async ( words: string[] ) => {
			for ( const text of words ) {
				await expect( page.getByText( text ).first() ).toBeVisible();
			}
		};
		await seen( WORDS );
		// The bar does not cover it.
		await page.getByRole( 'button', { name: 'Contact us' } ).click();
		await seen( [ 'Talk to us', '+44 20 7946 0000' ] );
		await page.unrouteAll();
		await page.reload();
		await page.emulateMedia( { media: 'print' } );
		await seen( [ ...WORDS, 'Talk to us', 'Monday' ] );
	}
);
