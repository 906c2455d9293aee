<?php
/** Patterns: what clients say, services as cards, pictures of the library. */

declare( strict_types=1 );

namespace Frontage\Carousel;

defined( 'ABSPATH' ) || exit;

/** Registers the patterns. Their files are read only if they are used. */
function register_patterns(): void {
	$patterns = [
		'quotes'   => [
			'title'       => __( 'Carousel: what clients say', 'frontage' ),
			'description' => __( 'Quotations, one at a time, that fade.', 'frontage' ),
			'keywords'    => [ __( 'testimonials', 'frontage' ), __( 'slider', 'frontage' ) ],
			'categories'  => [ 'frontage', 'testimonials' ],
		],
		'cards'    => [
			'title'       => __( 'Carousel: cards', 'frontage' ),
			'description' => __( 'Steps of a project on cards, of which the next one is always seen a little.', 'frontage' ),
			'keywords'    => [ __( 'services', 'frontage' ), __( 'slider', 'frontage' ) ],
			'categories'  => [ 'frontage', 'services' ],
		],
		'pictures' => [
			'title'       => __( 'Carousel: pictures', 'frontage' ),
			'description' => __( 'Pictures in a row, each of which opens over the page; it begins with the latest of the media library.', 'frontage' ),
			'keywords'    => [ __( 'photos', 'frontage' ), __( 'slider', 'frontage' ) ],
			'categories'  => [ 'frontage', 'gallery' ],
		],
	];
	foreach ( $patterns as $name => $pattern ) {
		register_block_pattern(
			"frontage/carousel-$name",
			$pattern + [
				'filePath'      => __DIR__ . "/$name.php",
				'blockTypes'    => [ 'frontage/carousel' ],
				'viewportWidth' => 1000,
			]
		);
	}
}
