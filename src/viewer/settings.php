<?php
/**
 * The words and measures of what shows an opened item.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Viewer;

defined( 'ABSPATH' ) || exit;

/**
 * What the viewer's script needs to know, in the shape of Settings in settings.ts.
 *
 * @since 0.1.0
 * @return array{ zoom: int, before: int, after: int, labels: array<string, string> }
 */
function settings(): array {
	$settings = [
		'zoom'   => 300,
		'before' => 0,
		'after'  => 2,
		'labels' => labels(),
	];

	/**
	 * Filters how opened items are shown, and in which words.
	 *
	 * @since 0.1.0
	 *
	 * @param array $settings {
	 *     @type int                   $zoom   How long a picture takes to grow, in milliseconds.
	 *     @type int                   $before How many pictures before the one that is shown are loaded ahead.
	 *     @type int                   $after  How many behind it.
	 *     @type array<string, string> $labels Fixed words; `counter` holds `%curr%` and `%total%`, `pixels` holds `%width%`, `foreign` holds `%host%`.
	 * }
	 */
	$filtered = apply_filters( 'frontage_viewer', $settings );
	$filtered = is_array( $filtered ) ? $filtered : [];
	$words    = is_array( $filtered['labels'] ?? null ) ? array_filter( $filtered['labels'], 'is_string' ) : [];
	return [
		'zoom'   => absint( $filtered['zoom'] ?? $settings['zoom'] ),
		'before' => absint( $filtered['before'] ?? $settings['before'] ),
		'after'  => absint( $filtered['after'] ?? $settings['after'] ),
		'labels' => array_merge( $settings['labels'], array_intersect_key( $words, $settings['labels'] ) ),
	];
}

/**
 * The viewer's fixed words.
 *
 * @since 0.1.0
 * @return array<string, string>
 */
function labels(): array {
	return [
		'close'         => __( 'Close (Esc)', 'frontage' ),
		'loading'       => __( 'Loading...', 'frontage' ),
		// Arrows point the way the page is read.
		'previous'      => is_rtl() ? __( 'Previous (Right arrow key)', 'frontage' ) : __( 'Previous (Left arrow key)', 'frontage' ),
		'next'          => is_rtl() ? __( 'Next (Left arrow key)', 'frontage' ) : __( 'Next (Right arrow key)', 'frontage' ),
		/* translators: %curr% is the number of the item that is shown, %total% how many there are; keep both words as they are. */
		'counter'       => __( '%curr% of %total%', 'frontage' ),
		'imageFailed'   => __( 'The image could not be loaded.', 'frontage' ),
		'contentFailed' => __( 'The content could not be loaded.', 'frontage' ),
		'openImage'     => __( 'Open the image', 'frontage' ),
		'openPage'      => __( 'Open the page', 'frontage' ),
		'openPageInTab' => __( 'Open the page (opens in a new tab)', 'frontage' ),
		'size'          => __( 'Width', 'frontage' ),
		/* translators: %width% is the width of a site's frame in pixels, as in 768; keep the word as it is. */
		'pixels'        => __( '%width% px', 'frontage' ),
		'desktop'       => __( 'Desktop', 'frontage' ),
		'tablet'        => __( 'Tablet', 'frontage' ),
		'mobile'        => __( 'Mobile', 'frontage' ),
		'play'          => __( 'Play', 'frontage' ),
		/* translators: %host% is the address of another site, as in example.com; keep the word as it is. */
		'foreign'       => __( 'Show %host%', 'frontage' ),
	];
}
