<?php
/**
 * Reads what the plugin that this one replaces has left in contents: the attributes of its block and of its shortcodes, and the settings that it
 * filled gaps with. attributes.ts beside this file says the same in the editor. This is the border to its names: no other PHP file knows them.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/** Its block. */
const ORIGINAL_BLOCK = 'astra-portfolio/wp-portfolio';

/** Its shortcodes. */
const ORIGINAL_SHORTCODES = [ 'astra-portfolio', 'wp_portfolio' ];

/** Its attributes that ours have another name for. Those of the same name are not listed. */
const ORIGINAL_NAMES = [
	'quick-view-text'         => 'quickViewText',
	'per-page'                => 'itemsPerPage',
	'par-page'                => 'itemsPerPage',
	'grid-style'              => 'thumbnailHoverStyle',
	'scroll-speed'            => 'scrollSpeed',
	'title-position'          => 'titlePosition',
	'categories'              => 'categorySelectedNum',
	'other-categories'        => 'otherCategorySelectedNum',
	'tags'                    => 'tagsSelectedNum',
	'show-search'             => 'showSearch',
	'show-categories'         => 'showCategories',
	'show-other-categories'   => 'showOtherCategories',
	'category-show-all'       => 'showCategoriesAll',
	'other-category-show-all' => 'showOtherCategoriesAll',
];

/**
 * Attributes of the original under our names. What it never had stays, for the gallery's own reading.
 * @param array<mixed> $original Attributes as its block or shortcode has them.
 * @return array<string, mixed>
 */
function from_original( array $original ): array {
	$ours = [];
	foreach ( $original as $name => $value ) {
		if ( is_string( $name ) && null !== $value ) {
			$ours[ ORIGINAL_NAMES[ $name ] ?? $name ] = $value;
		}
	}
	if ( isset( $ours['enableMasonry'] ) ) {
		$ours += [ 'layout' => flag( $ours['enableMasonry'], true ) ? 'masonry' : 'grid' ];
		unset( $ours['enableMasonry'] );
	}
	return $ours;
}

/**
 * What its block's gaps are filled with: the settings that it has left behind, if any.
 * @return array<string, mixed> By the names of its block.
 */
function original_defaults(): array {
	$stored = get_option( 'astra-portfolio-settings' );
	$stored = is_array( $stored ) ? $stored : [];
	$known  = [
		'columns'             => $stored['no-of-columns'] ?? '',
		'itemsPerPage'        => $stored['per-page'] ?? '',
		'thumbnailHoverStyle' => $stored['grid-style'] ?? '',
		'titlePosition'       => $stored['portfolio-title-loc'] ?? '',
		'scrollSpeed'         => $stored['scroll-speed'] ?? '',
		'enableMasonry'       => isset( $stored['enable-masonry'] ) ? flag( $stored['enable-masonry'], false ) : '',
	];
	return array_filter(
		$known,
		static function ( $value ): bool {
			return is_bool( $value ) || ( is_scalar( $value ) && '' !== (string) $value );
		}
	);
}

/**
 * What a shortcode's gaps are filled with: its own defaults, under the settings that it has left behind.
 * @return array<string, mixed> Under our names.
 */
function original_shortcode_defaults(): array {
	$stored = get_option( 'astra-portfolio-settings' );
	$stored = is_array( $stored ) ? $stored : [];
	return array_merge(
		[
			'itemsPerPage'           => 15,
			'columns'                => 3,
			'thumbnailHoverStyle'    => 'style-1',
			'showOtherCategoriesAll' => false,
		],
		from_original( original_defaults() ),
		[
			'showSearch'          => flag( $stored['show-search'] ?? false, false ),
			'showCategories'      => flag( $stored['categories'] ?? true, true ),
			'showOtherCategories' => flag( $stored['other-categories'] ?? false, false ),
		]
	);
}
