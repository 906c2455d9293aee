<?php
/** Labels and numbers of the viewer. */

declare( strict_types=1 );

namespace Frontage\Viewer;

use Frontage\Deferred;
use Frontage\Settings;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Adds the viewer's labels and numbers to the page's settings, once. Called by features that open it. */
function prepare(): void {
	Deferred\offer( 'viewer', 'slides', 'player', 'player-hls', 'player-youtube', 'player-vimeo' );
	$settings = settings();
	Settings\add_to_page(
		[
			'viewer_zoom'   => $settings['zoom'],
			'viewer_before' => $settings['before'],
			'viewer_after'  => $settings['after'],
			'viewer_labels' => $settings['labels'],
		]
	);
}

/** @return array{ zoom: int, before: int, after: int, labels: array<string, string> } */
function settings(): array {
	$settings = [
		'zoom'   => Settings\get( 'viewer_zoom' ),
		'before' => Settings\get( 'viewer_before' ),
		'after'  => Settings\get( 'viewer_after' ),
		'labels' => viewer_labels(),
	];

	/**
	 * Filters the labels and numbers of the viewer.
	 *
	 * @since 0.1.0
	 *
	 * @param array $settings {
	 *     @type int                   $zoom   How long a picture takes to zoom, in milliseconds.
	 *     @type int                   $before How many pictures before the current one are preloaded.
	 *     @type int                   $after  How many after it.
	 *     @type array<string, string> $labels `counter` holds `%curr%` and `%total%`, `pixels` `%width%`, `foreign` and `playFrom` `%host%`.
	 * }
	 */
	$filtered = items( apply_filters( 'frontage_viewer', $settings ) );
	$labels   = array_filter( items( $filtered['labels'] ?? [] ), 'is_string' );
	$numbers  = array_filter( $filtered, 'is_numeric' );
	return [
		'zoom'   => absint( $numbers['zoom'] ?? $settings['zoom'] ),
		'before' => absint( $numbers['before'] ?? $settings['before'] ),
		'after'  => absint( $numbers['after'] ?? $settings['after'] ),
		'labels' => array_merge( $settings['labels'], array_intersect_key( $labels, $settings['labels'] ) ),
	];
}

/** @return array<string, string> */
function viewer_labels(): array {
	return [
		'close'         => __( 'Close (Esc)', 'frontage' ),
		'loading'       => __( 'Loading...', 'frontage' ),
		// Arrow keys follow the text direction.
		'previous'      => is_rtl() ? __( 'Previous (Right arrow key)', 'frontage' ) : __( 'Previous (Left arrow key)', 'frontage' ),
		'next'          => is_rtl() ? __( 'Next (Left arrow key)', 'frontage' ) : __( 'Next (Right arrow key)', 'frontage' ),
		/* translators: %curr% is the number of the item that is shown, %total% how many there are; keep both words as they are. */
		'counter'       => __( '%curr% of %total%', 'frontage' ),
		'imageFailed'   => __( 'The image could not be loaded.', 'frontage' ),
		'contentFailed' => __( 'The content could not be loaded.', 'frontage' ),
		'notFound'      => __( 'Content not found', 'frontage' ),
		'untitled'      => __( '(no title)', 'frontage' ),
		'zoomIn'        => __( 'Zoom in (+)', 'frontage' ),
		'zoomOut'       => __( 'Zoom out (-)', 'frontage' ),
		'openImage'     => __( 'Open the image', 'frontage' ),
		'imageInTab'    => __( 'Open the image (opens in a new tab)', 'frontage' ),
		'openPage'      => __( 'Open the page', 'frontage' ),
		'openPageInTab' => __( 'Open the page (opens in a new tab)', 'frontage' ),
		'size'          => __( 'Width', 'frontage' ),
		/* translators: %width% is the width of a site's frame in pixels, as in 768; keep the word as it is. */
		'pixels'        => __( '%width% px', 'frontage' ),
		'desktop'       => __( 'Desktop', 'frontage' ),
		'tablet'        => __( 'Tablet', 'frontage' ),
		'mobile'        => __( 'Mobile', 'frontage' ),
		'play'          => __( 'Play', 'frontage' ),
		/* translators: %host% is the address of another site, as in player.vimeo.com; keep the word as it is. */
		'playFrom'      => __( 'Play from %host%', 'frontage' ),
		/* translators: %host% is the address of another site, as in example.com; keep the word as it is. */
		'foreign'       => __( 'Show %host%', 'frontage' ),
	];
}
