<?php
/** Brings the button “Add from pictures” to the list of portfolio items. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Blocks\translate_script;
use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Loads the button's script and the media library, in the list of items and for those who may use both. */
function enqueue_filling(): void {
	if ( ! is_list_of_items() || ! current_user_can( 'upload_files' ) || true !== may_make_items() ) {
		return;
	}
	$asset = require dirname( PLUGIN_FILE ) . '/build/portfolio-filling.asset.php';
	wp_enqueue_media();
	wp_enqueue_script( 'frontage-portfolio-filling', plugins_url( 'build/portfolio-filling.js', PLUGIN_FILE ), $asset['dependencies'], $asset['version'], true );
	translate_script( 'frontage-portfolio-filling' );
	wp_enqueue_style( 'frontage-portfolio-filling', plugins_url( 'build/portfolio-filling.css', PLUGIN_FILE ), [ 'wp-components' ], $asset['version'] );
	wp_style_add_data( 'frontage-portfolio-filling', 'rtl', 'replace' );
}
