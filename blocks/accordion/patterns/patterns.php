<?php
/** Pattern: questions and answers. */

declare( strict_types=1 );

namespace Frontage\Accordion;

defined( 'ABSPATH' ) || exit;

/** Registers the pattern. Its file is read only if it is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/questions',
		[
			'title'         => __( 'Questions and answers', 'frontage' ),
			'description'   => __( 'A heading, and questions that open their answers.', 'frontage' ),
			'keywords'      => [ __( 'faq', 'frontage' ), __( 'accordion', 'frontage' ) ],
			'filePath'      => __DIR__ . '/questions.php',
			'categories'    => [ 'frontage', 'text' ],
			'blockTypes'    => [ 'frontage/accordion' ],
			'viewportWidth' => 800,
		]
	);
}
