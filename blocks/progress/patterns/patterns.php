<?php
/** Pattern: a heading, and the parts of a project with how much of each is done. */

declare( strict_types=1 );

namespace Frontage\Progress;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/how-far-we-are',
		[
			'title'         => __( 'How far we are', 'frontage' ),
			'description'   => __( 'A heading, and the parts of a project with how much of each is done.', 'frontage' ),
			'keywords'      => [ __( 'percent', 'frontage' ), __( 'goals', 'frontage' ) ],
			'filePath'      => __DIR__ . '/how-far-we-are.php',
			'categories'    => [ 'frontage', 'about' ],
			'blockTypes'    => [ 'frontage/progress' ],
			'viewportWidth' => 800,
		]
	);
}
