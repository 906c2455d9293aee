<?php
/**
 * Attributes of the legacy plugin's block and shortcodes, and the settings that fill their gaps. attributes.ts is its twin in the editor. No other
 * PHP file uses these names.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

const LEGACY_BLOCK = 'astra-portfolio/wp-portfolio';

const LEGACY_SHORTCODES = [ 'astra-portfolio', 'wp_portfolio' ];

/** Legacy attributes that are named differently now. */
const LEGACY_NAMES = [
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
 * Maps legacy attributes to our names. Unknown ones are kept.
 * @param array<mixed> $legacy Attributes of its block or shortcode.
 * @return array<string, mixed>
 */
function from_legacy( array $legacy ): array {
	$ours = [];
	foreach ( $legacy as $name => $value ) {
		if ( is_string( $name ) && null !== $value ) {
			$ours[ LEGACY_NAMES[ $name ] ?? $name ] = $value;
		}
	}
	if ( isset( $ours['enableMasonry'] ) ) {
		$ours += [ 'layout' => flag( $ours['enableMasonry'], true ) ? 'masonry' : 'grid' ];
		unset( $ours['enableMasonry'] );
	}
	return $ours;
}

/**
 * Defaults of the legacy block: the stored settings of the legacy plugin, if any.
 * @return array<string, mixed> By the names of its block.
 */
function legacy_defaults(): array {
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
 * Defaults of a legacy shortcode: the stored settings of the legacy plugin over its own defaults.
 * @return array<string, mixed> Under our names.
 */
function legacy_shortcode_defaults(): array {
	$stored = get_option( 'astra-portfolio-settings' );
	$stored = is_array( $stored ) ? $stored : [];
	return array_merge(
		[
			'itemsPerPage'           => 15,
			'columns'                => 3,
			'thumbnailHoverStyle'    => 'style-1',
			'showOtherCategoriesAll' => false,
		],
		from_legacy( legacy_defaults() ),
		[
			'showSearch'          => flag( $stored['show-search'] ?? false, false ),
			'showCategories'      => flag( $stored['categories'] ?? true, true ),
			'showOtherCategories' => flag( $stored['other-categories'] ?? false, false ),
		]
	);
}
