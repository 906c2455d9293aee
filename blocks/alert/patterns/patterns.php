<?php
/** Pattern: a note with what a visitor should know, and a list. */

declare( strict_types=1 );

namespace Frontage\Alert;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/before-you-come',
		[
			'title'         => __( 'Before you come', 'frontage' ),
			'description'   => __( 'A note with what a visitor should know, and a list.', 'frontage' ),
			'keywords'      => [ __( 'notice', 'frontage' ), __( 'opening times', 'frontage' ) ],
			'filePath'      => __DIR__ . '/before-you-come.php',
			'categories'    => [ 'frontage', 'text' ],
			'blockTypes'    => [ 'frontage/alert' ],
			'viewportWidth' => 800,
		]
	);
}
