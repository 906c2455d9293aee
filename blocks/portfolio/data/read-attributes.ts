/**
 * Sanitizes a gallery's attributes for the editor, by the same rules as attributes.php. Attributes that block.json restricts (enums, colors) are
 * skipped: WordPress has validated them.
 */
import { getBlockType } from '@wordpress/blocks';
import { SUFFIXES, type Responsive } from '../../../src/editor/responsive';

export interface ReadAttributes {
	showCategories: boolean;
	showOtherCategories: boolean;
	showSearch: boolean;
	showCategoriesAll: boolean;
	showOtherCategoriesAll: boolean;
	categorySelectedNum: number[];
	otherCategorySelectedNum: number[];
	tagsSelectedNum: number[];
	itemsPerPage: number;
	/** One number, or those of devices. */
	columns: number | Responsive< number >;
	pickedItems: number[];
	/** Seconds for scrolling a tall image from its top to its end. */
	scrollSpeed: number;
	/** `width/height`. */
	tileRatio: string;
	showTerms: boolean;
	'show-quick-view': 'yes' | 'no';
	quickViewText: string;
	loadMoreButtonText: string;
	/** Sizes of the button in pixels; null uses the theme's value. */
	loadMoreSize: number | null;
	loadMoreVerticalPadding: number | null;
	/** Misspelled in existing content. */
	loadMoreHorizantalPadding: number | null;
	loadMoreBorderRadius: number | null;
	loadMoreBorderWidth: number | null;
}

export const MOST_COLUMNS = 8;

export function readAttributes( raw: object ): ReadAttributes {
	const of = new Map< string, unknown >( Object.entries( raw ) );
	const flag = ( name: string ) =>
		boolean( of.get( name ), boolean( declared( name ).default, false ) );
	const idsOf = ( name: string ) => ids( of.get( name ) );
	const size = ( name: string, least: number, most: number ) =>
		measure( of.get( name ), least, most );
	const count = ( name: string, most: number ) =>
		number( of.get( name ), most, Number( declared( name ).default ) );
	return {
		showCategories: flag( 'showCategories' ),
		showOtherCategories: flag( 'showOtherCategories' ),
		showSearch: flag( 'showSearch' ),
		showCategoriesAll: flag( 'showCategoriesAll' ),
		showOtherCategoriesAll: flag( 'showOtherCategoriesAll' ),
		categorySelectedNum: idsOf( 'categorySelectedNum' ),
		otherCategorySelectedNum: idsOf( 'otherCategorySelectedNum' ),
		tagsSelectedNum: idsOf( 'tagsSelectedNum' ),
		itemsPerPage: count( 'itemsPerPage', 100 ),
		columns: columns( of.get( 'columns' ) ),
		pickedItems: idsOf( 'pickedItems' ),
		scrollSpeed:
			size( 'scrollSpeed', 0.1, 60 ) ??
			Number( declared( 'scrollSpeed' ).default ),
		tileRatio: ratio( of.get( 'tileRatio' ) ),
		showTerms: flag( 'showTerms' ),
		'show-quick-view': flag( 'show-quick-view' ) ? 'yes' : 'no',
		quickViewText: text( of.get( 'quickViewText' ) ).trim(),
		loadMoreButtonText: text( of.get( 'loadMoreButtonText' ) ).trim(),
		loadMoreSize: size( 'loadMoreSize', 1, 100 ),
		loadMoreVerticalPadding: size( 'loadMoreVerticalPadding', 0, 200 ),
		loadMoreHorizantalPadding: size( 'loadMoreHorizantalPadding', 0, 200 ),
		loadMoreBorderRadius: size( 'loadMoreBorderRadius', 0, 500 ),
		loadMoreBorderWidth: size( 'loadMoreBorderWidth', 0, 50 ),
	};
}

/** Definition of an attribute in block.json. */
export const declared = (
	name: string
): { default?: unknown; enum?: readonly unknown[] } =>
	getBlockType( 'frontage/portfolio' )?.attributes[ name ] ?? {};

const text = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/** Parses a boolean, including the strings and numbers in older content. */
function boolean( value: unknown, fallback: boolean ): boolean {
	if ( [ true, 1, '1', 'true', 'yes' ].some( ( on ) => on === value ) ) {
		return true;
	}
	return [ false, 0, '0', 'false', 'no', '' ].some( ( off ) => off === value )
		? false
		: fallback;
}

/** Parses an integer of at least 1, clamped to the maximum; the fallback if it is not a number. */
function number( value: unknown, most: number, fallback: number ): number {
	const given = text( value ).trim();
	const parsed = given === '' ? NaN : Number( given );
	return Number.isNaN( parsed ) || parsed < 1
		? fallback
		: Math.floor( Math.min( most, parsed ) );
}

/** Parses columns by device, like columns() of attributes.php. Without numbers of devices it is one number. */
function columns( given: unknown ): number | Responsive< number > {
	const values = new Map< string, unknown >(
		typeof given === 'object' && given && ! Array.isArray( given )
			? Object.entries( given )
			: [ [ 'value', given ] ]
	);
	const value = number(
		values.get( 'value' ),
		MOST_COLUMNS,
		Number( declared( 'columns' ).default )
	);
	const own: Responsive< number > = Object.fromEntries(
		SUFFIXES.map( ( device ) => [
			device,
			number( values.get( device ), MOST_COLUMNS, 0 ),
		] ).filter( ( [ , count ] ) => count )
	);
	if ( ! Object.keys( own ).length ) {
		return value;
	}
	return { value, ...( own.tablet && { mobile: 1 } ), ...own };
}

/** Parses a number, with or without the unit `px` or `s`, clamped to the maximum; null if it is invalid or too small. */
function measure( value: unknown, least: number, most: number ): number | null {
	const [ , digits = '' ] =
		/^(\d{1,5}(?:\.\d+)?)(?:px|s)?$/.exec( text( value ).trim() ) ?? [];
	return digits !== '' && Number( digits ) >= least
		? Math.min( most, Number( digits ) )
		: null;
}

/** Aspect ratio of a picture as `width/height`, or the default. */
const ratio = ( value: unknown ): string =>
	/^[1-9]\d?\/[1-9]\d?$/.test( text( value ) )
		? text( value )
		: text( declared( 'tileRatio' ).default );

/** Parses term ids from a list, or from a string in any notation (`1,2`, `[1,2]`). */
function ids( value: unknown ): number[] {
	const list = Array.isArray( value ) ? value : text( value ).split( /\D+/ );
	const whole = list
		.map( ( id: unknown ) => Math.trunc( Number( text( id ) ) ) )
		.filter( ( id ) => id > 0 );
	return [ ...new Set( whole ) ];
}
