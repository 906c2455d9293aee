/** What authors name as our scripts, core's or their data are named switches nothing off. */
import { block } from './gallery-blocks';
import { expectToFilter } from './island-page';
import { html, linked, viewer } from './lightbox-page';
import { menuBlock, parts as menuParts } from './menu-page';
import { parts as searchParts, searchBlock } from './search-page';
import { expect, parts, shareBlock, test } from './share-page';
import { replyTo, text } from './comments-page';

const LIE =
	'{"islands":{},"scripts":{},"publicPath":"/elsewhere/","rest":{"root":"/elsewhere/"},"share":{"words":{"more":"Taken over"}},"lightbox_content":false}';

const NAMED = html(
	[
		'<h2 id="frontage">Frontage</h2>',
		'<form name="wp"><input name="frontage"></form>',
		'<div id="React">R</div><div id="ReactDOM">R</div><div id="lazySizes">L</div>',
		'<iframe name="ReactJSXRuntime" srcdoc="" title="R"></iframe>',
		`<div id="frontage-islands" hidden>${ LIE }</div>`,
		`<div id="frontage-settings-data" hidden>${ LIE }</div>`,
		'<p id="frontage-toolkit-css">T</p>',
	].join( '' )
);

const OTHERS = html(
	'<form name="frontage"><input name="stick"><input name="overlay"></form><iframe name="frontage" srcdoc="" title="F"></iframe>'
);

for ( const [ what, named ] of [
	[ 'a heading', NAMED ],
	[ 'a form and a frame', OTHERS ],
] as const ) {
	test(
		`element names: ${ what } named like a global breaks nothing`,
		{ tag: [ '@IS-07' ] },
		async ( { page, post, requestUtils } ) => {
			const [ one ] = await requestUtils.rest<
				{ id: number; source_url: string }[]
			>( {
				path: '/wp/v2/media',
				params: { per_page: 1, media_type: 'image' },
			} );
			if ( ! one ) {
				throw new Error( 'The seed has no pictures.' );
			}
			const { id, link } = await post(
				named +
					menuBlock( { source: 'pages', mobile: 'off-canvas' } ) +
					searchBlock() +
					block( { itemsPerPage: 6 } ) +
					html( linked( one, 'One' ) ) +
					shareBlock()
			);
			await requestUtils.rest( {
				path: '/wp/v2/comments',
				method: 'POST',
				data: {
					post: id,
					content: 'The first word',
					author_name: 'Ruth',
					author_email: 'ruth@post.example',
				},
			} );
			await page.goto( link );
			await expectToFilter( page );

			await page
				.getByRole( 'link', { name: 'One', exact: true } )
				.click();
			await expect( viewer( page ).dialog ).toHaveAccessibleName( 'One' );
			await page.keyboard.press( 'Escape' );
			await expect( viewer( page ).dialog ).toHaveCount( 0 );

			const share = parts( page );
			await share.button( 'More' ).click();
			await expect( share.dialog ).toHaveAccessibleName(
				'Share on another service'
			);
			await page.keyboard.press( 'Escape' );

			const { open, status } = searchParts( page );
			await open.click();
			await page.keyboard.type( 'stair' );
			await expect( status ).toHaveText( /^\d+ results?$/ );
			await page.keyboard.press( 'Escape' );
			await page.keyboard.press( 'Escape' );

			await replyTo( page, 'Ruth' ).click();
			await expect( text( page ) ).toBeFocused();

			await page.setViewportSize( { width: 375, height: 700 } );
			const { toggle, dialog } = menuParts( page );
			await toggle.last().click();
			await expect( dialog ).toBeVisible();
			await expect( dialog ).toHaveJSProperty( 'tagName', 'DIALOG' );
		}
	);
}
