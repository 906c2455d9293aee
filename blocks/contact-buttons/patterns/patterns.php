<?php
/** Pattern: a round button with phone, mail and a messenger, and the hours in which somebody answers. */

declare( strict_types=1 );

namespace Frontage\ContactButtons;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/talk-to-us',
		[
			'title'         => __( 'Talk to us', 'frontage' ),
			'description'   => __( 'A round button with phone, mail and a messenger, and the hours in which somebody answers.', 'frontage' ),
			'keywords'      => [ __( 'phone', 'frontage' ), __( 'opening hours', 'frontage' ) ],
			'filePath'      => __DIR__ . '/talk-to-us.php',
			'categories'    => [ 'frontage', 'contact' ],
			'blockTypes'    => [ 'frontage/contact-buttons' ],
			'viewportWidth' => 800,
		]
	);
}
