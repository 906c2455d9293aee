/**
 * A post with all that visitors do below and in it, as a page cache sends it a day later, and as a site with the strictest policy sends it.
 */
import { expectTrouble, type Page } from './frontage';
import {
	commentOf,
	form,
	introduce,
	replyTo,
	send,
	text,
	told,
} from './comments-page';
import { gallery, html, image, viewer } from './lightbox-page';
import {
	answerForOthers,
	expect,
	fixture,
	parts,
	shareBlock,
	shareBy,
	test as base,
} from './share-page';

interface Picture {
	id: number;
	source_url: string;
}

const test = base.extend< {
	/** The address of such a post. */
	everything: string;
} >( {
	everything: async ( { post, requestUtils, context }, use ) => {
		await answerForOthers( context );
		const [ one, two, three ] = await requestUtils.rest< Picture[] >( {
			path: '/wp/v2/media',
			params: { per_page: 3, media_type: 'image' },
		} );
		if ( ! one || ! two || ! three ) {
			throw new Error( 'The seed has no pictures.' );
		}
		const { id, link } = await post(
			image( one, 'By itself' ) +
				gallery( {}, image( two, 'First' ), image( three, 'Second' ) ) +
				html(
					'<a href="/about/" data-frontage-lightbox="ajax">About us</a> <a href="https://www.youtube.com/watch?v=aaaaaaaaaaa" data-frontage-lightbox="video">Film</a>'
				) +
				shareBlock( { showCounts: true } )
		);
		await requestUtils.rest( {
			path: '/wp/v2/comments',
			method: 'POST',
			data: {
				post: id,
				content: 'The first word',
				date: '2026-01-02T10:00:00',
				author_name: 'Ruth',
				author_email: 'ruth@post.example',
			},
		} );
		await use( link );
	},
} );

async function openAndClose( page: Page, link: string, name: string ) {
	const { dialog } = viewer( page );
	await page
		.getByRole( 'main' )
		.getByRole( 'link', { name: link, exact: true } )
		.click();
	await expect( dialog ).toHaveAccessibleName( name );
	await expect( dialog ).not.toHaveAttribute( 'data-state', 'loading' );
	await expect( dialog.getByRole( 'alert' ) ).toHaveCount( 0 );
	return async () => {
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	};
}

async function reply( page: Page, words: string ) {
	await replyTo( page, 'Ruth' ).click();
	await introduce( page );
	await text( page ).fill( words );
	await send( page ).click();
	await expect( commentOf( page, words ) ).toBeFocused();
	await expect(
		commentOf( page, 'The first word' ).getByText( words )
	).toBeVisible();
}

test(
	'post: cached for 25 hours it replies, counts and opens links',
	{ tag: [ '@CM-04', '@SH-05', '@LB-04' ] },
	async ( { page, everything, requestUtils } ) => {
		await fixture( page, 'cached-yesterday' );
		const kept = await page
			.goto( everything )
			.then( ( answer ) => answer?.text() );
		expect( kept ).toContain( '"nonce":"1a2b3c4d5e"' );
		// What the cache has not seen.
		const [ first ] = await requestUtils.rest< { post: number }[] >( {
			path: '/wp/v2/comments?search=The first word',
		} );
		await requestUtils.rest( {
			path: '/wp/v2/comments',
			method: 'POST',
			data: {
				post: first?.post,
				content: 'Said meanwhile',
				date: '2026-01-03T10:00:00',
			},
		} );
		await page.route( everything, ( route ) =>
			route.fulfill( { contentType: 'text/html', body: kept } )
		);
		await page.goto( everything );
		await expect( page.getByText( 'Said meanwhile' ) ).toHaveCount( 0 );

		await (
			await openAndClose( page, 'By itself', 'By itself' )
		)();
		const shut = await openAndClose( page, 'About us', 'About us' );
		await expect( viewer( page ).dialog ).toContainText(
			'Where to find us'
		);
		await shut();
		expect( await shareBy( page, 'Facebook' ) ).toBe( 201 );
		await reply( page, 'A day late' );
	}
);

test(
	'post: a nonce for each script lets pictures, video, share, reply work',
	{ tag: [ '@CM-01', '@SH-03', '@SH-04', '@LB-01' ] },
	async ( { page, everything } ) => {
		// WordPress's own modules and emoji don't have it.
		expectTrouble( page, /wp-emoji-release|script-modules/ );
		await fixture( page, 'csp-nonces-only' );
		await page.goto( everything );
		await (
			await openAndClose( page, 'By itself', 'By itself' )
		)();
		let shut = await openAndClose( page, 'First', 'First' );
		await page.keyboard.press( 'ArrowRight' );
		const { dialog } = viewer( page );
		await expect( dialog ).toHaveAccessibleName( 'Second' );
		await shut();
		await (
			await openAndClose( page, 'About us', 'About us' )
		)();

		await page.evaluate( () =>
			addEventListener(
				'frontage-embed',
				( event ) => event.preventDefault(),
				{ once: true }
			)
		);
		shut = await openAndClose( page, 'Film', 'Film' );
		await expect( dialog.locator( 'iframe' ) ).toHaveCount( 0 );
		// Closed earlier, the film would count as one that could not be reached.
		const film = page.waitForResponse( /youtube-nocookie/ );
		await dialog.getByRole( 'button', { name: /^Play from/ } ).click();
		await ( await film ).finished();
		await expect( dialog.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/youtube-nocookie/
		);
		await shut();

		expect( await shareBy( page, 'Facebook' ) ).toBe( 201 );
		const {
			button,
			close,
			link,
			find,
			host,
			dialog: popup,
		} = parts( page );
		await button( 'More' ).click();
		await find.fill( 'redd' );
		await expect( popup.getByRole( 'link' ) ).toHaveText( [ 'Reddit' ] );
		await close.click();
		await link( 'Mastodon' ).click();
		await expect( host ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( popup ).toHaveCount( 0 );
		await reply( page, 'By the rules' );
		await expect( form( page ) ).toBeVisible();
	}
);

test(
	'post: a screen reader gets names of dialog, share and reply',
	{ tag: [ '@LB-03', '@SH-03', '@CM-01' ] },
	async ( { page, everything } ) => {
		await page.goto( everything );
		const { group, button, dialog, find, close } = parts( page );
		await expect( group ).toMatchAriaSnapshot( `
		- group "Share “Stairs & “light””":
		  - list:
		    - listitem:
		      - link "Facebook"
		    - listitem:
		      - link "Mastodon"
		    - listitem:
		      - link "Email"
		    - listitem:
		      - button "Copy link"
		    - listitem:
		      - button "More"
	` );
		const shut = await openAndClose( page, 'First', 'First' );
		await expect( dialog ).toMatchAriaSnapshot( `
		- dialog "First":
		  - img "First"
		  - heading "First" [level=2]
		  - paragraph: 1 of 2
		  - button "Next (Right arrow key)"
		  - link "Open the image (opens in a new tab)"
		  - button "Close (Esc)"
	` );
		await shut();
		await button( 'More' ).click();
		await find.fill( 'nobody' );
		await expect( dialog ).toMatchAriaSnapshot( `
		- dialog "Share on another service":
		  - heading "Share on another service" [level=2]
		  - button "Close"
		  - searchbox "Find a service": nobody
		  - status: No service has this name.
	` );
		await close.click();
		await replyTo( page, 'Ruth' ).click();
		await expect( told( page, 'Replying to Ruth' ) ).toBeAttached();
		await expect( form( page ) ).toMatchAriaSnapshot( `
		- heading "Reply to Ruth Cancel reply" [level=3]:
		  - link "Cancel reply"
		- paragraph
		- paragraph:
		  - textbox "Comment *"
		- paragraph:
		  - textbox "Name *"
		- paragraph:
		  - textbox "Email *"
		- paragraph:
		  - textbox "Website"
		- paragraph:
		  - checkbox /^Save my name/
		- paragraph:
		  - button "Post Comment"
	` );
	}
);

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 375, height: 700 },
	} );

	test(
		'post: a finger opens picture, services and reply form',
		{ tag: [ '@CM-01', '@SH-03', '@LB-05' ] },
		async ( { page, everything } ) => {
			await page.goto( everything );
			const { dialog, picture, close } = viewer( page );
			await page.getByRole( 'link', { name: 'By itself' } ).tap();
			await expect( picture ).toHaveAccessibleName( 'By itself' );
			await close.tap();
			await expect( dialog ).toHaveCount( 0 );

			const share = parts( page );
			await share.button( 'More' ).tap();
			await expect( share.find ).toBeVisible();
			await share.close.tap();
			await expect( dialog ).toHaveCount( 0 );

			await replyTo( page, 'Ruth' ).tap();
			await expect( text( page ) ).toBeFocused();
			await expect(
				commentOf( page, 'The first word' ).locator( '#respond' )
			).toHaveCount( 1 );
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBe( 375 );
		}
	);
} );
