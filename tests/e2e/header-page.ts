/**
 * What the header's tests look at: a page whose header is this markup, and settings that are the owner's for as long as the test runs.
 */
import { test as base, type Page } from './frontage';

interface Made {
	id: number;
	link: string;
}

interface Fixtures {
	/** Puts markup into the theme's header part. */
	placeHeader: ( content: string ) => Promise< void >;
	/** Puts markup into a synced pattern. */
	placePattern: ( content: string ) => Promise< Made >;
	/** Publishes a page that is long enough to scroll; `meta` is its own choice about the header. */
	placePage: ( fields?: object ) => Promise< Made >;
	decide: ( settings: Record< string, unknown > ) => Promise< void >;
	/** Gives the site a logo. */
	placeLogo: () => Promise< void >;
}

const PARAGRAPHS = Array.from(
	{ length: 40 },
	( _, at ) =>
		`<!-- wp:paragraph --><p>Line ${ at } of a page that is long enough to scroll, with <a href="#line-${ at }">a link ${ at }</a>.</p><!-- /wp:paragraph -->`
).join( '\n' );

/** A row of a header with words in it. */
export const row = ( words: string, attributes: object = {} ): string =>
	`<!-- wp:frontage/header-row ${ JSON.stringify( attributes ) } --><!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph --><!-- wp:paragraph --><p><a href="/?from=${ encodeURIComponent( words ) }">Link of ${ words }</a></p><!-- /wp:paragraph --><!-- /wp:frontage/header-row -->`;

export const header = ( rows: string, attributes: object = {} ): string =>
	`<!-- wp:frontage/header ${ JSON.stringify( attributes ) } -->${ rows }<!-- /wp:frontage/header -->`;

export const THREE =
	row( 'Above', { row: 'above' } ) +
	row( 'Main' ) +
	row( 'Below', { row: 'below' } );

export const test = base.extend< Fixtures >( {
	placeHeader: async ( { requestUtils }, use ) => {
		const parts = await requestUtils.rest< { id: string; slug: string }[] >(
			{ path: '/wp/v2/template-parts' }
		);
		const path = `/wp/v2/template-parts/${ parts.find( ( { slug } ) => slug === 'header' )?.id }`;
		const { content } = await requestUtils.rest< {
			content: { raw: string };
		} >( { path, params: { context: 'edit' } } );
		const put = async ( markup: string ) => {
			await requestUtils.rest( {
				path,
				method: 'POST',
				data: { content: markup },
			} );
		};
		await use( put );
		await put( content.raw );
	},
	placePattern: async ( { requestUtils }, use ) => {
		const made: number[] = [];
		await use( async ( content ) => {
			const pattern = await requestUtils.rest< Made >( {
				path: '/wp/v2/blocks',
				method: 'POST',
				data: { title: 'Header', status: 'publish', content },
			} );
			made.push( pattern.id );
			return pattern;
		} );
		for ( const id of made ) {
			await requestUtils.rest( {
				path: `/wp/v2/blocks/${ id }`,
				method: 'DELETE',
				params: { force: true },
			} );
		}
	},
	placePage: async ( { requestUtils }, use ) => {
		const made: number[] = [];
		await use( async ( fields = {} ) => {
			const page = await requestUtils.rest< Made >( {
				path: '/wp/v2/pages',
				method: 'POST',
				data: {
					title: 'A long page',
					status: 'publish',
					content: PARAGRAPHS,
					...fields,
				},
			} );
			made.push( page.id );
			return page;
		} );
		for ( const id of made ) {
			await requestUtils.rest( {
				path: `/wp/v2/pages/${ id }`,
				method: 'DELETE',
				params: { force: true },
			} );
		}
	},
	decide: async ( { requestUtils }, use ) => {
		const path = '/wp/v2/settings';
		const { frontage_settings: before } = await requestUtils.rest< {
			frontage_settings: Record< string, unknown >;
		} >( { path } );
		const put = async ( settings: Record< string, unknown > ) => {
			await requestUtils.rest( {
				path,
				method: 'POST',
				data: { frontage_settings: settings },
			} );
		};
		await use( put );
		await put( before );
	},
	placeLogo: async ( { requestUtils }, use ) => {
		const put = async ( id = 0 ) => {
			await requestUtils.rest( {
				path: '/wp/v2/settings',
				method: 'POST',
				data: { site_logo: id },
			} );
		};
		await use( async () => {
			const [ picture ] = await requestUtils.rest< { id: number }[] >( {
				path: '/wp/v2/media',
			} );
			await put( picture?.id );
		} );
		await put();
	},
} );

/** A row of a header with the logo, 40 px wide. */
export const LOGO_ROW =
	'<!-- wp:frontage/header-row --><!-- wp:site-logo {"width":40} /--><!-- /wp:frontage/header-row -->';

/** The page's header, whatever holds it. */
export const banner = ( page: Page ) => page.getByRole( 'banner' );

/** Where the header ends in the window, from its top. */
export const bottomOf = ( page: Page ) =>
	banner( page ).evaluate(
		( element ) => element.getBoundingClientRect().bottom
	);

/** Where a row stands in the window, from its top. */
export const topOf = ( page: Page, words: string ) =>
	banner( page )
		.locator( '.wp-block-frontage-header-row' )
		.filter( { hasText: words } )
		.evaluate( ( element ) =>
			Math.round( element.getBoundingClientRect().top )
		);

/** Scrolls as a wheel does. */
export async function scroll( page: Page, pixels: number ) {
	await page.mouse.move( 400, 500 );
	await page.mouse.wheel( 0, pixels );
}

/** Sums layout shifts, from the page's first moment. */
export const countShifts = async ( page: Page ) => {
	// The theme's font moves the text when it comes late, whatever a header does.
	await page.route( /\.woff2/, ( route ) => route.fulfill( { body: '' } ) );
	await page.addInitScript( () => {
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const { dataset } = document.documentElement;
				dataset.shift = String(
					Number( dataset.shift ?? 0 ) +
						Number( Reflect.get( entry, 'value' ) )
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
};

export const shifts = ( page: Page ) =>
	page
		.locator( 'html' )
		.evaluate( ( { dataset } ) => Number( dataset.shift ?? 0 ) );

export { axe, expect, fixture } from './frontage';
export type { Page };
