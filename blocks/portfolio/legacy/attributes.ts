/**
 * Reads the attributes of the legacy plugin's block and shortcodes in existing content. Same as attributes.php in this folder. The only TypeScript
 * file that uses the legacy names.
 */
import { declared, readAttributes } from '../data/read-attributes';

/** Name of the legacy block. */
export const ORIGINAL_BLOCK = 'astra-portfolio/wp-portfolio';

/** Names of the legacy shortcodes. */
export const ORIGINAL_SHORTCODES = [ 'astra-portfolio', 'wp_portfolio' ];

/** Unvalidated attributes. */
export type Loose = Record< string, unknown >;

/** Legacy attributes that have a different name in our block. */
const NAMES: Record< string, string > = {
	'quick-view-text': 'quickViewText',
	'per-page': 'itemsPerPage',
	'par-page': 'itemsPerPage',
	'grid-style': 'thumbnailHoverStyle',
	'scroll-speed': 'scrollSpeed',
	'title-position': 'titlePosition',
	categories: 'categorySelectedNum',
	'other-categories': 'otherCategorySelectedNum',
	tags: 'tagsSelectedNum',
	'show-search': 'showSearch',
	'show-categories': 'showCategories',
	'show-other-categories': 'showOtherCategories',
	'category-show-all': 'showCategoriesAll',
	'other-category-show-all': 'showOtherCategoriesAll',
};

/**
 * Converts legacy attributes to those of our block. Missing attributes stay missing.
 * @param original Attributes of the legacy block, shortcode or wrapper.
 */
export function fromOriginal( original: Loose ): Loose {
	const given: Loose = {};
	for ( const [ name, value ] of Object.entries( original ) ) {
		if ( value !== null && value !== undefined ) {
			given[ NAMES[ name ] ?? name ] = value;
		}
	}
	if ( 'enableMasonry' in given ) {
		const isOff = [ false, 0, '0', 'false', 'no', '' ].some(
			( off ) => off === given.enableMasonry
		);
		given.layout = given.layout ?? ( isOff ? 'grid' : 'masonry' );
		delete given.enableMasonry;
	}
	delete given.saved;
	const read: Loose = { ...readAttributes( given ) };
	return Object.fromEntries(
		Object.entries( given )
			.map( ( [ name, value ] ): [ string, unknown ] => {
				const { enum: words, default: fallback } = declared( name );
				const own =
					words?.includes( value ) === false ? fallback : value;
				return [ name, name in read ? read[ name ] : own ];
			} )
			.filter( ( [ , value ] ) => value !== null )
	);
}
