<?php
/**
 * Sanitizes a gallery's attributes: old or hand-written content comes out with the right types, or as documented defaults. Twin of attributes.ts.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Values\css_number;
use function Frontage\Values\css_preset;
use const Frontage\Breakpoints\SUFFIXES;

defined( 'ABSPATH' ) || exit;

const MOST_COLUMNS = 8;

/**
 * Sanitized attributes of a gallery. Defaults and enumerations are those of block.json.
 * @param array<string, mixed> $raw As the block or the content's JSON gives them.
 * @return array{ instanceId: string, showCategories: bool, showOtherCategories: bool, showSearch: bool, showCategoriesAll: bool,
 *         showOtherCategoriesAll: bool, headerColor: string, headerTextColor: string, activeHeaderTextColor: string,
 *         categorySelectedNum: list<int>, otherCategorySelectedNum: list<int>, tagsSelectedNum: list<int>,
 *         itemsPerPage: int, columns: int|array<string, int>, orderBy: string, order: string, pickedItems: list<int>, layout: string,
 *         thumbnailHoverStyle: string, scrollSpeed: float, tileRatio: string, titlePosition: string, showTerms: bool,
 *         show-quick-view: string, quickViewText: string, loadMoreButtonText: string, loadMoreBgColor: string,
 *         loadMoreHoverBgColor: string, loadMoreTextColor: string, loadMoreHoverTextColor: string, loadMoreBorderColor: string,
 *         loadMoreHoverBorderColor: string, loadMoreSize: float|null, loadMoreVerticalPadding: float|null,
 *         loadMoreHorizantalPadding: float|null, loadMoreBorderRadius: float|null, loadMoreBorderWidth: float|null }
 *         Speed in seconds, sizes in pixels; null leaves a size to the theme.
 */
function attributes( array $raw ): array {
	$flag   = static fn( string $name ): bool => flag( $raw[ $name ] ?? null, flag( declared( $name )['default'], false ) );
	$word   = static fn( string $name ): string => one_of( $raw[ $name ] ?? '', declared( $name ) );
	$number = static fn( string $name, int $most ): int => number( $raw[ $name ] ?? null, $most, (int) declared( $name )['default'] );
	$size   = static fn( string $name, float $least, float $most ): ?float => measure( $raw[ $name ] ?? null, $least, $most );
	$color  = static fn( string $name ): string => color( $raw[ $name ] ?? '' );
	$ids    = static fn( string $name ): array => ids( $raw[ $name ] ?? [] );
	$text   = static fn( string $name ): string => trim( text( $raw[ $name ] ?? '' ) );

	$columns = columns( $raw['columns'] ?? null );
	return [
		'instanceId'                => preg_replace( '/[^a-z0-9]/', '', strtolower( $text( 'instanceId' ) ) ) ?? '',
		'showCategories'            => $flag( 'showCategories' ),
		'showOtherCategories'       => $flag( 'showOtherCategories' ),
		'showSearch'                => $flag( 'showSearch' ),
		'showCategoriesAll'         => $flag( 'showCategoriesAll' ),
		'showOtherCategoriesAll'    => $flag( 'showOtherCategoriesAll' ),
		'headerColor'               => $color( 'headerColor' ),
		'headerTextColor'           => $color( 'headerTextColor' ),
		'activeHeaderTextColor'     => $color( 'activeHeaderTextColor' ),
		'categorySelectedNum'       => $ids( 'categorySelectedNum' ),
		'otherCategorySelectedNum'  => $ids( 'otherCategorySelectedNum' ),
		'tagsSelectedNum'           => $ids( 'tagsSelectedNum' ),
		'itemsPerPage'              => $number( 'itemsPerPage', 100 ),
		'columns'                   => 1 === count( $columns ) ? $columns['value'] : $columns,
		'orderBy'                   => $word( 'orderBy' ),
		'order'                     => $word( 'order' ),
		'pickedItems'               => $ids( 'pickedItems' ),
		'layout'                    => $word( 'layout' ),
		'thumbnailHoverStyle'       => 'style-1' === ( $raw['thumbnailHoverStyle'] ?? '' ) ? 'style-1' : 'default',
		'scrollSpeed'               => $size( 'scrollSpeed', 0.1, 60 ) ?? (float) declared( 'scrollSpeed' )['default'],
		'tileRatio'                 => ratio( $raw['tileRatio'] ?? '' ),
		'titlePosition'             => $word( 'titlePosition' ),
		'showTerms'                 => $flag( 'showTerms' ),
		'show-quick-view'           => $flag( 'show-quick-view' ) ? 'yes' : 'no',
		'quickViewText'             => $text( 'quickViewText' ),
		'loadMoreButtonText'        => $text( 'loadMoreButtonText' ),
		'loadMoreBgColor'           => $color( 'loadMoreBgColor' ),
		'loadMoreHoverBgColor'      => $color( 'loadMoreHoverBgColor' ),
		'loadMoreTextColor'         => $color( 'loadMoreTextColor' ),
		'loadMoreHoverTextColor'    => $color( 'loadMoreHoverTextColor' ),
		'loadMoreBorderColor'       => $color( 'loadMoreBorderColor' ),
		'loadMoreHoverBorderColor'  => $color( 'loadMoreHoverBorderColor' ),
		'loadMoreSize'              => $size( 'loadMoreSize', 1, 100 ),
		'loadMoreVerticalPadding'   => $size( 'loadMoreVerticalPadding', 0, 200 ),
		// Misspelled in the content of existing sites.
		'loadMoreHorizantalPadding' => $size( 'loadMoreHorizantalPadding', 0, 200 ),
		'loadMoreBorderRadius'      => $size( 'loadMoreBorderRadius', 0, 500 ),
		'loadMoreBorderWidth'       => $size( 'loadMoreBorderWidth', 0, 50 ),
	];
}

/**
 * Default and enumeration of an attribute in block.json.
 * @return array{ default: mixed, enum: list<string> } Empty where a site has unregistered the block.
 */
function declared( string $name ): array {
	$block     = \WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/portfolio' );
	$attribute = $block->attributes[ $name ] ?? [];
	return [
		'default' => $attribute['default'] ?? '',
		'enum'    => $attribute['enum'] ?? [],
	];
}

/**
 * Text; empty for other types.
 * @param mixed $value
 */
function text( $value ): string {
	return is_string( $value ) || is_int( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
}

/**
 * A boolean, also as the words and numbers of older content.
 * @param mixed $value
 * @param bool $fallback For other values.
 */
function flag( $value, bool $fallback ): bool {
	if ( in_array( $value, [ true, 1, '1', 'true', 'yes' ], true ) ) {
		return true;
	}
	return in_array( $value, [ false, 0, '0', 'false', 'no', '' ], true ) ? false : $fallback;
}

/**
 * A whole number from 1 to the maximum; the fallback for other values.
 * @param mixed $value
 */
function number( $value, int $most, int $fallback ): int {
	return is_numeric( $value ) && (float) $value >= 1 ? (int) min( $most, (float) $value ) : $fallback;
}

/**
 * Columns by device. `value` is the most that there are, for a narrow gallery has fewer; the numbers of other devices hold there, however wide the
 * gallery is. Beside a number for tablets, phones have one column.
 * @param mixed $given A number, or a responsive value.
 * @return array<string, int> `value`, and the devices that have a number of their own.
 */
function columns( $given ): array {
	$given   = is_array( $given ) ? $given : [ 'value' => $given ];
	$columns = [ 'value' => number( $given['value'] ?? null, MOST_COLUMNS, (int) declared( 'columns' )['default'] ) ];
	foreach ( SUFFIXES as $device ) {
		$columns[ $device ] = number( $given[ $device ] ?? null, MOST_COLUMNS, 0 );
	}
	$columns = array_filter( $columns );
	return isset( $columns['tablet'] ) ? $columns + [ 'mobile' => 1 ] : $columns;
}

/**
 * One of the enumerated words, else the default.
 * @param mixed                                       $value
 * @param array{ default: mixed, enum: list<string> } $declared From declared().
 */
function one_of( $value, array $declared ): string {
	return is_string( $value ) && in_array( $value, $declared['enum'], true ) ? $value : text( $declared['default'] );
}

/**
 * A number, also with its unit `px` or `s`; null for other values and below the minimum, the maximum above it.
 * @param mixed $value
 */
function measure( $value, float $least, float $most ): ?float {
	$given      = is_float( $value ) ? css_number( $value, 6 ) : trim( text( $value ) );
	$is_measure = preg_match( '/^(\d{1,5}(?:\.\d+)?)(?:px|s)?$/', $given, $number );
	return $is_measure && (float) $number[1] >= $least ? min( $most, (float) $number[1] ) : null;
}

/**
 * Aspect ratio of a picture as `width/height`, else the default.
 * @param mixed $value
 */
function ratio( $value ): string {
	return preg_match( '#^([1-9]\d?)/([1-9]\d?)$#', text( $value ) ) ? text( $value ) : text( declared( 'tileRatio' )['default'] );
}

/**
 * Arrangement of a gallery's tiles: `tall` for tiles that scroll high screenshots, style-1 in old content.
 * @param array<string, mixed> $attributes From attributes().
 * @return 'masonry'|'grid'|'tall'
 */
function arrangement( array $attributes ): string {
	if ( 'style-1' === $attributes['thumbnailHoverStyle'] ) {
		return 'tall';
	}
	return 'grid' === $attributes['layout'] ? 'grid' : 'masonry';
}

/**
 * Term ids from a list, or from a string that holds them in any notation (`1,2`, `[1,2]`).
 * @param mixed $value
 * @return list<int>
 */
function ids( $value ): array {
	$list = is_array( $value ) ? $value : (array) preg_split( '/\D+/', text( $value ) );
	$list = array_map( static fn( $id ): int => is_numeric( $id ) ? (int) $id : 0, $list );
	return array_values( array_unique( array_filter( $list, static fn( int $id ): bool => 0 < $id ) ) );
}

/**
 * A CSS color that cannot leave its declaration: a hex value, a name, or a preset of the theme. `rgb()` is converted to a hex value, because core
 * allows no other function in a style attribute.
 * @param mixed $value
 */
function color( $value ): string {
	$color = strtolower( trim( text( $value ) ) );
	if ( preg_match( '/^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,\/]+(0|1|0?\.\d+))?\s*\)$/', $color, $parts ) ) {
		[ , $red, $green, $blue ] = array_map( 'intval', $parts );
		return sprintf( '#%02x%02x%02x%02x', min( 255, $red ), min( 255, $green ), min( 255, $blue ), round( 255 * (float) ( $parts[4] ?? 1 ) ) );
	}
	return preg_match( '/^(#[0-9a-f]{3,8}|[a-z]+|var\(--[a-z0-9_-]+\))$/', $color ) ? $color : css_preset( $color, 'color' );
}
