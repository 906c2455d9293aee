<?php
/** Pattern: words around a circle, as on a seal. */

declare( strict_types=1 );

namespace Frontage\TextPath;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/words-in-a-circle',
		[
			'title'         => __( 'Words in a circle', 'frontage' ),
			'description'   => __( 'Words around a circle, as on a seal.', 'frontage' ),
			'keywords'      => [ __( 'badge', 'frontage' ), __( 'seal', 'frontage' ) ],
			'filePath'      => __DIR__ . '/words-in-a-circle.php',
			'categories'    => [ 'frontage', 'banner' ],
			'blockTypes'    => [ 'frontage/text-path' ],
			'viewportWidth' => 600,
		]
	);
}
