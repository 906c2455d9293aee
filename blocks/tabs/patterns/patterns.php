<?php
/** Pattern: services of a studio, as vertical tabs. */

declare( strict_types=1 );

namespace Frontage\Tabs;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/tabs-services',
		[
			'title'         => __( 'Tabs: services', 'frontage' ),
			'description'   => __( 'What you offer, one service to a tab, beside the list of them; an accordion on phones.', 'frontage' ),
			'keywords'      => [ __( 'services', 'frontage' ), __( 'vertical tabs', 'frontage' ) ],
			'filePath'      => __DIR__ . '/services.php',
			'categories'    => [ 'frontage', 'services' ],
			'blockTypes'    => [ 'frontage/tabs' ],
			'viewportWidth' => 1000,
		]
	);
}
