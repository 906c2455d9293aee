<?php
/** Props of a gallery's script, typed in blocks/portfolio/props.ts. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Portfolio;
use function Frontage\Address\tracking_parameters;
use function Frontage\Language\in_language;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $gallery From gallery().
 * @return array<string, mixed>
 */
function props( array $gallery ): array {
	$attributes = $gallery['attributes'];
	return [
		'instance'   => $gallery['instance'],
		'state'      => $gallery['state'],
		'bar'        => $gallery['bar'],
		'items'      => array_map(
			static function ( array $item ): array {
				// The script needs the title, and has defaults for empty values.
				return [ 'title' => $item['title'] ] + array_filter(
					$item,
					static function ( $value ): bool {
						return '' !== $value && null !== $value && [] !== $value;
					}
				);
			},
			$gallery['items']
		),
		'total'      => $gallery['total'],
		'first'      => $gallery['first'],
		'search'     => $attributes['showSearch'],
		'sent'       => $gallery['sent'],
		'tracking'   => tracking_parameters(),
		'configured' => [
			'category' => $attributes['categorySelectedNum'],
			'other'    => $attributes['otherCategorySelectedNum'],
			'tags'     => $attributes['tagsSelectedNum'],
		],
		'order'      => (object) $gallery['order'],
		'perPage'    => $attributes['itemsPerPage'],
		'slots'      => slots( columns( $attributes['columns'] ) ),
		'ranges'     => column_ranges( $attributes ),
		'titleOnTop' => 'top' === $attributes['titlePosition'],
		'layout'     => arrangement( $attributes ),
		'tileRatio'  => $attributes['tileRatio'],
		'quickView'  => quick_view( $attributes ),
		'showTerms'  => $attributes['showTerms'],
		'prefix'     => Portfolio\prefix(),
		'endpoint'   => endpoint(),
		'locale'     => str_replace( '_', '-', text( get_locale(), 'en_US' ) ),
		'labels'     => gallery_labels( $attributes ),
	];
}

/**
 * URL of the REST collection for further items, in the language of the page: on multilingual sites REST would default to the site's language.
 */
function endpoint(): string {
	$url = in_language( text( get_rest_url( null, rest_get_route_for_post_type_items( Portfolio\post_type() ) ) ) );

	/**
	 * Filters the URL of the REST collection that a gallery's script requests. Polylang's and WPML's language of the page is in it already.
	 *
	 * @since 0.1.0
	 * @param string $url Address, perhaps with parameters.
	 */
	$filtered = apply_filters( 'frontage_portfolio_endpoint', $url );
	return is_string( $filtered ) ? $filtered : $url;
}

/**
 * Fixed texts of a gallery.
 * @param array<string, mixed> $attributes From attributes().
 * @return array<string, string>
 */
function gallery_labels( array $attributes ): array {
	$labels = [
		'category'    => __( 'Categories', 'frontage' ),
		'other'       => __( 'Other categories', 'frontage' ),
		'all'         => __( 'All', 'frontage' ),
		'search'      => __( 'Search', 'frontage' ),
		'placeholder' => __( 'Search...', 'frontage' ),
		'newTab'      => __( '(opens in a new tab)', 'frontage' ),
		'untitled'    => __( '(no title)', 'frontage' ),
		'empty'       => __( 'No items found', 'frontage' ),
		'clear'       => __( 'Clear filters', 'frontage' ),
		'more'        => '' === $attributes['loadMoreButtonText'] ? __( 'Load More', 'frontage' ) : $attributes['loadMoreButtonText'],
		'loading'     => __( 'Loading…', 'frontage' ),
		'earlier'     => __( 'Show earlier items', 'frontage' ),
		'pages'       => __( 'Pages', 'frontage' ),
		'previous'    => __( 'Previous page', 'frontage' ),
		'next'        => __( 'Next page', 'frontage' ),
		'failed'      => __( 'The items could not be loaded.', 'frontage' ),
		'retry'       => __( 'Retry', 'frontage' ),
	];

	/**
	 * Filters the fixed words of a gallery. Each that is no text stays as it was.
	 *
	 * @since 0.2.0
	 * @param array<string, string> $labels `all`, `search`, `placeholder`, `newTab`, `untitled`, `empty`, `clear`, `more`, `loading`, `earlier`,
	 *                                      `pages`, `previous`, `next`, `failed`, `retry`.
	 * @param array<string, mixed> $attributes Of the block.
	 */
	$filtered = items( apply_filters( 'frontage_portfolio_labels', $labels, $attributes ) );
	foreach ( $labels as $name => $label ) {
		$labels[ $name ] = text( $filtered[ $name ] ?? $label, $label );
	}
	return $labels;
}
