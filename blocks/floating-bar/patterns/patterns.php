<?php
/** Pattern: a line at the bottom of the window, with a button. */

declare( strict_types=1 );

namespace Frontage\FloatingBar;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/announcement-bar',
		[
			'title'         => __( 'Announcement', 'frontage' ),
			'description'   => __( 'A line at the bottom of the window, with a button.', 'frontage' ),
			'keywords'      => [ __( 'banner', 'frontage' ), __( 'notice', 'frontage' ) ],
			'filePath'      => __DIR__ . '/announcement-bar.php',
			'categories'    => [ 'frontage', 'call-to-action' ],
			'blockTypes'    => [ 'frontage/floating-bar' ],
			'viewportWidth' => 1000,
		]
	);
}
