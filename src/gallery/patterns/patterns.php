<?php
/**
 * Offers whole sections with a gallery in them, so that the first thing on a page is good enough to publish.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/** The patterns, each in a file of its name beside this one. */
const PATTERNS = [ 'grid', 'masonry', 'tall', 'films' ];

/**
 * Registers the patterns, under a heading of our own.
 *
 * @since 0.1.0
 */
function register_patterns(): void {
	register_block_pattern_category( 'frontage', [ 'label' => __( 'Frontage', 'frontage' ) ] );
	foreach ( PATTERNS as $name ) {
		$shared = [
			'categories'    => [ 'frontage', 'portfolio' ],
			'blockTypes'    => [ 'frontage/portfolio' ],
			'viewportWidth' => 1280,
		];
		register_block_pattern( "frontage/portfolio-$name", $shared + require __DIR__ . "/$name.php" );
	}
}
