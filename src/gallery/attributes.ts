/**
 * Gives the editor a gallery's settings as it may rely on them, by the same rule as attributes.php: whatever stands in old or
 * hand-written content comes out with the right type, or as its documented default.
 */
export interface Settings {
	showCategories: boolean;
	showOtherCategories: boolean;
	showSearch: boolean;
	showCategoriesAll: boolean;
	showOtherCategoriesAll: boolean;
	categorySelectedNum: number[];
	otherCategorySelectedNum: number[];
	tagsSelectedNum: number[];
	itemsPerPage: number;
	columns: number;
	orderBy: 'date' | 'title' | 'menu_order' | 'random';
	order: 'asc' | 'desc';
	pickedItems: number[];
	layout: 'masonry' | 'grid';
	thumbnailHoverStyle: 'default' | 'style-1';
	/** Seconds from the top of a tall picture to its end. */
	scrollSpeed: number;
	/** `width/height`. */
	tileRatio: string;
	titlePosition: 'top' | 'bottom';
	showTerms: boolean;
	'show-quick-view': 'yes' | 'no';
	quickViewText: string;
	loadMoreButtonText: string;
	/** The button's measures in pixels; null leaves one to the theme. */
	loadMoreSize: number | null;
	loadMoreVerticalPadding: number | null;
	loadMoreHorizantalPadding: number | null;
	loadMoreBorderRadius: number | null;
	loadMoreBorderWidth: number | null;
}

/**
 * @param raw Attributes as the content holds them.
 */
export function settings( raw: object ): Settings {
	const of = new Map< string, unknown >( Object.entries( raw ) );
	return {
		showCategories: flag( of.get( 'showCategories' ), true ),
		showOtherCategories: flag( of.get( 'showOtherCategories' ), false ),
		showSearch: flag( of.get( 'showSearch' ), true ),
		showCategoriesAll: flag( of.get( 'showCategoriesAll' ), true ),
		showOtherCategoriesAll: flag(
			of.get( 'showOtherCategoriesAll' ),
			true
		),
		categorySelectedNum: ids( of.get( 'categorySelectedNum' ) ),
		otherCategorySelectedNum: ids( of.get( 'otherCategorySelectedNum' ) ),
		tagsSelectedNum: ids( of.get( 'tagsSelectedNum' ) ),
		itemsPerPage: number( of.get( 'itemsPerPage' ), 1, 100, 24 ),
		columns: number( of.get( 'columns' ), 1, 8, 3 ),
		orderBy: oneOf( of.get( 'orderBy' ), [
			'date',
			'title',
			'menu_order',
			'random',
		] ),
		order: oneOf( of.get( 'order' ), [ 'desc', 'asc' ] ),
		pickedItems: ids( of.get( 'pickedItems' ) ),
		layout: oneOf( of.get( 'layout' ), [ 'masonry', 'grid' ] ),
		thumbnailHoverStyle: oneOf( of.get( 'thumbnailHoverStyle' ), [
			'default',
			'style-1',
		] ),
		scrollSpeed: measure( of.get( 'scrollSpeed' ), 0.1, 60 ) ?? 5,
		tileRatio: ratio( of.get( 'tileRatio' ) ),
		titlePosition: oneOf( of.get( 'titlePosition' ), [ 'bottom', 'top' ] ),
		showTerms: flag( of.get( 'showTerms' ), false ),
		'show-quick-view': flag( of.get( 'show-quick-view' ), true )
			? 'yes'
			: 'no',
		quickViewText: text( of.get( 'quickViewText' ) ).trim(),
		loadMoreButtonText: text( of.get( 'loadMoreButtonText' ) ).trim(),
		loadMoreSize: measure( of.get( 'loadMoreSize' ), 1, 100 ),
		loadMoreVerticalPadding: measure(
			of.get( 'loadMoreVerticalPadding' ),
			0,
			200
		),
		// So misspelt in the content that sites have.
		loadMoreHorizantalPadding: measure(
			of.get( 'loadMoreHorizantalPadding' ),
			0,
			200
		),
		loadMoreBorderRadius: measure(
			of.get( 'loadMoreBorderRadius' ),
			0,
			500
		),
		loadMoreBorderWidth: measure( of.get( 'loadMoreBorderWidth' ), 0, 50 ),
	};
}

/** Words, where words may stand. */
const text = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/** A switch: also the words and numbers that older content says it with. */
function flag( value: unknown, fallback: boolean ): boolean {
	if ( [ true, 1, '1', 'true', 'yes' ].some( ( on ) => on === value ) ) {
		return true;
	}
	return [ false, 0, '0', 'false', 'no', '' ].some( ( off ) => off === value )
		? false
		: fallback;
}

/** A whole number between two bounds; beyond a bound it becomes the bound, what is no number the fallback. */
function number(
	value: unknown,
	least: number,
	most: number,
	fallback: number
): number {
	const given = text( value ).trim();
	const parsed = given === '' ? NaN : Number( given );
	return Number.isNaN( parsed ) || parsed < 1
		? fallback
		: Math.floor( Math.max( least, Math.min( most, parsed ) ) );
}

/** One of the known words; the first of them where it is none. */
function oneOf< Word extends string >(
	value: unknown,
	words: readonly [ Word, ...Word[] ]
): Word {
	return words.find( ( word ) => word === value ) ?? words[ 0 ];
}

/** A measure, also with its unit of pixels or seconds; null for what is none or too small, the bound for what is too large. */
function measure( value: unknown, least: number, most: number ): number | null {
	const [ , digits = '' ] =
		/^(\d{1,5}(?:\.\d+)?)(?:px|s)?$/.exec( text( value ).trim() ) ?? [];
	return digits !== '' && Number( digits ) >= least
		? Math.min( most, Number( digits ) )
		: null;
}

/** A picture's shape as `width/height`; `4/3` where it is none. */
function ratio( value: unknown ): string {
	return /^[1-9]\d?\/[1-9]\d?$/.test( text( value ) ) ? text( value ) : '4/3';
}

/** Term ids from a list, or from a string that holds them in any notation (`1,2`, `[1,2]`). */
function ids( value: unknown ): number[] {
	const list = Array.isArray( value ) ? value : text( value ).split( /\D+/ );
	const whole = list
		.map( ( id: unknown ) => Math.trunc( Number( text( id ) ) ) )
		.filter( ( id ) => id > 0 );
	return [ ...new Set( whole ) ];
}
