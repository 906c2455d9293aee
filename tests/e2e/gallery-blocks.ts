/**
 * What the gallery's tests look at: eight seeded items, among them names that break careless code, and
 * pages with galleries of just these. All of it leaves the site again.
 */
import type { Locator, Response } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { test as base, type Page } from './frontage';

const COLLECTION = '/wp/v2/astra-portfolio';

/** Newest first, as the gallery shows them. */
export const TITLES = {
	harbour: 'Harbour & light',
	arabic: 'مشروع الميناء',
	emoji: 'Tea 😀 room',
	quotes: 'The “Glass” House',
	hostile: '</script><b>bold</b> [gallery] :)',
	long: 'Long'.repeat( 75 ),
	straight: 'Baker’s yard',
	last: 'Quiet stair',
};

export interface Seeded {
	/** Ids of its categories: Kitchens is a child of Rooms, which has no items of its own. */
	rooms: number;
	kitchens: number;
	labs: number;
	/** An "other category" of two items. */
	blue: number;
	/** Links of the items' own pages. */
	links: Record< keyof typeof TITLES, string >;
	/** Ids of the items, for those who pick. */
	ids: Record< keyof typeof TITLES, number >;
}

export interface Placed {
	id: number;
	link: string;
}

interface Fixtures {
	/** Publishes a page with this markup, until the test is over. */
	place: ( content: string ) => Promise< Placed >;
	/** The same with one gallery of the seeded items. */
	placeGallery: ( attributes?: object ) => Promise< Placed >;
}

const create = (
	requestUtils: RequestUtils,
	path: string,
	data: object
): Promise< Placed > =>
	requestUtils.rest< Placed >( {
		path,
		method: 'POST',
		data: { status: 'publish', ...data },
	} );

const remove = ( requestUtils: RequestUtils, path: string ) =>
	requestUtils.rest( { path, method: 'DELETE', params: { force: true } } );

const escaped = ( text: string ) =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

export const test = base.extend< Fixtures, { seeded: Seeded } >( {
	seeded: [
		async ( { requestUtils }, use ) => {
			const made: string[] = [];
			const make = async ( path: string, data: object ) => {
				const thing = await create( requestUtils, path, data );
				made.unshift( `${ path }/${ thing.id }` );
				return thing;
			};
			const term = async ( kind: string, name: string, parent = 0 ) =>
				(
					await make( `/wp/v2/astra-portfolio-${ kind }`, {
						name,
						...( parent ? { parent } : {} ),
					} )
				).id;

			const rooms = await term( 'categories', 'Rooms' );
			const kitchens = await term( 'categories', 'Kitchens', rooms );
			const labs = await term( 'categories', 'R&D “Labs” مختبر' );
			await term( 'categories', 'Nothing in it' );
			const blue = await term( 'other-categories', 'Midnight' );

			const inLabs = [ 'arabic', 'quotes', 'hostile' ];
			const special: Record< string, object > = {
				quotes: {
					'astra-portfolio-type': 'iframe',
					'astra-site-url': 'https://example.com/glass',
					'astra-site-open-in-new-tab': 1,
				},
				hostile: {
					'astra-portfolio-type': 'iframe',
					'astra-site-url': 'https://example.com/?a=1&b="2"',
				},
				emoji: {
					'astra-portfolio-type': 'video',
					'astra-portfolio-video-url': 'https://example.com/tea.mp4',
				},
				last: {
					'astra-portfolio-type': 'iframe',
					// What an attacker would enter.
					'astra-site-url': 'javascript:alert( 1 )',
				},
			};
			const links: Record< string, string > = {};
			const ids: Record< string, number > = {};
			for ( const [ at, [ name, title ] ] of Object.entries(
				TITLES
			).entries() ) {
				const item = await make( COLLECTION, {
					title: escaped( title ),
					date: `2024-05-${ 28 - at }T10:00:00`,
					'astra-portfolio-categories': [
						inLabs.includes( name ) ? labs : kitchens,
					],
					...( at < 2
						? { 'astra-portfolio-other-categories': [ blue ] }
						: {} ),
					meta: special[ name ] ?? { 'astra-portfolio-type': 'page' },
				} );
				links[ name ] = item.link;
				ids[ name ] = item.id;
			}
			await use( {
				rooms,
				kitchens,
				labs,
				blue,
				links: links as Seeded[ 'links' ],
				ids: ids as Seeded[ 'ids' ],
			} );
			for ( const path of made ) {
				await remove( requestUtils, path );
			}
		},
		{ scope: 'worker' },
	],

	place: async ( { requestUtils }, use ) => {
		const made: number[] = [];
		await use( async ( content ) => {
			const page = await create( requestUtils, '/wp/v2/pages', {
				title: 'Gallery of a test',
				content,
			} );
			made.push( page.id );
			return page;
		} );
		for ( const id of made ) {
			await remove( requestUtils, `/wp/v2/pages/${ id }` );
		}
	},

	placeGallery: async ( { place, seeded }, use ) => {
		await use( ( attributes ) =>
			place( block( { ...onlySeeded( seeded ), ...attributes } ) )
		);
	},
} );

/** Attributes that show nothing but the seeded items, three items a page. */
export const onlySeeded = ( { rooms, labs }: Seeded ) => ( {
	instanceId: 1,
	itemsPerPage: 3,
	categorySelectedNum: [ rooms, labs ],
} );

export const block = ( attributes: object ) =>
	`<!-- wp:frontage/portfolio ${ JSON.stringify( attributes ).replaceAll(
		'--',
		'\\u002d\\u002d'
	) } /-->`;

/** The gallery's parts, by what a person calls them. */
export function parts( root: Page | Locator ) {
	const items = root
		.locator( '.wp-block-frontage-portfolio__grid' )
		.getByRole( 'listitem' );
	return {
		items,
		titles: items.locator( '.wp-block-frontage-portfolio__title' ),
		categories: root.getByRole( 'navigation', {
			name: 'Categories',
			exact: true,
		} ),
		others: root.getByRole( 'navigation', { name: 'Other categories' } ),
		field: root.getByRole( 'searchbox', { name: 'Search' } ),
		more: root.getByRole( 'link', { name: 'Load More' } ),
		retry: root.getByRole( 'button', { name: 'Retry' } ),
		status: root.getByRole( 'status' ),
		empty: root.locator( '.wp-block-frontage-portfolio__empty' ),
	};
}

/** Whether what has the focus shows it, by a ring of 2 px around it or a part of it. */
export const hasRing = ( focused: Locator ): Promise< boolean > =>
	focused.evaluate( ( element ) =>
		[ element, ...element.querySelectorAll( '*' ) ]
			.map( ( part ) => getComputedStyle( part ) )
			.some(
				( { outlineStyle, outlineWidth } ) =>
					outlineStyle === 'solid' && outlineWidth === '2px'
			)
	);

/** Whether an address asks for items, with pretty or plain permalinks. */
export const isForItems = ( url: URL ): boolean =>
	/\/wp\/v2\/astra-portfolio[?&]/.test( decodeURIComponent( url.href ) );

/** The next answer with items. */
export const nextAnswer = ( page: Page ): Promise< Response > =>
	page.waitForResponse( ( response ) =>
		isForItems( new URL( response.url() ) )
	);

export {
	expect,
	axe,
	expectTrouble,
	fixture,
	hold,
	writeFrom,
} from './frontage';
export type { Page };
