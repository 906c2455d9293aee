/**
 * Reads what the plugin that this one replaces has left in contents: the attributes of its block and of its shortcodes. attributes.php beside this
 * file says the same on the server. This is the border to its names: no other TypeScript file knows them.
 */
import { declared, readAttributes } from '../data/read-attributes';

/** Its block. */
export const ORIGINAL_BLOCK = 'astra-portfolio/wp-portfolio';

/** Its shortcodes. */
export const ORIGINAL_SHORTCODES = [ 'astra-portfolio', 'wp_portfolio' ];

/** Attributes of which nothing is known but their names. */
export type Loose = Record< string, unknown >;

/** Its attributes that ours have another name for. Those of the same name are not listed. */
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
 * Attributes of our block that say what its attributes said, in the types that ours have. What it left out stays out.
 * @param original Attributes as its block, shortcode or wrapper has them.
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
