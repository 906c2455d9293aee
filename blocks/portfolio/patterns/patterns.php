<?php
/** Patterns: sections with a gallery. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/** Registers the patterns and their category. Their files, of the same names, are read only if a pattern is used. */
function register_patterns(): void {
	register_block_pattern_category( 'frontage', [ 'label' => __( 'Frontage', 'frontage' ) ] );
	$patterns = [
		'grid'    => [
			__( 'Portfolio: even grid', 'frontage' ),
			__( 'A heading with a short text next to it, above pictures of the same shape.', 'frontage' ),
		],
		'masonry' => [
			__( 'Portfolio: masonry with filters', 'frontage' ),
			__( 'All items, each picture in its own shape, with categories and a search field.', 'frontage' ),
		],
		'tall'    => [
			__( 'Portfolio: tall screenshots', 'frontage' ),
			__( 'Websites as a visitor scrolls them, beside a heading and a few lines.', 'frontage' ),
		],
		'films'   => [ __( 'Portfolio: films', 'frontage' ), __( 'Wide frames in two columns on a dark ground, under a heading and a line.', 'frontage' ) ],
	];
	foreach ( $patterns as $name => [ $title, $description ] ) {
		register_block_pattern(
			"frontage/portfolio-$name",
			[
				'title'         => $title,
				'description'   => $description,
				'filePath'      => __DIR__ . "/$name.php",
				'categories'    => [ 'frontage', 'portfolio' ],
				'blockTypes'    => [ 'frontage/portfolio' ],
				'viewportWidth' => 1280,
			]
		);
	}
}
