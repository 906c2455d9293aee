/**
 * What an owner finds ready for posts: the footer below them, share links at their side, a gallery that opens.
 */
import type { Locator } from '@playwright/test';
import type {
	Admin,
	Editor,
	RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';
import { commentOf, replyTo, text } from './comments-page';
import { signOut, type Page } from './frontage';
import { viewer } from './lightbox-page';
import { axe, expect, parts, test, writeFrom } from './share-page';

interface Template {
	id: string;
	slug: string;
}

/** Puts markup below the content of all posts; answers with the template's name. */
async function placeBelow( requestUtils: RequestUtils, markup: string ) {
	const templates = await requestUtils.rest< Template[] >( {
		path: '/wp/v2/templates',
	} );
	const id = templates.find( ( { slug } ) => slug === 'single' )?.id ?? '';
	await requestUtils.rest( {
		path: `/wp/v2/templates/${ id }`,
		method: 'POST',
		data: {
			content: `<!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group"><!-- wp:post-title {"level":1} /--><!-- wp:post-content /-->${ markup }</main><!-- /wp:group -->`,
		},
	} );
	return id;
}

/** Says something below a post. */
const say = ( requestUtils: RequestUtils, post: number, content: string ) =>
	requestUtils.rest( {
		path: '/wp/v2/comments',
		method: 'POST',
		data: {
			post,
			content,
			author_name: 'Ruth Mensah',
			author_email: 'ruth@post.example',
		},
	} );

const WORDS = '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->';

const pattern = ( name: string ) =>
	`<!-- wp:pattern {"slug":"frontage/${ name }"} /-->`;
const FOOTER = pattern( 'post-footer' );
const BAR = pattern( 'share-bar' );
const GALLERY = pattern( 'lightbox-gallery' );

const gallery = ( page: Page ) => page.locator( '.wp-block-gallery' );

/** Where something begins, from the window's left. */
const startOf = async ( place: Locator ) =>
	( await place.boundingBox() )?.x ?? NaN;

async function edit( admin: Admin, editor: Editor, id: number ) {
	await admin.visitAdminPage( 'post.php', `post=${ id }&action=edit` );
	await editor.setPreferences( 'core/edit-post', {
		welcomeGuide: false,
		fullscreenMode: false,
	} );
}

async function insert( page: Page, editor: Editor, name: string ) {
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	const library = page.getByRole( 'region', { name: 'Block Library' } );
	await library.getByRole( 'searchbox' ).fill( name );
	await library.getByRole( 'option', { name, exact: true } ).click();
	await expect(
		editor.canvas.getByText( /unexpected or invalid content/ )
	).toHaveCount( 0 );
}

async function save( page: Page ) {
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Post updated.' ).first() ).toBeVisible();
}

test.describe( 'the owner', () => {
	test.use( { as: 'owner', viewport: { width: 1600, height: 900 } } );

	test(
		'patterns: a post footer below all posts shares and takes replies',
		{ tag: [ '@SH-01', '@CM-01' ] },
		async ( { admin, editor, page, post, requestUtils } ) => {
			const { id, link } = await post( WORDS );
			await say( requestUtils, id, 'Well said.' );
			await admin.visitSiteEditor( {
				postId: await placeBelow( requestUtils, '' ),
				postType: 'wp_template',
				canvas: 'edit',
			} );
			await insert( page, editor, 'Post footer' );
			await editor.saveSiteEditorEntities( {
				isOnlyCurrentEntityDirty: true,
			} );

			await signOut( page );
			await page.goto( link );
			await expect( parts( page ).link( 'Email' ) ).toHaveAttribute(
				'href',
				new RegExp( encodeURIComponent( link ) )
			);
			await replyTo( page, 'Ruth Mensah' ).click();
			await expect(
				commentOf( page, 'Well said.' ).locator( '#respond' )
			).toHaveCount( 1 );
			await expect( text( page ) ).toBeFocused();
		}
	);

	test(
		'patterns: a share bar beside a post hides by its arrow',
		{ tag: '@SH-07' },
		async ( { admin, editor, page, post } ) => {
			const { id, link } = await post( WORDS );
			await edit( admin, editor, id );
			await insert( page, editor, 'Share bar' );
			await save( page );

			await signOut( page );
			await page.goto( link );
			const { group, link: service } = parts( page );
			await expect( service( 'Facebook' ) ).toBeInViewport();
			await group.getByTitle( 'Hide' ).click();
			await expect( service( 'Facebook' ) ).toBeHidden();
			await axe( page, '.wp-block-frontage-share' );
		}
	);

	test(
		'patterns: a gallery of the latest pictures opens one',
		{ tag: '@LB-01' },
		async ( { admin, editor, page, post } ) => {
			const { id, link } = await post( WORDS );
			await edit( admin, editor, id );
			await insert( page, editor, 'Gallery with lightbox' );
			await expect(
				editor.canvas.getByRole( 'document', { name: 'Block: Image' } )
			).toHaveCount( 6 );
			await save( page );

			await signOut( page );
			await page.goto( link );
			const second = gallery( page ).getByRole( 'link' ).nth( 1 );
			const words = await second.getByRole( 'img' ).getAttribute( 'alt' );
			await second.click();
			const { dialog, close } = viewer( page );
			await expect( dialog ).toHaveAccessibleName( words ?? '' );
			await expect( dialog ).toContainText( '2 of 6' );
			await axe( page, '.frontage-viewer' );
			await close.click();
			await expect( second ).toBeFocused();
			await axe( page, '.wp-block-gallery' );
		}
	);
} );

test(
	'patterns: the post footer is no wider than a phone, also RTL',
	{ tag: [ '@SH-01', '@CM-01' ] },
	async ( { page, post, requestUtils } ) => {
		const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
		await post( WORDS, `${ long } and what became of it` );
		const { id, link } = await post( WORDS );
		await post( WORDS, 'After' );
		await say( requestUtils, id, `https://an.example/${ long }/${ long }` );
		await placeBelow( requestUtils, FOOTER );
		await writeFrom( page, link, 'rtl' );
		await page.goto( link );
		const before = page.getByRole( 'link', { name: `${ long } and` } );
		const after = page.getByRole( 'link', { name: 'After' } );
		expect( await startOf( before ) ).toBeGreaterThan(
			await startOf( after )
		);
		expect( await startOf( parts( page ).group ) ).toBeLessThan(
			await startOf( page.getByRole( 'link', { name: 'Field notes' } ) )
		);
		await axe( page, '.wp-block-frontage-share__post-footer' );

		await page.setViewportSize( { width: 320, height: 700 } );
		await page.goto( link );
		await expect( after ).toBeVisible();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
	}
);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'patterns: work without JavaScript',
		{ tag: [ '@SH-01', '@SH-07', '@LB-01', '@CM-01' ] },
		async ( { page, post, requestUtils } ) => {
			const { id, link } = await post( `${ BAR }\n${ GALLERY }` );
			await say( requestUtils, id, 'Well said.' );
			await placeBelow( requestUtils, FOOTER );
			await page.goto( link );
			const bar = parts( page );
			await bar.group.getByTitle( 'Hide' ).click();
			await expect( bar.link( 'Facebook' ) ).toBeHidden();
			await expect(
				page
					.locator( '.wp-block-frontage-share__post-footer' )
					.getByRole( 'link', { name: 'Email' } )
			).toHaveAttribute(
				'href',
				new RegExp( encodeURIComponent( link ) )
			);

			await replyTo( page, 'Ruth Mensah' ).click();
			await page.waitForURL( /replytocom=\d+/ );
			await expect(
				page.getByRole( 'heading', { name: 'Reply to Ruth Mensah' } )
			).toBeVisible();

			await gallery( page ).getByRole( 'link' ).first().click();
			await page.waitForURL( /\/uploads\/.+\.(jpg|webp)$/ );
		}
	);
} );
