<?php
/** Pattern: a heading, and three numbers in a row that count up when they are seen. */

declare( strict_types=1 );

namespace Frontage\Counter;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/in-figures',
		[
			'title'         => __( 'In figures', 'frontage' ),
			'description'   => __( 'A heading, and three numbers in a row that count up when they are seen.', 'frontage' ),
			'keywords'      => [ __( 'numbers', 'frontage' ), __( 'statistics', 'frontage' ) ],
			'filePath'      => __DIR__ . '/in-figures.php',
			'categories'    => [ 'frontage', 'about' ],
			'blockTypes'    => [ 'frontage/counter' ],
			'viewportWidth' => 1000,
		]
	);
}
