/** Menus of a test's own and pages that show them, which leave the site with the test. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { test as base, type Page } from './frontage';

interface Made {
	id: number;
	link: string;
}

interface Fixtures {
	/** Publishes a menu of blocks. */
	addMenu: ( content: string ) => Promise< number >;
	/** Publishes a page with this markup. */
	place: ( content: string ) => Promise< Made >;
	/** The same with one menu, whose panels are inside, between what else a page has. */
	placeMenu: (
		content: string,
		attributes?: object,
		panels?: string
	) => Promise< Made >;
}

const publish = ( requestUtils: RequestUtils, path: string, data: object ) =>
	requestUtils.rest< Made >( {
		path,
		method: 'POST',
		data: { title: 'Of a test', status: 'publish', ...data },
	} );

export const test = base.extend< Fixtures & { made: string[] } >( {
	made: async ( { requestUtils }, use ) => {
		const made: string[] = [];
		await use( made );
		for ( const path of made ) {
			await requestUtils.rest( {
				path,
				method: 'DELETE',
				params: { force: true },
			} );
		}
	},
	addMenu: async ( { requestUtils, made }, use ) => {
		await use( async ( content ) => {
			const path = '/wp/v2/navigation';
			const { id } = await publish( requestUtils, path, { content } );
			made.push( `${ path }/${ id }` );
			return id;
		} );
	},
	place: async ( { requestUtils, made }, use ) => {
		await use( async ( content ) => {
			const path = '/wp/v2/pages';
			const page = await publish( requestUtils, path, { content } );
			made.push( `${ path }/${ page.id }` );
			return page;
		} );
	},
	placeMenu: async ( { addMenu, place }, use ) => {
		await use( async ( content, attributes = {}, panels = '' ) => {
			const menu = await addMenu( content );
			const block = menuBlock( { menu, ...attributes }, panels );
			return place( `${ block }${ AFTER }` );
		} );
	},
} );

/** Enough below a menu to scroll, and a place to go to. */
const AFTER =
	'<!-- wp:paragraph --><p>Below the menu.</p><!-- /wp:paragraph --><!-- wp:spacer {"height":"1600px"} --><div style="height:1600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:heading {"anchor":"visit"} --><h2 class="wp-block-heading" id="visit">Visit</h2><!-- /wp:heading -->';

export const menuBlock = ( attributes: object, panels = '' ) =>
	`<!-- wp:frontage/menu ${ JSON.stringify( {
		label: 'Main',
		align: 'wide',
		...attributes,
	} ) } -->${ panels }<!-- /wp:frontage/menu -->`;

export const link = ( label: string, attributes: object = {}, inner = '' ) => {
	const json = JSON.stringify( {
		label,
		url: `/?to=${ encodeURIComponent( label ) }`,
		kind: 'custom',
		...attributes,
	} )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '--', '\\u002d\\u002d' );
	return inner
		? `<!-- wp:navigation-submenu ${ json } -->${ inner }<!-- /wp:navigation-submenu -->`
		: `<!-- wp:navigation-link ${ json } /-->`;
};

/** Three levels; one item leads nowhere and one down the page. */
export const THREE_LEVELS = [
	link( 'Home' ),
	link(
		'Work',
		{},
		link( 'Houses' ) +
			link( 'Public', {}, link( 'Schools' ) + link( 'Libraries' ) )
	),
	link( 'Studio', { url: '#' }, link( 'People' ) + link( 'Press' ) ),
	link( 'Visit', { url: '#visit' } ),
].join( '' );

/** A menu's parts, by what a person calls them. */
export function parts( page: Page ) {
	const nav = page.getByRole( 'navigation', { name: 'Main' } );
	return {
		nav,
		toggle: nav.getByRole( 'button', { name: 'Open menu' } ),
		dialog: page.getByRole( 'dialog', { name: 'Main' } ),
		close: nav.getByRole( 'button', { name: 'Close' } ),
		link: ( name: string ) =>
			nav.getByRole( 'link', { name, exact: true } ),
		button: ( name: string ) =>
			nav.getByRole( 'button', { name, exact: true } ),
		/** The button that shows an item's sub-menu. */
		expand: ( name: string ) =>
			nav.getByRole( 'button', {
				name: `Sub-menu of ${ name }`,
				exact: true,
			} ),
	};
}

export { axe, expect, fixture, hold, writeFrom } from './frontage';
export type { Page };
