<?php
/** Brings the script where a page has pictures that wait. */

declare( strict_types=1 );

namespace Frontage\LatePictures;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-late-pictures';

/** How pictures wait: backgrounds of ours and of others, and what an image CDN sizes. */
const WAITING = '~<[a-z][^>]*\sdata-(?:frontage-background|bg-image|bg|original-sizes)=~i';

/**
 * @param mixed $content HTML.
 * @return mixed The same.
 */
function enqueue_for_pictures( $content ) {
	if ( is_string( $content ) && str_contains( $content, ' data-' ) && ! is_feed() && ! wp_script_is( HANDLE ) && preg_match( WAITING, $content ) ) {
		$asset = require dirname( PLUGIN_FILE ) . '/build/lazy-images-near.asset.php';
		wp_enqueue_script( HANDLE, plugins_url( 'build/lazy-images-near.js', PLUGIN_FILE ), $asset['dependencies'], $asset['version'], [ 'strategy' => 'defer' ] );
		wp_enqueue_style( HANDLE, plugins_url( 'build/lazy-images-near.css', PLUGIN_FILE ), [], $asset['version'] );
		wp_style_add_data( HANDLE, 'path', dirname( PLUGIN_FILE ) . '/build/lazy-images-near.css' );
	}
	return $content;
}
