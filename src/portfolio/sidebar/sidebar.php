<?php
/** Brings the panel in which editors fill in an item to the block editor. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Blocks\translate_script;
use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Loads the panel's script where a portfolio item is edited, and nowhere else. */
function enqueue_sidebar(): void {
	$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
	if ( ! $screen || 'post' !== $screen->base || post_type() !== $screen->post_type ) {
		return;
	}
	$asset = require dirname( PLUGIN_FILE ) . '/build/portfolio-sidebar.asset.php';
	wp_enqueue_script( 'frontage-portfolio-sidebar', plugins_url( 'build/portfolio-sidebar.js', PLUGIN_FILE ), $asset['dependencies'], $asset['version'], true );
	translate_script( 'frontage-portfolio-sidebar' );
	wp_enqueue_style( 'frontage-portfolio-sidebar', plugins_url( 'build/portfolio-sidebar.css', PLUGIN_FILE ), [ 'wp-components' ], $asset['version'] );
	wp_style_add_data( 'frontage-portfolio-sidebar', 'rtl', 'replace' );
}

/** Tells the panel's script which posts it is for, and the names under which their data is stored. */
function print_for_sidebar(): void {
	if ( ! wp_script_is( 'frontage-portfolio-sidebar' ) ) {
		return;
	}
	$data = [
		'postType' => post_type(),
		'metaKeys' => meta_keys(),
	];
	wp_print_inline_script_tag(
		(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		[
			'type' => 'application/json',
			'id'   => 'frontage-portfolio-sidebar-data',
		]
	);
}
