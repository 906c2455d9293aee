<?php
/** Patterns: post footer, and share links at the side of the window. */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

/** Registers the patterns. Their files, of the same names, are read only if a pattern is used. */
function register_patterns(): void {
	register_block_pattern(
		'frontage/post-footer',
		[
			'title'         => __( 'Post footer', 'frontage' ),
			'description'   => __( 'Share links, categories, author, the posts before and after, and comments that are answered in place.', 'frontage' ),
			'keywords'      => [ __( 'share', 'frontage' ), __( 'author', 'frontage' ), __( 'comments', 'frontage' ), __( 'next post', 'frontage' ) ],
			'filePath'      => __DIR__ . '/post-footer.php',
			'categories'    => [ 'frontage', 'posts' ],
			'blockTypes'    => [ 'frontage/share', 'core/comments', 'core/post-navigation-link' ],
			// Below the content, never in it.
			'postTypes'     => [ 'wp_template', 'wp_template_part', 'wp_block' ],
			'viewportWidth' => 800,
		]
	);
	register_block_pattern(
		'frontage/share-bar',
		[
			'title'         => __( 'Share bar', 'frontage' ),
			'description'   => __( 'Share links at the window’s side, with an arrow that hides them; a row on phones.', 'frontage' ),
			'keywords'      => [ __( 'share', 'frontage' ), __( 'social', 'frontage' ), __( 'sidebar', 'frontage' ) ],
			'filePath'      => __DIR__ . '/share-bar.php',
			'categories'    => [ 'frontage', 'posts' ],
			'blockTypes'    => [ 'frontage/share' ],
			'viewportWidth' => 800,
		]
	);
}
