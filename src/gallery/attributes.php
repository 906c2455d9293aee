<?php
/**
 * Gives a gallery its settings as the rest of the code may rely on them: whatever stands in old or hand-written content,
 * each comes out with the right type, or as its documented default. attributes.ts holds the same rule for the editor.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of one gallery, made safe.
 *
 * @since 0.1.0
 * @param array<string, mixed> $raw Attributes as the block or the content's JSON gives them.
 * @return array{ instanceId: string, showCategories: bool, showOtherCategories: bool, showSearch: bool, showCategoriesAll: bool,
 *         showOtherCategoriesAll: bool, headerColor: string, headerTextColor: string, activeHeaderTextColor: string,
 *         categorySelectedNum: list<int>, otherCategorySelectedNum: list<int>, tagsSelectedNum: list<int>,
 *         itemsPerPage: int, columns: int, orderBy: string, order: string, pickedItems: list<int>, layout: string,
 *         thumbnailHoverStyle: string, scrollSpeed: float, tileRatio: string, titlePosition: string, showTerms: bool,
 *         show-quick-view: string, quickViewText: string, loadMoreButtonText: string, loadMoreBgColor: string,
 *         loadMoreHoverBgColor: string, loadMoreTextColor: string, loadMoreHoverTextColor: string, loadMoreBorderColor: string,
 *         loadMoreHoverBorderColor: string, loadMoreSize: float|null, loadMoreVerticalPadding: float|null,
 *         loadMoreHorizantalPadding: float|null, loadMoreBorderRadius: float|null, loadMoreBorderWidth: float|null }
 *         Speed in seconds, measures in pixels; null leaves a measure to the theme.
 */
function attributes( array $raw ): array {
	return [
		'instanceId'                => preg_replace( '/[^a-z0-9]/', '', strtolower( text( $raw['instanceId'] ?? '' ) ) ) ?? '',
		'showCategories'            => flag( $raw['showCategories'] ?? null, true ),
		'showOtherCategories'       => flag( $raw['showOtherCategories'] ?? null, false ),
		'showSearch'                => flag( $raw['showSearch'] ?? null, true ),
		'showCategoriesAll'         => flag( $raw['showCategoriesAll'] ?? null, true ),
		'showOtherCategoriesAll'    => flag( $raw['showOtherCategoriesAll'] ?? null, true ),
		'headerColor'               => color( $raw['headerColor'] ?? '' ),
		'headerTextColor'           => color( $raw['headerTextColor'] ?? '' ),
		'activeHeaderTextColor'     => color( $raw['activeHeaderTextColor'] ?? '' ),
		'categorySelectedNum'       => ids( $raw['categorySelectedNum'] ?? [] ),
		'otherCategorySelectedNum'  => ids( $raw['otherCategorySelectedNum'] ?? [] ),
		'tagsSelectedNum'           => ids( $raw['tagsSelectedNum'] ?? [] ),
		'itemsPerPage'              => number( $raw['itemsPerPage'] ?? null, 1, 100, 24 ),
		'columns'                   => number( $raw['columns'] ?? null, 1, 8, 3 ),
		'orderBy'                   => one_of( $raw['orderBy'] ?? '', [ 'date', 'title', 'menu_order', 'random' ] ),
		'order'                     => one_of( $raw['order'] ?? '', [ 'desc', 'asc' ] ),
		'pickedItems'               => ids( $raw['pickedItems'] ?? [] ),
		'layout'                    => one_of( $raw['layout'] ?? '', [ 'masonry', 'grid' ] ),
		'thumbnailHoverStyle'       => one_of( $raw['thumbnailHoverStyle'] ?? '', [ 'default', 'style-1' ] ),
		'scrollSpeed'               => measure( $raw['scrollSpeed'] ?? null, 0.1, 60 ) ?? 5.0,
		'tileRatio'                 => ratio( $raw['tileRatio'] ?? '' ),
		'titlePosition'             => one_of( $raw['titlePosition'] ?? '', [ 'bottom', 'top' ] ),
		'showTerms'                 => flag( $raw['showTerms'] ?? null, false ),
		'show-quick-view'           => flag( $raw['show-quick-view'] ?? null, true ) ? 'yes' : 'no',
		'quickViewText'             => trim( text( $raw['quickViewText'] ?? '' ) ),
		'loadMoreButtonText'        => trim( text( $raw['loadMoreButtonText'] ?? '' ) ),
		'loadMoreBgColor'           => color( $raw['loadMoreBgColor'] ?? '' ),
		'loadMoreHoverBgColor'      => color( $raw['loadMoreHoverBgColor'] ?? '' ),
		'loadMoreTextColor'         => color( $raw['loadMoreTextColor'] ?? '' ),
		'loadMoreHoverTextColor'    => color( $raw['loadMoreHoverTextColor'] ?? '' ),
		'loadMoreBorderColor'       => color( $raw['loadMoreBorderColor'] ?? '' ),
		'loadMoreHoverBorderColor'  => color( $raw['loadMoreHoverBorderColor'] ?? '' ),
		'loadMoreSize'              => measure( $raw['loadMoreSize'] ?? null, 1, 100 ),
		'loadMoreVerticalPadding'   => measure( $raw['loadMoreVerticalPadding'] ?? null, 0, 200 ),
		// So misspelt in the content that sites have.
		'loadMoreHorizantalPadding' => measure( $raw['loadMoreHorizantalPadding'] ?? null, 0, 200 ),
		'loadMoreBorderRadius'      => measure( $raw['loadMoreBorderRadius'] ?? null, 0, 500 ),
		'loadMoreBorderWidth'       => measure( $raw['loadMoreBorderWidth'] ?? null, 0, 50 ),
	];
}

/**
 * Words, where words may stand.
 *
 * @since 0.1.0
 * @param mixed $value Anything.
 */
function text( $value ): string {
	return is_string( $value ) || is_int( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
}

/**
 * A switch: also the words and numbers that older content says it with.
 *
 * @since 0.1.0
 * @param mixed $value    Anything.
 * @param bool  $fallback Used for what is no switch.
 */
function flag( $value, bool $fallback ): bool {
	if ( in_array( $value, [ true, 1, '1', 'true', 'yes' ], true ) ) {
		return true;
	}
	return in_array( $value, [ false, 0, '0', 'false', 'no', '' ], true ) ? false : $fallback;
}

/**
 * A whole number between two bounds; a number beyond a bound becomes the bound, what is no number the fallback.
 *
 * @since 0.1.0
 * @param mixed $value    Anything.
 * @param int   $least    Smallest allowed value.
 * @param int   $most     Largest allowed value.
 * @param int   $fallback Used for what is no number.
 */
function number( $value, int $least, int $most, int $fallback ): int {
	if ( ! is_numeric( $value ) || (float) $value < 1 ) {
		return $fallback;
	}
	return (int) max( $least, min( $most, (float) $value ) );
}

/**
 * One of the known words; the first of them where it is none.
 *
 * @since 0.1.0
 * @param mixed                  $value Anything.
 * @param non-empty-list<string> $words The words.
 */
function one_of( $value, array $words ): string {
	return in_array( $value, $words, true ) ? $value : $words[0];
}

/**
 * A measure, also with its unit of pixels or seconds; null for what is none or too small, the bound for what is too large.
 *
 * @since 0.1.0
 * @param mixed $value Anything.
 * @param float $least Smallest allowed value.
 * @param float $most  Largest allowed value.
 */
function measure( $value, float $least, float $most ): ?float {
	$given      = is_float( $value ) ? decimal( $value ) : trim( text( $value ) );
	$is_measure = preg_match( '/^(\d{1,5}(?:\.\d+)?)(?:px|s)?$/', $given, $number );
	return $is_measure && (float) $number[1] >= $least ? min( $most, (float) $number[1] ) : null;
}

/**
 * A number as CSS takes it: with a point, in every language and on every server, and without more digits than it needs.
 *
 * @since 0.1.0
 * @param float $number The number.
 */
function decimal( float $number ): string {
	return rtrim( rtrim( number_format( $number, 6, '.', '' ), '0' ), '.' );
}

/**
 * A picture's shape as `width/height`; `4/3` where it is none.
 *
 * @since 0.1.0
 * @param mixed $value Anything.
 */
function ratio( $value ): string {
	return preg_match( '#^([1-9]\d?)/([1-9]\d?)$#', text( $value ) ) ? text( $value ) : '4/3';
}

/**
 * How the tiles of a gallery are arranged: `tall` are tiles that scroll a high screenshot, which older content calls style-1.
 *
 * @since 0.1.0
 * @param array<string, mixed> $settings From attributes().
 * @return 'masonry'|'grid'|'tall'
 */
function arrangement( array $settings ): string {
	if ( 'style-1' === $settings['thumbnailHoverStyle'] ) {
		return 'tall';
	}
	return 'grid' === $settings['layout'] ? 'grid' : 'masonry';
}

/**
 * Term ids from a list, or from a string that holds them in any notation (`1,2`, `[1,2]`).
 *
 * @since 0.1.0
 * @param mixed $value Anything.
 * @return list<int>
 */
function ids( $value ): array {
	$list = is_array( $value ) ? $value : preg_split( '/\D+/', text( $value ) );
	$list = array_map(
		static function ( $id ): int {
			return is_numeric( $id ) ? (int) $id : 0;
		},
		is_array( $list ) ? $list : []
	);
	return array_values(
		array_unique(
			array_filter(
				$list,
				static function ( int $id ): bool {
					return 0 < $id;
				}
			)
		)
	);
}

/**
 * A CSS colour that can not leave the declaration it is put into: a hex value, a name, or a preset of the theme. What is given
 * as `rgb()` becomes a hex value, for WordPress lets no other function into a style attribute.
 *
 * @since 0.1.0
 * @param mixed $value Anything.
 */
function color( $value ): string {
	$color = strtolower( trim( text( $value ) ) );
	if ( preg_match( '/^var:preset\|color\|([a-z0-9-]+)$/', $color, $preset ) ) {
		return "var(--wp--preset--color--{$preset[1]})";
	}
	if ( preg_match( '/^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,\/]+(0|1|0?\.\d+))?\s*\)$/', $color, $parts ) ) {
		[ , $red, $green, $blue ] = array_map( 'intval', $parts );
		return sprintf( '#%02x%02x%02x%02x', min( 255, $red ), min( 255, $green ), min( 255, $blue ), round( 255 * (float) ( $parts[4] ?? 1 ) ) );
	}
	return preg_match( '/^(#[0-9a-f]{3,8}|[a-z]+|var\(--[a-z0-9_-]+\))$/', $color ) ? $color : '';
}
