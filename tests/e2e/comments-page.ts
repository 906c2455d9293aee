/**
 * A note of the studio's journal with comments, and what tests do there.
 */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, type Page } from './frontage';

export { changeSettings as decide } from './settings-page';

export const HANDRAIL = 'in-praise-of-the-handrail';
/** Nobody has said anything below it. */
export const QUIET = 'sewn-not-glued';

export async function noteAt(
	requestUtils: RequestUtils,
	slug = HANDRAIL
): Promise< { id: number; link: string } > {
	const [ post ] = await requestUtils.rest< { id: number; link: string }[] >(
		{ path: `/wp/v2/posts?slug=${ slug }` }
	);
	if ( ! post ) {
		throw new Error( `There is no note ${ slug }.` );
	}
	return post;
}

/** The list item of the comment by this person. */
export const commentOf = ( page: Page, words: string ) =>
	page.getByRole( 'listitem' ).filter( { hasText: words } ).last();
export const form = ( page: Page ) => page.locator( '#respond' );
export const text = ( page: Page ) =>
	form( page ).getByRole( 'textbox', { name: /^Comment/ } );
export const replyTo = ( page: Page, name: string ) =>
	page.getByRole( 'link', { name: `Reply to ${ name }` } );
export const cancel = ( page: Page ) =>
	form( page ).getByRole( 'link', { name: 'Cancel reply' } );
export const send = ( page: Page ) =>
	form( page ).getByRole( 'button', { name: /Post Comment|Sending/ } );
export const note = ( page: Page, role: 'alert' | 'status' ) =>
	role === 'alert'
		? form( page ).getByRole( role )
		: form( page ).locator( '.frontage-comments__note:not([role])' );

export const field = ( page: Page, name: string ) =>
	form( page ).getByRole( 'textbox', { name: new RegExp( `^${ name }` ) } );
/** What a screen reader was told. */
export const told = ( page: Page, words: string ) =>
	page.getByRole( 'status' ).filter( { hasText: words } );

export async function introduce( page: Page, name = 'Ines Costa' ) {
	await field( page, 'Name' ).fill( name );
	await field( page, 'Email' ).fill( 'ines@post.example' );
}

/** Everything is where a page without a reply has it. */
export async function expectAtHome( page: Page ) {
	await expect( page.locator( 'li #respond' ) ).toHaveCount( 0 );
	await expect( page.locator( '#comment_parent' ) ).toHaveValue( '0' );
	await expect( page.locator( '#reply-title' ) ).toContainText(
		'Leave a Reply'
	);
	await expect( cancel( page ) ).toBeHidden();
}
