/**
 * Fetches portfolio items from the site's REST API and maps them to our types. The field names in the response have the prefix of the provider whose
 * data sites already contain; in the browser, only this file uses them.
 */
import { decoded } from '../../../src/client/dom/decoded';
import { RestError } from '../../../src/client/rest/error';
import { read } from '../../../src/client/rest/read';
import { opens, TYPES, type Item, type Picture } from './item';

export interface Source {
	/** URL of the collection, possibly with a query of its own (plain permalinks). */
	endpoint: string;
	/** Prefix of the provider's field names. */
	prefix: string;
}

export interface Wanted {
	categories: number[];
	otherCategories: number[];
	tags: number[];
	search: string;
	/** Order as parameters of the collection, from the server. */
	order: Record< string, string | number >;
	page: number;
	perPage: number;
}

export interface Found {
	items: Item[];
	total: number;
}

/**
 * Fetches one page of items.
 *
 * @param  source Collection to query.
 * @param  wanted Filters, order and page.
 * @param  signal Aborts the request.
 * @throws {RestError} On any failure.
 */
export async function fetchItems(
	source: Source,
	wanted: Wanted,
	signal: AbortSignal
): Promise< Found > {
	try {
		const { data, total } = await read( source.endpoint, {
			query: query( source.prefix, wanted ),
			signal,
			parse: ( json ) => items( source.prefix, json ),
		} );
		return { items: data, total };
	} catch ( error ) {
		if (
			error instanceof RestError &&
			error.code === 'rest_post_invalid_page_number'
		) {
			// Items were deleted since the total was read: there are no further pages.
			return { items: [], total: 0 };
		}
		throw error;
	}
}

/**
 * Fetches one item by its name in the URL.
 *
 * @param  source Collection to query.
 * @param  name   Slug or id of the item.
 * @param  signal Aborts the request.
 * @throws {RestError} On any failure, except that the item does not exist.
 */
export async function fetchItem(
	source: Source,
	name: string,
	signal?: AbortSignal
): Promise< Item | undefined > {
	const fetchBy = async ( by: Record< string, string > ) => {
		const { data } = await read( source.endpoint, {
			query: { ...by, _fields: fields( source.prefix ) },
			signal,
			parse: ( json ) => items( source.prefix, json ),
		} );
		return data[ 0 ];
	};
	const named = await fetchBy( { slug: name } );
	return (
		named ?? ( /^\d+$/.test( name ) ? fetchBy( { include: name } ) : named )
	);
}

function query(
	prefix: string,
	wanted: Wanted
): Record< string, string | number > {
	const all: Record< string, string | number > = {
		page: wanted.page,
		per_page: wanted.perPage,
		[ `${ prefix }-portfolio-categories` ]: wanted.categories.join(),
		[ `${ prefix }-portfolio-other-categories` ]:
			wanted.otherCategories.join(),
		[ `${ prefix }-portfolio-tags` ]: wanted.tags.join(),
		frontage_title: wanted.search,
		...wanted.order,
		_fields: fields( prefix ),
	};
	return Object.fromEntries(
		Object.entries( all ).filter( ( [ , value ] ) => value !== '' )
	);
}

const fields = ( prefix: string ): string =>
	[
		'id',
		'slug',
		'link',
		'frontage_plain_title',
		'portfolio-type',
		'portfolio-video-url',
		'lightbox-image-url',
		`${ prefix }-site-url`,
		`${ prefix }-site-open-in-new-tab`,
		`${ prefix }-site-open-portfolio-in`,
		'frontage_image',
		'frontage_terms',
		'frontage_frameable',
	].join();

function items( prefix: string, json: unknown ): Item[] {
	if ( ! Array.isArray( json ) ) {
		throw new TypeError( 'not a list' );
	}
	return json.map( ( entry ) => item( prefix, record( entry ) ) );
}

function item( prefix: string, wire: Record< string, unknown > ): Item {
	const title = wire.frontage_plain_title;
	if ( typeof wire.id !== 'number' || typeof title !== 'string' ) {
		throw new TypeError( 'not an item' );
	}
	const own: Omit< Item, 'opensIn' > = {
		id: wire.id,
		slug: decoded( text( wire.slug ) ),
		title,
		link: text( wire.link ),
		type: oneOf( wire[ 'portfolio-type' ], TYPES ) ?? 'iframe',
		siteUrl: text( wire[ `${ prefix }-site-url` ] ),
		videoUrl: text( wire[ 'portfolio-video-url' ] ),
		lightboxUrl: text( wire[ 'lightbox-image-url' ] ),
		image: picture( wire.frontage_image ),
		terms: texts( wire.frontage_terms ),
		...( wire.frontage_frameable === false ? { frameable: false } : {} ),
	};
	return { ...own, opensIn: opensIn( prefix, wire, own ) };
}

/** Target in which an item opens; an item without content to open links to its own page. */
function opensIn(
	prefix: string,
	wire: Record< string, unknown >,
	own: Omit< Item, 'opensIn' >
): Item[ 'opensIn' ] {
	if ( own.type === 'page' ) {
		const target = wire[ `${ prefix }-site-open-portfolio-in` ];
		return (
			oneOf( target, [ 'new-tab', 'same-tab' ] as const ) ?? 'lightbox'
		);
	}
	if ( opens( own ) === '' ) {
		return 'same-tab';
	}
	const wantsTab = Number( wire[ `${ prefix }-site-open-in-new-tab` ] ) === 1;
	return own.type === 'iframe' && wantsTab ? 'new-tab' : 'lightbox';
}

function picture( wire: unknown ): Picture | undefined {
	const { src, srcset, width, height, alt, color, focus } = record( wire );
	return typeof src === 'string' && src !== ''
		? {
				src,
				srcset: text( srcset ),
				width: Number( width ) || 0,
				height: Number( height ) || 0,
				alt: text( alt ),
				color: text( color ),
				...( focus ? { focus: point( focus ) } : {} ),
			}
		: undefined;
}

function point( wire: unknown ): { x: number; y: number } {
	const { x, y } = record( wire );
	return { x: Number( x ), y: Number( y ) };
}

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const texts = ( value: unknown ): string[] =>
	Array.isArray( value ) ? value.map( text ).filter( Boolean ) : [];

function oneOf< Word extends string >(
	value: unknown,
	words: readonly Word[]
): Word | undefined {
	return words.find( ( word ) => word === value );
}

function record( value: unknown ): Record< string, unknown > {
	return typeof value === 'object' && value !== null
		? ( value as Record< string, unknown > )
		: {};
}
